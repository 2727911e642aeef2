import type { Reason } from '@vitrine/contract/reasons'
import { isolatedText } from '@vitrine/messages'
import { VitrineError } from '@vitrine/sdk'
import type { Messages } from '../messages/index.ts'
import { asSentence, errorMessage } from './failure.tsx'

type Sentence = string | ((values: Readonly<Record<string, string>>) => string)
type Sentences = Readonly<Record<string, Sentence | undefined>>

/** A reason in the language of the reader, or its English text where the code is unknown. */
export function reasonText(cause: Reason | undefined, english: string, messages: Messages): string {
  const sentences: object = messages.reasons
  const sentence = cause && (sentences as Sentences)[cause.code]
  if (!sentence) return english
  const { values = {}, subject } = cause
  // “12 EUR” would be read as “EUR 12” between Hebrew words.
  const { text: format = String } = isolatedText(messages.locale)
  const texts = Object.entries(values).map(([name, value]) => [name, format(String(value))])
  const text = typeof sentence === 'string' ? sentence : sentence(Object.fromEntries(texts))
  return placed(cause, subject ? `${subject} ${text}` : text, messages)
}

function placed({ line, column }: Reason, text: string, { reasonPlaces }: Messages): string {
  if (line === undefined) return text
  if (column === undefined) return reasonPlaces.line({ line: String(line), text })
  const place = { line: String(line), column, text }
  return /^\d+$/.test(column) ? reasonPlaces.columnNumber(place) : reasonPlaces.column(place)
}

/** User-facing message of the error of an upload: why its file was refused, or as of other errors. */
export function uploadErrorMessage(error: unknown, messages: Messages): string {
  const cause = error instanceof VitrineError ? error.data.cause : undefined
  const message = errorMessage(error, messages)
  return cause ? asSentence(reasonText(cause as Reason, message, messages)) : message
}
