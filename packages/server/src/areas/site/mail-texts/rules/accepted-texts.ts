import {
  type MailName,
  MailPartUnknown,
  MailPlaceholderBroken,
  MailPlaceholderMissing,
  MailPlaceholderUnknown,
  type MailTextPart,
  type MailTexts,
  mailTextParts,
} from '@vitrine/contract/mail-texts'
import { readPlaceholders } from '@vitrine/messages'
import { editableMails, oneLine, ourTexts, severalLines } from '../../mail/index.ts'
import type { WhichMail } from '../model.ts'

/** Parts that may have several lines. */
const longParts: ReadonlySet<MailTextPart> = new Set(['intro', 'closing'])

/**
 * Texts to store: plain, without blank ones and copies of the default. Throws for an unknown or a missing
 * placeholder.
 */
export function acceptedTexts({ mail, language }: WhichMail, sent: MailTexts): MailTexts {
  const ours = ourTexts(mail, language)
  const parts = mailTextParts.flatMap((part) => {
    const text = plain(part, sent[part] ?? '')
    if (text === '') return []
    if (ours[part] === undefined) throw MailPartUnknown({ field: part, accepted: partsOf(mail) })
    if (text === ours[part]) return []
    checkText(mail, part, text)
    return [[part, text] as const]
  })
  return Object.fromEntries(parts)
}

/** Parts that a mail has in every language. */
export const partsOf = (mail: MailName): MailTextPart[] => {
  const texts = ourTexts(mail, 'en')
  return mailTextParts.filter((part) => texts[part] !== undefined)
}

const plain = (part: MailTextPart, text: string): string =>
  longParts.has(part) ? severalLines(text) : oneLine(text, text.length)

function checkText(mail: MailName, field: MailTextPart, text: string): void {
  const { placeholders: accepted, required } = editableMails[mail]
  const { names, broken } = readPlaceholders(text)
  if (broken !== undefined) throw MailPlaceholderBroken({ field, text: broken, accepted })
  const unknown = names.find((name) => !(accepted as readonly string[]).includes(name))
  if (unknown !== undefined) {
    throw MailPlaceholderUnknown({ field, placeholder: unknown, accepted })
  }
  const missing = required.find((name) => field === 'intro' && !names.includes(name))
  if (missing) throw MailPlaceholderMissing({ field, placeholder: missing })
}
