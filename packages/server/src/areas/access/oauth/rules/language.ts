import { acceptedLanguages, chooseLanguage } from '@vitrine/messages'

export const languages = ['en', 'de', 'es', 'fr', 'it', 'he', 'ar', 'ja'] as const
export type Language = (typeof languages)[number]

/**
 * The first supported language of those that the client (`ui_locales`), the browser (`Accept-Language`) and
 * the site prefer; otherwise English.
 */
export function chooseLanguageOf(preferences: {
  readonly requested?: string | undefined
  readonly accepted?: string | undefined
  readonly locale?: string | undefined
}): Language {
  const { requested = '', accepted, locale } = preferences
  const tags = [...requested.split(' '), ...acceptedLanguages(accepted), locale]
  return chooseLanguage(languages, tags, 'en').language
}
