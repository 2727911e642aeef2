import { createMessages } from '@vitrine/ui/messages'
import { messages as de } from './de.ts'
import { messages as en } from './en.ts'
import type { Language, Words } from './index.ts'

const catalogues = { en, de }
const made = new Map<string, Words>()

/** All languages at once: only the server knows them all. */
export function messagesFor(lang: Language, locale: string): Words {
  const key = `${lang} ${locale}`
  const known = made.get(key)
  if (known) return known
  const words = createMessages(catalogues[lang], locale) as Words
  made.set(key, words)
  return words
}
