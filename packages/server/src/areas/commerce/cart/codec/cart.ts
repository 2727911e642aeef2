import type {
  Cart as WireCart,
  CartLine as WireLine,
  CartProblem as WireProblem,
} from '@vitrine/contract/cart'
import type { NewCartLine } from '@vitrine/contract/carts'
import { orderQuantityOf } from '@vitrine/contract/catalog'
import type { MediaUrl } from '../../../catalog/index.ts'
import type { NewLine } from '../model/cart.ts'
import type { CartProblem, CartView, LineAvailability, LineView } from '../model/view.ts'
import { planOf } from '../rules/plan.ts'
import { type ShownStock, shownQuantity } from '../rules/shown-stock.ts'

/** Options for encoding a cart for a caller. */
export interface CartEncoding {
  readonly mediaUrl: MediaUrl
  readonly shownStock: ShownStock
}

export const decodeLines = (lines: readonly NewCartLine[]): NewLine[] =>
  lines.map(({ productId, variantId, options, texts, subscriptionId, quantity }, at) => ({
    reference: {
      productId,
      ...(variantId && { variantId }),
      choices: options ?? {},
      texts: texts ?? {},
      ...(subscriptionId && { subscriptionId }),
    },
    quantity,
    field: `lines[${at}].options`,
  }))

export const encodeCart = (view: CartView, encoding: CartEncoding): WireCart => {
  const { cart, currency, lines, subtotal, problems } = view
  const { id, revision, codes, giftCards, note, giftMessage, email, contact, deliveryChoice } = cart
  return {
    id,
    revision,
    currency,
    lines: lines.map((line) => encodeLine(line, encoding)),
    subtotal,
    itemCount: lines.reduce((sum, { line }) => sum + line.quantity, 0),
    problems: problems.map(encodeProblem),
    codes: [...codes],
    giftCards: giftCards.map((one) => ({ id: one.id, lastFour: one.lastFour })),
    note,
    giftMessage,
    email,
    contact,
    deliveryChoice,
    createdDate: cart.createdDate,
    updatedDate: cart.updatedDate,
    expiresDate: cart.expiresDate,
  }
}

function encodeLine(view: LineView, { mediaUrl, shownStock }: CartEncoding): WireLine {
  const { line, purchasable, availability } = view
  const { reference } = line
  const { image } = view
  return {
    id: line.id,
    productId: reference?.productId ?? null,
    variantId: purchasable?.variantId ?? reference?.variantId ?? null,
    options: { ...reference?.choices },
    texts: { ...reference?.texts },
    subscriptionId: reference?.subscriptionId ?? null,
    plan: planOf(purchasable?.subscription),
    quantity: line.quantity,
    name: view.name,
    slug: purchasable?.slug ?? null,
    descriptionLines: view.descriptionLines.map(({ colorCode = null, ...one }) => ({
      ...one,
      colorCode,
    })),
    image: image && {
      id: image.id,
      url: mediaUrl(image.id),
      width: image.width,
      height: image.height,
      altText: image.altText,
      ...(image.focalPoint && { focalPoint: image.focalPoint }),
    },
    sku: purchasable?.sku ?? line.customItem?.sku ?? null,
    shippable: view.shippable,
    price: view.price,
    fullPrice: view.fullPrice,
    linePrice: view.linePrice,
    availability: encodeAvailability(availability, line.quantity, shownStock),
    orderQuantity: { ...orderQuantityOf(purchasable?.quantityLimits ?? null) },
  }
}

const encodeAvailability = (
  { status, available, isPreorder, shipsAt }: LineAvailability,
  quantity: number,
  shown: ShownStock,
) => ({ status, quantity: shownQuantity(available, quantity, shown), isPreorder, shipsAt })

function encodeProblem(problem: CartProblem): WireProblem {
  const { kind, lineId } = problem
  const nothing = { before: null, after: null, available: null, limit: null }
  if (problem.kind === 'PRICE_CHANGED') {
    const { before, after } = problem
    const description = `The price of one piece was ${before} and is ${after} now`
    return { ...nothing, kind, lineId, before, after, description }
  }
  if (problem.kind === 'SHORT_STOCK') {
    const { available } = problem
    return { ...nothing, kind, lineId, available, description: `Only ${available} are left` }
  }
  if (problem.kind === 'BELOW_MINIMUM') {
    const { minimum: limit } = problem
    return { ...nothing, kind, lineId, limit, description: `An order takes ${limit} or more` }
  }
  if (problem.kind === 'ABOVE_MAXIMUM') {
    const { maximum: limit } = problem
    return { ...nothing, kind, lineId, limit, description: `An order takes ${limit} at most` }
  }
  return { ...nothing, kind, lineId, description: sentences[problem.kind] }
}

const sentences = {
  SOLD_OUT: 'Nothing is left of this product',
  GONE: 'This product is not sold any more',
  CHOICES_CHANGED: 'The options of this product have changed; choose again',
} as const
