import type { MailLanguage } from '@vitrine/contract/mail-texts'
import { chooseLanguage, createMessages, directionOf, type Messages } from '@vitrine/messages'
import type { Direction } from './direction.ts'
import { ar } from './messages/ar.ts'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import { he } from './messages/he.ts'
import { it } from './messages/it.ts'
import { ja } from './messages/ja.ts'
import { nl } from './messages/nl.ts'
import { pt } from './messages/pt.ts'

export type MailMessages = Messages<typeof en>

/** The raw texts, with their placeholders. */
export const catalogues = { en, de, fr, es, it, pt, nl, ja, he, ar } as const

/** The supported languages, by their two-letter codes. */
export const catalog = {
  en: createMessages(en, 'en'),
  de: createMessages<typeof en>(de, 'de'),
  fr: createMessages<typeof en>(fr, 'fr'),
  es: createMessages<typeof en>(es, 'es'),
  it: createMessages<typeof en>(it, 'it'),
  pt: createMessages<typeof en>(pt, 'pt'),
  nl: createMessages<typeof en>(nl, 'nl'),
  ja: createMessages<typeof en>(ja, 'ja'),
  he: createMessages<typeof en>(he, 'he'),
  ar: createMessages<typeof en>(ar, 'ar'),
} as const satisfies Record<MailLanguage, MailMessages>
export type Language = keyof typeof catalog
const languages = Object.keys(catalog) as Language[]

/** A supported language, and the tag for formatting dates and numbers. */
export interface MailLocale {
  readonly language: Language
  readonly locale: string
  readonly direction: Direction
}

/** The first supported language of the list; English when none is. */
export function mailLocaleFor(...languageTags: readonly (string | null | undefined)[]): MailLocale {
  const { language, locale } = chooseLanguage(languages, languageTags, 'en')
  return { language, locale, direction: directionOf(language) }
}
