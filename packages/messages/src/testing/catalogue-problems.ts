import type { Catalogue, Message } from '../catalogue.ts'
import { isMessage, placeholdersIn } from '../parse-message.ts'

/**
 * The differences between a catalogue and the English one: missing and additional keys, and messages with
 * other values. Empty when they match. For tests.
 */
export function catalogueProblems(english: object, other: object): string[] {
  const expected = messagesOf(english as Catalogue)
  const found = messagesOf(other as Catalogue)
  const missing = [...expected.keys()].filter((key) => !found.has(key))
  const additional = [...found.keys()].filter((key) => !expected.has(key))
  const different = [...expected].filter(
    ([key, message]) => found.has(key) && valuesOf(message) !== valuesOf(found.get(key) as Message),
  )
  return [
    ...missing.map((key) => `${key} is missing`),
    ...additional.map((key) => `${key} is not in the English catalogue`),
    ...different.map(([key]) => `${key} takes other values than in English`),
  ]
}

function messagesOf(branch: Catalogue, path = ''): Map<string, Message> {
  const entries = Object.entries(branch).flatMap(([key, entry]): [string, Message][] =>
    isMessage(entry)
      ? [[`${path}${key}`, entry]]
      : [...messagesOf(entry as Catalogue, `${path}${key}.`)],
  )
  return new Map(entries)
}

/** The names of a message's values as one text. A function's names are unknown until it is called. */
function valuesOf(message: Message): string {
  if (typeof message === 'function') return 'function'
  if (typeof message === 'string') return [...new Set(placeholdersIn(message))].sort().join()
  const names = Object.values(message).flatMap(placeholdersIn)
  return [...new Set(['n', ...names])].sort().join()
}
