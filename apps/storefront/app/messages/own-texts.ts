import type { ThemeTextKey } from '@vitrine/contract/theme'
import { createMessages, isolatedText } from '@vitrine/messages'
import type { Messages } from './index.ts'

/** Texts of the merchant in one language, by the keys of the contract. */
export type OwnTexts = Readonly<Record<string, string>>

/** The messages that a merchant can replace. */
export const placesOfTexts: Readonly<Record<ThemeTextKey, readonly string[]>> = {
  announcement: ['layout.announcement'],
  footerLine: ['layout.footerLine'],
  collections: ['layout.collections', 'home.collections', 'search.collections'],
  allCollections: ['collections.title', 'collections.all'],
  allProducts: ['layout.all', 'collection.everything'],
  newArrivals: ['home.new.label'],
  onSale: ['home.sale.label', 'filter.sale'],
  cart: ['cart.title'],
  viewCart: ['cart.open'],
  addToCart: ['buy.add'],
  addToCartFor: ['buy.addFor'],
  checkout: ['cart.checkout'],
  continueShopping: ['cart.goOn'],
  emptyCartTitle: ['cart.empty.title'],
  emptyCartText: ['cart.empty.why'],
  soldOut: ['states.out'],
  wishList: ['wishes.title'],
  journal: ['journal.title'],
}

/** Replaces messages with the merchant's texts; ignores parts that are not loaded. */
export function withOwnTexts(messages: Messages, texts: OwnTexts): Messages {
  let own: Branch = messages as unknown as Branch
  for (const [key, text] of Object.entries(texts)) {
    const { locale } = messages
    const bound = createMessages({ text }, locale, isolatedText(locale)).text
    for (const place of placesOfTexts[key as ThemeTextKey] ?? []) {
      own = replaced(own, place.split('.'), bound)
    }
  }
  return own as unknown as Messages
}

type Branch = { readonly [key: string]: unknown }

function replaced(branch: Branch, [key = '', ...rest]: readonly string[], value: unknown): Branch {
  if (!(key in branch)) return branch
  const below = rest.length === 0 ? value : replaced(branch[key] as Branch, rest, value)
  return { ...branch, [key]: below }
}
