import { allocateAmount } from '@vitrine/money'
import type {
  AgreedDiscount,
  AgreedPieces,
  AppliedDiscount,
  PricedLine,
  UnitAllocation,
} from '@vitrine/pricing'
import type { Order, OrderLine } from '../../orders/index.ts'

/** The discounts that a line of an order was sold with, for as many pieces as it has now. */
export function agreedPieces(
  { price, quantity: sold }: OrderLine,
  quantity: number,
  { discounts }: Pick<Order, 'discounts'>,
  dropped: ReadonlySet<string>,
): AgreedPieces[] {
  const groups = groupsOf(price, discounts)
  const first = firstPieces(groups, quantity)
  const added = quantity > sold ? [{ count: quantity - sold, discounts: sharedByAll(groups) }] : []
  return [...first, ...added].map(({ count, discounts: all }) => ({
    count,
    discounts: all.filter(({ promotionId }) => !dropped.has(promotionId)),
  }))
}

/** The pieces in the order of refunds. */
function groupsOf(price: PricedLine, discounts: readonly AppliedDiscount[]): AgreedPieces[] {
  const known = new Map(discounts.map((one) => [one.promotionId, one]))
  const off = price.listed - price.total
  const named = price.units.reduce((sum, unit) => sum + unit.count * sumOf(unit), 0)
  if (named !== off) return evenly(price, off, discounts)
  return price.units.map(({ count, discounts: own }) => ({
    count,
    discounts: own.map((one) => ({ ...describe(known.get(one.promotionId), one), ...one })),
  }))
}

const sumOf = ({ discounts }: UnitAllocation) =>
  discounts.reduce((sum, { amount }) => sum + amount, 0)

const describe = (
  promotion: AppliedDiscount | undefined,
  { promotionId }: { readonly promotionId: string },
): Omit<AgreedDiscount, 'promotionId' | 'amount'> => ({
  name: promotion?.name ?? promotionId,
  source: promotion?.source ?? 'merchant',
  ...(promotion?.code !== undefined && { code: promotion.code }),
  phase: linePhase(promotion?.phase),
})

const linePhase = (phase: AppliedDiscount['phase'] | undefined): AgreedDiscount['phase'] =>
  phase === 'line' || phase === 'set' ? phase : 'order'

/** Divides discounts that are only known for the whole line, as in imported orders. */
function evenly(
  { quantity, listed, subtotal }: PricedLine,
  off: number,
  discounts: readonly AppliedDiscount[],
): AgreedPieces[] {
  if (off <= 0) return []
  const [only] = discounts
  const isNamed = discounts.length === 1 && only !== undefined
  const discount = {
    promotionId: isNamed ? only.promotionId : 'agreed',
    name: isNamed ? only.name : '',
    source: listed === subtotal ? ('merchant' as const) : ('rule' as const),
    phase: listed === subtotal ? ('order' as const) : ('line' as const),
  }
  const shares = allocateAmount(off, Array<number>(quantity).fill(1))
  return [...new Set(shares)].map((amount) => ({
    count: shares.filter((share) => share === amount).length,
    discounts: [{ ...discount, amount }],
  }))
}

function firstPieces(groups: readonly AgreedPieces[], quantity: number): AgreedPieces[] {
  let left = quantity
  return groups.flatMap(({ count, discounts }) => {
    const pieces = Math.min(count, left)
    left -= pieces
    return pieces > 0 ? [{ count: pieces, discounts }] : []
  })
}

/** Discounts that all pieces of a line have in common, such as a seasonal price: added pieces get them too. */
function sharedByAll(groups: readonly AgreedPieces[]): AgreedDiscount[] {
  const [first, ...others] = groups
  return (first?.discounts ?? []).filter(
    (one) =>
      one.source === 'rule' &&
      one.phase === 'line' &&
      others.every(({ discounts }) =>
        discounts.some(
          ({ promotionId, amount }) => promotionId === one.promotionId && amount === one.amount,
        ),
      ),
  )
}
