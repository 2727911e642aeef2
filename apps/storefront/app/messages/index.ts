import type { Messages as MessagesOf } from '@vitrine/messages'
import { useMessages as useProvidedMessages } from '@vitrine/messages/react'
import type { journalEn } from './en-journal.ts'
import type { membersEn } from './en-members.ts'
import type { ordersEn } from './en-orders.ts'
import type { shopEn } from './en-shop.ts'

export const languages = ['en', 'de', 'es', 'fr', 'it', 'he', 'ar', 'ja'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'en'
/** Each language's name for itself. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  he: 'עברית',
  ar: 'العربية',
  ja: '日本語',
}

export type Messages = MessagesOf<
  typeof shopEn & typeof ordersEn & typeof membersEn & typeof journalEn
>

/** The messages of the current page's language. */
export const useMessages = (): Messages => useProvidedMessages<Messages>()
