import { chooseLanguage } from '@vitrine/messages'

export const languages = ['en', 'de', 'es', 'fr', 'he'] as const
export type Language = (typeof languages)[number]

/** The first requested language that has messages; numbers follow the region of the reader. */
export const pickLanguage = (requested: readonly string[]) =>
  chooseLanguage(languages, requested, 'en')

/** The language of the reader. */
export const languageChoice = pickLanguage(globalThis.navigator?.languages ?? [])
