import type { Direction } from './direction.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { he } from './words/he.ts'
import { it } from './words/it.ts'
import { ja } from './words/ja.ts'
import { nl } from './words/nl.ts'
import { pt } from './words/pt.ts'
import type { Words } from './words/words.ts'

/** The languages we write, by their two letters. */
export const catalogue = { en, de, fr, es, it, pt, nl, ja, he } as const satisfies Record<
  string,
  Words
>
export type Language = keyof typeof catalogue

/** A language we write, and the tag by which its dates and numbers are written. */
export interface Voice {
  readonly language: Language
  readonly locale: string
  readonly direction: Direction
}

/** The first of the wishes that we write; English when we write none. */
export function voiceFor(...wishes: readonly (string | null | undefined)[]): Voice {
  for (const wish of wishes) {
    const [locale] = supportedOf(wish)
    const language = locale && new Intl.Locale(locale).language
    if (isOurs(language)) return voice(language, locale as string)
  }
  return voice('en', 'en')
}

const voice = (language: Language, locale: string): Voice => ({
  language,
  locale,
  direction: language === 'he' ? 'rtl' : 'ltr',
})

const isOurs = (language: string | undefined): language is Language =>
  language !== undefined && Object.hasOwn(catalogue, language)

/** Tags come from people and clients: one that is none is passed over. Some write `de_AT`. */
function supportedOf(wish: string | null | undefined): string[] {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf((wish ?? '').replaceAll('_', '-') || [])
  } catch {
    return []
  }
}
