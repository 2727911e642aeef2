import {
  type Catalogue,
  createMessages,
  isolatedText,
  type LanguageChoice,
} from '@vitrine/messages'
import type { ScreenName } from '../routes.ts'
import type { Language, Messages } from './index.ts'
import type { OwnTexts } from './own-texts.ts'
import { type MessagePart, messagePartsOf } from './parts.ts'

const catalogues: Record<MessagePart, Record<Language, () => Promise<Catalogue>>> = {
  shop: {
    en: () => import('./en-shop.ts').then((module) => module.shopEn),
    de: () => import('./de-shop.ts').then((module) => module.shopDe),
    es: () => import('./es-shop.ts').then((module) => module.shopEs),
    fr: () => import('./fr-shop.ts').then((module) => module.shopFr),
    it: () => import('./it-shop.ts').then((module) => module.shopIt),
    he: () => import('./he-shop.ts').then((module) => module.shopHe),
    ar: () => import('./ar-shop.ts').then((module) => module.shopAr),
    ja: () => import('./ja-shop.ts').then((module) => module.shopJa),
  },
  orders: {
    en: () => import('./en-orders.ts').then((module) => module.ordersEn),
    de: () => import('./de-orders.ts').then((module) => module.ordersDe),
    es: () => import('./es-orders.ts').then((module) => module.ordersEs),
    fr: () => import('./fr-orders.ts').then((module) => module.ordersFr),
    it: () => import('./it-orders.ts').then((module) => module.ordersIt),
    he: () => import('./he-orders.ts').then((module) => module.ordersHe),
    ar: () => import('./ar-orders.ts').then((module) => module.ordersAr),
    ja: () => import('./ja-orders.ts').then((module) => module.ordersJa),
  },
  members: {
    en: () => import('./en-members.ts').then((module) => module.membersEn),
    de: () => import('./de-members.ts').then((module) => module.membersDe),
    es: () => import('./es-members.ts').then((module) => module.membersEs),
    fr: () => import('./fr-members.ts').then((module) => module.membersFr),
    it: () => import('./it-members.ts').then((module) => module.membersIt),
    he: () => import('./he-members.ts').then((module) => module.membersHe),
    ar: () => import('./ar-members.ts').then((module) => module.membersAr),
    ja: () => import('./ja-members.ts').then((module) => module.membersJa),
  },
  journal: {
    en: () => import('./en-journal.ts').then((module) => module.journalEn),
    de: () => import('./de-journal.ts').then((module) => module.journalDe),
    es: () => import('./es-journal.ts').then((module) => module.journalEs),
    fr: () => import('./fr-journal.ts').then((module) => module.journalFr),
    it: () => import('./it-journal.ts').then((module) => module.journalIt),
    he: () => import('./he-journal.ts').then((module) => module.journalHe),
    ar: () => import('./ar-journal.ts').then((module) => module.journalAr),
    ja: () => import('./ja-journal.ts').then((module) => module.journalJa),
  },
}

/**
 * Loads the messages of one language in parts. Each call resolves to all loaded messages, including those of
 * the screen; the object stays the same if none were added. `own` are the merchant's texts.
 */
export function createMessageLoader(
  { language, locale }: LanguageChoice<Language>,
  own?: OwnTexts,
) {
  const loaded = new Map<MessagePart, object>()
  let messages = {}
  return async (screen: ScreenName): Promise<Messages> => {
    const missing = messagePartsOf(screen).filter((part) => !loaded.has(part))
    const added = await Promise.all(
      missing.map(async (part) => [part, await catalogues[part][language]()] as const),
    )
    for (const [part, catalogue] of added) {
      loaded.set(part, createMessages(catalogue, locale, isolatedText(locale)))
    }
    if (added.length === 0) return messages as Messages
    messages = Object.assign({}, ...loaded.values())
    if (own) {
      const { withOwnTexts } = await import('./own-texts.ts')
      messages = withOwnTexts(messages as Messages, own)
    }
    return messages as Messages
  }
}
