import type { Cart, CartLine, Estimate } from '@vitrine/contract/cart'
import { isLess } from '@vitrine/money'
import { type PlanTerms, termsOf } from '../subscription/terms.ts'
import { type PictureView, viewPicture } from '../views/picture.ts'
import { type LeavingView, leavingOf } from '../views/preorder.ts'
import type { ViewContext } from '../views/view-context.ts'
import { type CodeView, type CostsView, type Place, viewCodes, viewCosts } from './costs-view.ts'

/** A line of the cart. Amounts are exact decimals in the cart's currency. */
export type CartLineView = {
  id: string
  name: string
  /** Slug of the product; absent once it is deleted. */
  slug?: string
  picture?: PictureView
  /** Options, modifiers and texts in words. */
  details: readonly { name: string; value: string }[]
  isSubscription: boolean
  /** The interval of a subscription. */
  plan?: PlanTerms
  isPreorder: boolean
  /** The expected shipping day of a preorder; absent: unknown. */
  leaving?: LeavingView
  /** Price of one piece. */
  price: string
  was?: string
  /** Price of all pieces. */
  total: string
  quantity: number
  /** How many can be bought; absent without a limit. */
  available?: number
  /** Maximum per order; absent without a limit. */
  maximum?: number
  canBeBought: boolean
  /** Whether it can be saved for later: custom items cannot. */
  canBeSaved: boolean
}

/** A change since the buyer added the line to the cart. */
export type CartProblemView = {
  kind: Cart['problems'][number]['kind']
  name: string
  before?: string
  after?: string
  available?: number
  /** The limit per order. */
  limit?: number
}

/** A message of a shop's rule about a cart, in the language of the reader. */
export type RuleView = { text: string; isError: boolean }

export type CartView = {
  currency: string
  lines: readonly CartLineView[]
  problems: readonly CartProblemView[]
  rules: readonly RuleView[]
  /** Pieces in all lines. */
  count: number
  subtotal: string
  needsDelivery: boolean
  codes: readonly CodeView[]
  /** Gift cards that it is paid with, by the end of their codes. */
  giftCards: readonly { id: string; lastFour: string }[]
  /** Absent if currently unknown. */
  costs?: CostsView
  /** The estimated destination; absent until the buyer selects one. */
  place?: Place
  note: string
  giftMessage: string
}

/** The result of estimating a cart. */
type CartCosts = {
  estimate?: Estimate | undefined
  rules?: readonly RuleView[] | undefined
  place?: Place | undefined
}

export function viewCart(
  cart: Cart,
  shown: ViewContext,
  { estimate, rules = [], place }: CartCosts = {},
): CartView {
  const needsDelivery = cart.lines.some(({ shippable }) => shippable)
  return {
    currency: cart.currency,
    lines: cart.lines.map((line) => viewLine(line, shown)),
    problems: cart.problems.map((problem) => viewProblem(problem, cart.lines)),
    rules,
    count: cart.itemCount,
    subtotal: cart.subtotal,
    needsDelivery,
    codes: viewCodes(cart, estimate),
    giftCards: cart.giftCards,
    ...(estimate && { costs: viewCosts(estimate, { place, needsDelivery }) }),
    ...(place && { place }),
    note: cart.note,
    giftMessage: cart.giftMessage,
  }
}

function viewLine(line: CartLine, { origin, today }: ViewContext): CartLineView {
  const { status, quantity: available, isPreorder, shipsAt } = line.availability
  const leaving = leavingOf(shipsAt, today)
  return {
    id: line.id,
    name: line.name,
    ...(line.slug && { slug: line.slug }),
    ...(line.image && { picture: viewPicture(line.image, origin, line.name) }),
    details: line.descriptionLines.map(({ name, value }) => ({ name, value })),
    isSubscription: line.subscriptionId !== null,
    ...(line.plan && { plan: termsOf(line.plan) }),
    isPreorder,
    ...(leaving && { leaving }),
    price: line.price,
    ...(isLess(line.price, line.fullPrice) && { was: line.fullPrice }),
    total: line.linePrice,
    quantity: line.quantity,
    ...(available !== null && { available }),
    ...(line.orderQuantity.maximum !== null && { maximum: line.orderQuantity.maximum }),
    canBeBought: status === 'AVAILABLE' || status === 'PARTIALLY_AVAILABLE',
    canBeSaved: line.productId !== null,
  }
}

function viewProblem(
  { kind, lineId, before, after, available, limit }: Cart['problems'][number],
  lines: readonly CartLine[],
): CartProblemView {
  return {
    kind,
    name: lines.find(({ id }) => id === lineId)?.name ?? '',
    ...(before !== null && { before }),
    ...(after !== null && { after }),
    ...(available !== null && { available }),
    ...(limit !== null && { limit }),
  }
}
