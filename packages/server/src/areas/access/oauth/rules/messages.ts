import { createMessages, type Messages, textOf } from '@vitrine/messages'
import type { Language } from './language.ts'
import { ar } from './messages-ar.ts'
import { de } from './messages-de.ts'
import { en, type MessageKey } from './messages-en.ts'
import { es } from './messages-es.ts'
import { fr } from './messages-fr.ts'
import { he } from './messages-he.ts'
import { it } from './messages-it.ts'
import { ja } from './messages-ja.ts'

const catalogues: Record<Language, Messages<typeof en>> = {
  en: createMessages(en, 'en'),
  de: createMessages<typeof en>(de, 'de'),
  es: createMessages<typeof en>(es, 'es'),
  fr: createMessages<typeof en>(fr, 'fr'),
  it: createMessages<typeof en>(it, 'it'),
  he: createMessages<typeof en>(he, 'he'),
  ar: createMessages<typeof en>(ar, 'ar'),
  ja: createMessages<typeof en>(ja, 'ja'),
}

/** A message with its values; values without a placeholder are ignored. */
export type Translate = (
  messageKey: MessageKey,
  values?: Readonly<Record<string, string>>,
) => string

/** Some keys are only known when a request arrives, so values are not typed by their message. */
export const translatorFor =
  (language: Language): Translate =>
  (messageKey, values = {}) => {
    const message: string | ((values: never) => string) = catalogues[language][messageKey]
    return textOf(message, values as never)
  }
