import {
  type Catalogues,
  chooseLanguage,
  createMessages,
  loadMessages,
  type Messages as MessagesOf,
} from '@vitrine/messages'
import { en } from './en.ts'

/** All messages of the dashboard in the language of the reader. */
export type Messages = MessagesOf<typeof en>

export const languages = ['en', 'de', 'es', 'fr', 'he'] as const
type Language = (typeof languages)[number]

/** Languages other than English are loaded on demand. */
const catalogues: Catalogues<Language, typeof en> = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  he: async () => (await import('./he.ts')).he,
}

export const english = createMessages(en, 'en')

/** The first requested language that has messages; numbers follow the region of the reader. */
export const pickLanguage = (requested: readonly string[]) =>
  chooseLanguage(languages, requested, 'en')

export const loadMessagesFor = (choice: ReturnType<typeof pickLanguage>) =>
  loadMessages(catalogues, choice)
