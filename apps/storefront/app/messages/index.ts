import type { Catalogues, Messages as MessagesOf } from '@vitrine/messages'
import { useMessages as useProvidedMessages } from '@vitrine/messages/react'
import type { en } from './en.ts'

export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'en'
/** Each language's name for itself. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch' }

export type Messages = MessagesOf<typeof en>

/** A browser loads one language. */
export const catalogues: Catalogues<Language, typeof en> = {
  en: () => import('./en.ts').then((module) => module.en),
  de: () => import('./de.ts').then((module) => module.de),
}

/** The messages of the current page's language. */
export const useMessages = (): Messages => useProvidedMessages<Messages>()
