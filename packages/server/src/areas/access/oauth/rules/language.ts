import { acceptedLanguages, chooseLanguage } from '@vitrine/messages'

export const languages = ['en', 'de', 'es', 'fr', 'it', 'he', 'ar', 'ja'] as const
export type Language = (typeof languages)[number]

/**
 * The first language that is spoken here of what a client asks for (`ui_locales`), a browser wishes
 * (`Accept-Language`) and the site is written in; English where none is.
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
