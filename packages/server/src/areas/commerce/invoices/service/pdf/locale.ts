import { chooseLanguage, createMessages, directionOf, type Messages } from '@vitrine/messages'
import { ar } from './messages/ar.ts'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import { he } from './messages/he.ts'
import { it } from './messages/it.ts'
import { ja } from './messages/ja.ts'
import { nl } from './messages/nl.ts'
import { pt } from './messages/pt.ts'

export type DocumentMessages = Messages<typeof en>

const catalog = {
  en: createMessages(en, 'en'),
  de: createMessages<typeof en>(de, 'de'),
  fr: createMessages<typeof en>(fr, 'fr'),
  es: createMessages<typeof en>(es, 'es'),
  it: createMessages<typeof en>(it, 'it'),
  pt: createMessages<typeof en>(pt, 'pt'),
  nl: createMessages<typeof en>(nl, 'nl'),
  ja: createMessages<typeof en>(ja, 'ja'),
  he: createMessages<typeof en>(he, 'he'),
  ar: createMessages<typeof en>(ar, 'ar'),
} as const satisfies Record<string, DocumentMessages>
export const documentLanguages = Object.keys(catalog) as (keyof typeof catalog)[]

/** The texts of a document, and the formats of its dates and amounts. */
export function documentLocale(...languageTags: readonly string[]) {
  const { language, locale } = chooseLanguage(documentLanguages, languageTags, 'en')
  return { messages: catalog[language], locale, isRightToLeft: directionOf(language) === 'rtl' }
}
