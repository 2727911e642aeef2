import { type MailTextPart, type MailTexts, mailTextLimits } from '@vitrine/contract/mail-texts'
import { readPlaceholders } from '@vitrine/messages'
import { VitrineError } from '@vitrine/sdk'
import type { OutputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'
import type { Errors } from '../../shared/use-form.ts'

export type MailText = OutputOf<'mailTexts.getMailText'>['mailText']
export type MailForm = Partial<Record<MailTextPart, string>>

/** All parts as used by the mail: the merchant's texts, else the default. */
export const formOf = ({ parts, ours, texts }: MailText): MailForm =>
  Object.fromEntries(parts.map((part) => [part, texts[part] ?? ours[part] ?? '']))

/** Whether a part differs from the default. */
export const isEdited = ({ ours }: MailText, part: MailTextPart, text: string | undefined) =>
  text !== undefined && text.trim() !== '' && text !== ours[part]

/** Errors by part; blank and default parts are always valid. */
export function checkMail(mail: MailText, form: MailForm, { mailTexts: texts }: Messages): Errors {
  const problems = mail.parts.flatMap((part) => {
    const text = form[part] ?? ''
    const problem = isEdited(mail, part, text) ? problemOf(mail, part, text, texts) : undefined
    return problem ? [[part, problem] as const] : []
  })
  return Object.fromEntries(problems)
}

function problemOf(
  { placeholders }: MailText,
  part: MailTextPart,
  text: string,
  texts: Messages['mailTexts'],
): string | undefined {
  const accepted = placeholders.map(({ name }) => name)
  const { names, broken } = readPlaceholders(text)
  if (broken !== undefined) return texts.broken({ text: broken })
  const unknown = names.find((name) => !accepted.includes(name))
  if (unknown !== undefined) {
    return texts.unknown({ placeholder: `{${unknown}}`, accepted: listOf(accepted) })
  }
  const missing = placeholders.find(
    ({ name, required }) => required && part === 'intro' && !names.includes(name),
  )
  if (missing) return texts.missing({ placeholder: `{${missing.name}}` })
  const max = mailTextLimits[part]
  return text.length > max ? texts.tooLong({ max }) : undefined
}

const listOf = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')

/** The server's error at the part it refers to. */
export function refusalsOf(error: unknown, { mailTexts: texts }: Messages): Errors {
  if (!(error instanceof VitrineError)) return {}
  const { field, placeholder, text, accepted } = error.data
  if (typeof field !== 'string') return {}
  switch (error.code) {
    case 'MAIL_PLACEHOLDER_UNKNOWN':
      return {
        [field]: texts.unknown({
          placeholder: `{${placeholder}}`,
          accepted: listOf([accepted].flat().map(String)),
        }),
      }
    case 'MAIL_PLACEHOLDER_BROKEN':
      return { [field]: texts.broken({ text: String(text) }) }
    case 'MAIL_PLACEHOLDER_MISSING':
      return { [field]: texts.missing({ placeholder: `{${placeholder}}` }) }
    default:
      return {}
  }
}

export const textsOf = (form: MailForm): MailTexts => form
