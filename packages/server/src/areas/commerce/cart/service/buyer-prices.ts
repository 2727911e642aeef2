import { addDecimals, subtractDecimals } from '@vitrine/money'
import type { Tx } from '../../../../platform/tx.ts'
import type { Purchasable } from '../../../catalog/index.ts'
import type { BuyerPrice } from '../../../site/plugins/index.ts'
import type { AgreedPrice, CartLine, OpenCart, ResolvedLine } from '../model/cart.ts'
import type { CartDeps } from './deps.ts'

type PriceDeps = Pick<CartDeps, 'catalog' | 'prices' | 'rolesOf'>

/**
 * The cart with the plug-in's prices for its buyer at these quantities; other lines use the catalog.
 * Unchanged without such a plug-in.
 */
export async function withBuyerPrices<Cart extends OpenCart>(
  tx: Tx,
  { catalog, prices, rolesOf }: PriceDeps,
  open: Cart,
): Promise<Cart> {
  if (!prices) return open
  const sold = open.lines.flatMap(soldLine)
  if (sold.length === 0) return open
  const { memberId } = open.cart
  const { currency } = await catalog.shopOf(tx)
  const found = await prices(tx, {
    currency,
    lines: sold.map(lineToPrice),
    buyer: { memberId, roles: memberId === null ? [] : await rolesOf(tx, memberId) },
  })
  const agreed = new Map(
    sold.map(({ line, purchasable }, at) => [line.id, agreedPrice(purchasable, found[at])]),
  )
  return { ...open, lines: open.lines.map((one) => withAgreed(one, agreed.get(one.line.id))) }
}

interface SoldLine {
  readonly line: CartLine
  readonly purchasable: Purchasable
}

/** The price of a subscription is part of its plan. */
function soldLine({ line, resolution }: ResolvedLine): SoldLine[] {
  const purchasable = resolution?.status === 'FOUND' ? resolution.purchasable : undefined
  return purchasable && !purchasable.subscription ? [{ line, purchasable }] : []
}

/** Marks the buyer's price as seen for lines that are new, or whose quantity or price was updated. */
export function withSeenPrices(before: OpenCart, after: OpenCart): OpenCart {
  const earlier = new Map(before.lines.map(({ line }) => [line.id, line]))
  const lines = after.lines.map((one): ResolvedLine => {
    const { line, agreed } = one
    if (!agreed || !isLineChanged(earlier.get(line.id), line)) return one
    return { ...one, line: { ...line, seenPrice: agreed.price } }
  })
  return { ...after, lines }
}

const isLineChanged = (before: CartLine | undefined, after: CartLine): boolean =>
  before?.quantity !== after.quantity || before.seenPrice !== after.seenPrice

const lineToPrice = ({ line, purchasable }: SoldLine) => ({
  productId: purchasable.productId,
  variantId: purchasable.variantId,
  quantity: line.quantity,
  price: subtractDecimals(purchasable.price, purchasable.modifiersPrice),
  fullPrice: subtractDecimals(purchasable.fullPrice, purchasable.modifiersPrice),
})

function agreedPrice(
  { fullPrice, modifiersPrice }: Purchasable,
  buyerPrice: BuyerPrice | null | undefined,
): AgreedPrice | undefined {
  if (!buyerPrice) return undefined
  const full = buyerPrice.fullPrice
  return {
    price: addDecimals(buyerPrice.price, modifiersPrice),
    fullPrice: full === undefined ? fullPrice : addDecimals(full, modifiersPrice),
    source: `${buyerPrice.plugin}: ${buyerPrice.reason}`,
  }
}

function withAgreed(
  { agreed: _, ...line }: ResolvedLine,
  agreed: AgreedPrice | undefined,
): ResolvedLine {
  return agreed ? { ...line, agreed } : line
}
