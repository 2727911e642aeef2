import { OneOf, type Static, Type } from '../kit/index.ts'
import { mailGroups, mailLanguages, mailNames, mailTextParts } from './vocabulary.ts'

/** Characters that each part may have. Greeting, subject, title and labels are one line. */
export const mailTextLimits = {
  subject: 200,
  title: 200,
  greeting: 200,
  intro: 4000,
  button: 60,
  trackingButton: 60,
  closing: 2000,
} as const

const part = (maxLength: number) => Type.Optional(Type.String({ maxLength }))

/**
 * The texts of one mail in one language: plain text with placeholders such as `{shop}`; `{{` and `}}` are braces.
 * In the request, a part that is absent, blank or the same as ours follows our text.
 */
export const MailTexts = Type.Object({
  /** The line that inboxes show. */
  subject: part(mailTextLimits.subject),
  /** The heading inside the mail. */
  title: part(mailTextLimits.title),
  /** If it names a reader whose name is unknown, the default text is used. */
  greeting: part(mailTextLimits.greeting),
  /** The text above the content of the mail; an empty line starts a paragraph. */
  intro: part(mailTextLimits.intro),
  /** Label of the button; where it leads is not a matter of texts. */
  button: part(mailTextLimits.button),
  /** Label of the button of parcels that can be followed. */
  trackingButton: part(mailTextLimits.trackingButton),
  /** The small text at the end. */
  closing: part(mailTextLimits.closing),
})
export type MailTexts = Static<typeof MailTexts>

/** A placeholder in braces for a text. */
export const MailPlaceholder = Type.Object({
  name: Type.String(),
  /** A description of its value. */
  description: Type.String(),
  /** The intro of this mail must name it. */
  required: Type.Boolean(),
  /** Not available for every reader: without it, a part that names it falls back to the default text. */
  optional: Type.Boolean(),
})
export type MailPlaceholder = Static<typeof MailPlaceholder>

/** One mail in one language: the default texts, and the merchant's own. */
export const MailText = Type.Object({
  mail: OneOf(mailNames),
  language: OneOf(mailLanguages),
  group: OneOf(mailGroups),
  /** Whether it can be previewed with an order of the shop. */
  aboutOrder: Type.Boolean(),
  parts: Type.Array(OneOf(mailTextParts)),
  placeholders: Type.Array(MailPlaceholder),
  /** The default texts of all parts. */
  ours: MailTexts,
  /** The merchant's; only parts that differ from ours. */
  texts: MailTexts,
  /** Raised by each change; 0 where nothing was ever saved. */
  revision: Type.Integer({ minimum: 0 }),
  /** Languages in which the merchant has texts of this mail. */
  editedIn: Type.Array(OneOf(mailLanguages)),
})
export type MailText = Static<typeof MailText>

/** A mail as its reader gets it. */
export const MailPreview = Type.Object({
  subject: Type.String(),
  /** A whole page; it contains no scripts. */
  html: Type.String(),
  text: Type.String(),
})
export type MailPreview = Static<typeof MailPreview>
