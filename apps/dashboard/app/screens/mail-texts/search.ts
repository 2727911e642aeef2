import { type MailLanguage, mailLanguages } from '@vitrine/contract/mail-texts'

/** Search parameters of the mails. */
export type MailTextsSearch = {
  /** The shop's language by default. */
  readonly language: '' | MailLanguage
}

export const readMailTextsSearch = (raw: Readonly<Record<string, unknown>>): MailTextsSearch => ({
  language: mailLanguages.find((one) => one === raw.language) ?? '',
})
