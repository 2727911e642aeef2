import type { Direction } from './direction.ts'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import { he } from './messages/he.ts'
import { it } from './messages/it.ts'
import { ja } from './messages/ja.ts'
import type { Messages } from './messages/message-types.ts'
import { nl } from './messages/nl.ts'
import { pt } from './messages/pt.ts'

/** The supported languages, by their two-letter codes. */
export const catalog = { en, de, fr, es, it, pt, nl, ja, he } as const satisfies Record<
  string,
  Messages
>
export type Language = keyof typeof catalog

/** A language we write, and the tag by which its dates and numbers are written. */
export interface MailLocale {
  readonly language: Language
  readonly locale: string
  readonly direction: Direction
}

/** The first supported language of the list; English when none is. */
export function mailLocaleFor(...languageTags: readonly (string | null | undefined)[]): MailLocale {
  for (const tag of languageTags) {
    const [locale] = supportedLocales(tag)
    const language = locale && new Intl.Locale(locale).language
    if (isSupported(language)) return mailLocale(language, locale as string)
  }
  return mailLocale('en', 'en')
}

const mailLocale = (language: Language, locale: string): MailLocale => ({
  language,
  locale,
  direction: language === 'he' ? 'rtl' : 'ltr',
})

const isSupported = (language: string | undefined): language is Language =>
  language !== undefined && Object.hasOwn(catalog, language)

/** Tags come from people and clients: one that is none is passed over. Some write `de_AT`. */
function supportedLocales(tag: string | null | undefined): string[] {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf((tag ?? '').replaceAll('_', '-') || [])
  } catch {
    return []
  }
}
