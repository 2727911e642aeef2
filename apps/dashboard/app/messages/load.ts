import { en, type Messages } from './en.ts'

const languages = ['en', 'de'] as const
export type MessageLanguage = (typeof languages)[number]

/** The first wanted language there are words for; numbers follow the reader's own region. */
export function pickLanguage(wanted: readonly string[]): {
  readonly messages: MessageLanguage
  readonly formats: string
} {
  for (const formats of wanted) {
    const messages = languages.find((one) => formats.toLowerCase().split('-')[0] === one)
    if (messages) return { messages, formats }
  }
  return { messages: 'en', formats: 'en' }
}

/** Words other than English are fetched only by those who read them. */
export const loadMessages = async (language: MessageLanguage): Promise<Messages> =>
  language === 'de' ? (await import('./de.ts')).de : en
