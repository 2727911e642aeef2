import { type MailText, type MailTexts, mailNames } from '@vitrine/contract/mail-texts'
import { editableMails, ourTexts, placeholderDescriptions } from '../../mail/index.ts'
import type { StoredTexts, WhichMail } from '../model.ts'
import { partsOf } from './accepted-texts.ts'
import { isAboutOrder } from './examples.ts'

/** A mail in a language with both texts; `stored` are those of the mail in all languages. */
export function mailTextOf(
  { mail, language }: WhichMail,
  stored: readonly StoredTexts[],
): MailText {
  const own = stored.find((one) => one.language === language)
  const { group, placeholders, required } = editableMails[mail]
  return {
    mail,
    language,
    group,
    aboutOrder: isAboutOrder(mail),
    parts: partsOf(mail),
    placeholders: placeholders.map((name) => ({
      name,
      description: placeholderDescriptions[name],
      required: required.includes(name),
      optional: name === 'name',
    })),
    ours: ourTexts(mail, language),
    texts: own?.texts ?? {},
    revision: own?.revision ?? 0,
    editedIn: stored.filter(({ texts }) => !isEmpty(texts)).map((one) => one.language),
  }
}

/** All mails in a language, in their order. */
export const mailTextsOf = (
  language: WhichMail['language'],
  stored: readonly StoredTexts[],
): MailText[] =>
  mailNames.map((mail) =>
    mailTextOf(
      { mail, language },
      stored.filter((one) => one.mail === mail),
    ),
  )

const isEmpty = (texts: MailTexts): boolean => Object.keys(texts).length === 0
