import { en, type Messages } from './en.ts'

const languages = ['en', 'de'] as const
export type MessageLanguage = (typeof languages)[number]

/** The first requested language that has messages; numbers follow the region of the reader. */
export function pickLanguage(requested: readonly string[]): {
  readonly messages: MessageLanguage
  readonly formats: string
} {
  for (const formats of requested) {
    const messages = languages.find((one) => formats.toLowerCase().split('-')[0] === one)
    if (messages) return { messages, formats }
  }
  return { messages: 'en', formats: 'en' }
}

/** Messages other than English are loaded on demand. */
export const loadMessages = async (language: MessageLanguage): Promise<Messages> =>
  language === 'de' ? (await import('./de.ts')).de : en
