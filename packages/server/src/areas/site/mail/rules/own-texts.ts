import { type MailName, type MailTexts, mailTextParts } from '@vitrine/contract/mail-texts'
import { createMessages, readPlaceholders, textOf } from '@vitrine/messages'
import { editableMails, placeOf } from './editable-mails.ts'
import { catalogues, type Language, type MailMessages } from './locale.ts'

type Entries = Readonly<Record<string, unknown>>

/** The texts of a mail as our catalogue has them; placeholders stay. */
export function ourTexts(mail: MailName, language: Language): MailTexts {
  const catalogue = catalogues[language]
  const { template, variant } = placeOf(mail)
  const branch = catalogue.mails[template] as Entries
  const entries = { ...branch, ...(variant ? (branch[variant] as Entries) : {}) }
  const isNamed = editableMails[mail].placeholders.includes('name')
  const texts: Record<string, unknown> = {
    subject: entries.subject,
    title: entries.title,
    greeting: isNamed ? catalogue.hello : catalogue.helloUnknown,
    intro: (entries.lines as readonly string[]).join('\n\n'),
    button: entries.action,
    trackingButton: entries.follow,
    closing: entries.note,
  }
  const parts = mailTextParts.filter((part) => texts[part] !== undefined)
  return Object.fromEntries(parts.map((part) => [part, texts[part]]))
}

/**
 * The messages of a language in which one mail has the merchant's texts. Parts that name a reader whose name
 * is unknown, or that the merchant has not changed, use the default.
 */
export function withOwnTexts(
  messages: MailMessages,
  mail: MailName,
  texts: MailTexts,
  name: string,
): MailMessages {
  const toText = (text: string | undefined) =>
    text === undefined || (name === '' && readPlaceholders(text).names.includes('name'))
      ? undefined
      : bindText(text, name, messages.locale)
  const entries = present({
    subject: toText(texts.subject),
    title: toText(texts.title),
    greeting: toText(texts.greeting),
    lines: toText(texts.intro) && texts.intro?.split(/\n{2,}/).map(toText),
    action: toText(texts.button),
    follow: toText(texts.trackingButton),
    note: toText(texts.closing),
  })
  const { template, variant } = placeOf(mail)
  const ours = messages.mails[template] as Entries
  const mails = {
    ...messages.mails,
    [template]: variant
      ? { ...ours, [variant]: { ...(ours[variant] as Entries), ...entries } }
      : { ...ours, ...entries },
  }
  return { ...messages, mails } as MailMessages
}

type BoundText = (values: object) => string

/** A text as a message that takes the reader's name in addition to the values of its template. */
function bindText(text: string, name: string, locale: string): BoundText {
  const bound: string | BoundText = createMessages({ text }, locale).text
  return (values) => textOf<object>(bound, { ...values, name })
}

const present = (entries: Entries): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([, entry]) => entry !== undefined))
