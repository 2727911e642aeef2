import type { ScreenName } from '../routes.ts'

/** The messages in the parts that browsers load. */
export const messageParts = ['shop', 'orders', 'members', 'journal'] as const
export type MessagePart = (typeof messageParts)[number]

/** The parts that screens load unless they are listed below. */
const usualParts: readonly MessagePart[] = ['shop', 'orders', 'members']

/** Screens that do with less, or need more. */
const partsOf: Partial<Record<ScreenName, readonly MessagePart[]>> = {
  home: ['shop'],
  collection: ['shop'],
  collections: ['shop'],
  content: ['shop'],
  pagePreview: ['shop'],
  journal: ['shop', 'journal'],
  article: ['shop', 'journal'],
  search: ['shop'],
  recent: ['shop'],
  wishList: ['shop'],
  sharedWishes: ['shop'],
  notFound: ['shop'],
  opensSoon: ['shop'],
  cart: ['shop'],
  product: ['shop', 'orders'],
  checkout: ['shop', 'orders'],
  order: ['shop', 'orders'],
  login: ['shop', 'members'],
  register: ['shop', 'members'],
}

/** The message parts of a screen and its layout. */
export const messagePartsOf = (screen: ScreenName): readonly MessagePart[] =>
  partsOf[screen] ?? usualParts
