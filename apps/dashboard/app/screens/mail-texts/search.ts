import { type MailLanguage, mailLanguages } from '@vitrine/contract/mail-texts'

/** What the address of the mails says. */
export type MailTextsSearch = {
  /** That of the shop when it is left out. */
  readonly language: '' | MailLanguage
}

export const readMailTextsSearch = (raw: Readonly<Record<string, unknown>>): MailTextsSearch => ({
  language: mailLanguages.find((one) => one === raw.language) ?? '',
})
