import { type Messages, type Translation, useMessages } from '@vitrine/ui/messages'
import type { messages as english } from './en.ts'

export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'en'
/** Each language's name for itself. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch' }

export const isLanguage = (text: string): text is Language =>
  (languages as readonly string[]).includes(text)

/** The keys of every language; English defines their placeholders. */
export type Catalogue = Translation<typeof english>
export type Words = Messages<typeof english>

/** The messages of the current page's language. */
export const useWords = (): Words => useMessages<typeof english>()
