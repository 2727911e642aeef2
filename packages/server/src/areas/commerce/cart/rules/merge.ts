import type { SiteSettings } from '@vitrine/contract/sites'
import type { Cart, OpenCart } from '../model/cart.ts'
import { mergeLines } from './lines.ts'

type Strategy = SiteSettings['carts']['mergeAtSignIn']

/** The member's cart after a sign-in; it keeps its id whichever cart wins. */
export function mergeCarts(strategy: Strategy, members: OpenCart, visitors: OpenCart): OpenCart {
  const lines = mergedLines(strategy, members, visitors)
  const isVisitors = strategy === 'NEWEST' && lines === visitors.lines
  const [first, second] = isVisitors ? [visitors.cart, members.cart] : [members.cart, visitors.cart]
  return { cart: { ...members.cart, ...fieldsOf(first, second) }, lines }
}

function mergedLines(strategy: Strategy, members: OpenCart, visitors: OpenCart) {
  if (strategy === 'SUM') return mergeLines(members.lines, visitors.lines)
  // An emptied cart does not express a preference.
  if (members.lines.length === 0) return visitors.lines
  if (visitors.lines.length === 0 || strategy === 'MEMBER') return members.lines
  return visitors.cart.updatedDate > members.cart.updatedDate ? visitors.lines : members.lines
}

/** The values of the cart that takes precedence; missing ones are taken from the other. */
const fieldsOf = (first: Cart, second: Cart) => ({
  note: first.note || second.note,
  giftMessage: first.giftMessage || second.giftMessage,
  email: first.email ?? second.email,
  language: first.language ?? second.language,
  contact: first.contact ?? second.contact,
  codes: first.codes.length > 0 ? first.codes : second.codes,
  giftCards: first.giftCards.length > 0 ? first.giftCards : second.giftCards,
  deliveryChoice: first.deliveryChoice ?? second.deliveryChoice,
})
