import { createMessages } from '@vitrine/ui/messages'
import { messages as de } from './de.ts'
import { messages as en } from './en.ts'
import type { Language, Words } from './index.ts'

const catalogues = { en, de }
const cache = new Map<string, Words>()

/** The messages of every language; for the server only, as browsers load one language. */
export function messagesFor(lang: Language, locale: string): Words {
  const key = `${lang} ${locale}`
  const cached = cache.get(key)
  if (cached) return cached
  const words = createMessages(catalogues[lang], locale) as Words
  cache.set(key, words)
  return words
}
