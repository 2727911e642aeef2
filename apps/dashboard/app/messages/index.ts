import { chooseLanguage, type Messages as MessagesOf } from '@vitrine/messages'
import type { en } from './en.ts'
import { createMessageLoader } from './load-parts.ts'

/** All messages of the dashboard in the language of the reader. */
export type Messages = MessagesOf<typeof en>

export const languages = ['en', 'de', 'es', 'fr', 'he'] as const
export type Language = (typeof languages)[number]

/** The first requested language that has messages; numbers follow the region of the reader. */
export const pickLanguage = (requested: readonly string[]) =>
  chooseLanguage(languages, requested, 'en')

/** The language of the reader. */
export const languageChoice = pickLanguage(globalThis.navigator?.languages ?? [])

/** The messages of the page. */
export const { messages: pageMessages, load: loadMessages } = createMessageLoader(languageChoice)
