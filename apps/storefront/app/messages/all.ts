import { createMessages, isolatedText } from '@vitrine/messages'
import { journalAr } from './ar-journal.ts'
import { membersAr } from './ar-members.ts'
import { ordersAr } from './ar-orders.ts'
import { shopAr } from './ar-shop.ts'
import { journalDe } from './de-journal.ts'
import { membersDe } from './de-members.ts'
import { ordersDe } from './de-orders.ts'
import { shopDe } from './de-shop.ts'
import { journalEn } from './en-journal.ts'
import { membersEn } from './en-members.ts'
import { ordersEn } from './en-orders.ts'
import { shopEn } from './en-shop.ts'
import { journalEs } from './es-journal.ts'
import { membersEs } from './es-members.ts'
import { ordersEs } from './es-orders.ts'
import { shopEs } from './es-shop.ts'
import { journalFr } from './fr-journal.ts'
import { membersFr } from './fr-members.ts'
import { ordersFr } from './fr-orders.ts'
import { shopFr } from './fr-shop.ts'
import { journalHe } from './he-journal.ts'
import { membersHe } from './he-members.ts'
import { ordersHe } from './he-orders.ts'
import { shopHe } from './he-shop.ts'
import type { Language, Messages } from './index.ts'
import { journalIt } from './it-journal.ts'
import { membersIt } from './it-members.ts'
import { ordersIt } from './it-orders.ts'
import { shopIt } from './it-shop.ts'
import { journalJa } from './ja-journal.ts'
import { membersJa } from './ja-members.ts'
import { ordersJa } from './ja-orders.ts'
import { shopJa } from './ja-shop.ts'
import { type OwnTexts, withOwnTexts } from './own-texts.ts'

export const en = { ...shopEn, ...ordersEn, ...membersEn, ...journalEn } as const
export const de = { ...shopDe, ...ordersDe, ...membersDe, ...journalDe }
export const es = { ...shopEs, ...ordersEs, ...membersEs, ...journalEs }
export const fr = { ...shopFr, ...ordersFr, ...membersFr, ...journalFr }
export const it = { ...shopIt, ...ordersIt, ...membersIt, ...journalIt }
export const he = { ...shopHe, ...ordersHe, ...membersHe, ...journalHe }
export const ar = { ...shopAr, ...ordersAr, ...membersAr, ...journalAr }
export const ja = { ...shopJa, ...ordersJa, ...membersJa, ...journalJa }

export const catalogues = { en, de, es, fr, it, he, ar, ja }
const cache = new Map<string, Messages>()

const ownCache = new WeakMap<OwnTexts, Map<string, Messages>>()

/**
 * The messages of every language; for the server only, as browsers load one language in parts. `own` are the merchant's
 * texts in it.
 */
export function messagesFor(language: Language, locale: string, own?: OwnTexts): Messages {
  if (!own) return ourMessages(language, locale)
  const byLocale = ownCache.get(own) ?? new Map<string, Messages>()
  ownCache.set(own, byLocale)
  const cached = byLocale.get(locale)
  if (cached) return cached
  const messages = withOwnTexts(ourMessages(language, locale), own)
  byLocale.set(locale, messages)
  return messages
}

function ourMessages(language: Language, locale: string): Messages {
  const key = `${language} ${locale}`
  const cached = cache.get(key)
  if (cached) return cached
  const messages = createMessages<typeof en>(catalogues[language], locale, isolatedText(locale))
  cache.set(key, messages)
  return messages
}
