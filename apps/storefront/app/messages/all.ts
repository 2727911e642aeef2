import { createMessages } from '@vitrine/messages'
import { de } from './de.ts'
import { en } from './en.ts'
import type { Language, Messages } from './index.ts'

const catalogues = { en, de }
const cache = new Map<string, Messages>()

/** The messages of every language; for the server only, as browsers load one language. */
export function messagesFor(language: Language, locale: string): Messages {
  const key = `${language} ${locale}`
  const cached = cache.get(key)
  if (cached) return cached
  const messages = createMessages<typeof en>(catalogues[language], locale)
  cache.set(key, messages)
  return messages
}
