import {
  addDecimals,
  currencyDigits,
  isEqual,
  multiplyDecimals,
  scaleOf,
  toFixedDecimal,
} from '@vitrine/money'
import type { CartLine, OpenCart, ResolvedLine } from '../model/cart.ts'
import type { CartProblem, CartView, LineAvailability, LineView } from '../model/view.ts'
import { limitProblems } from './quantity-limits.ts'

interface ShopMoney {
  readonly currency: string
  readonly locale: string
}

/** The cart with prices, stock and problems of this moment. */
export function viewOf({ cart, lines }: OpenCart, { currency, locale }: ShopMoney): CartView {
  const availabilities = availabilitiesOf(lines)
  const views = lines.map((one) => viewLine(one, availabilities.get(one.line.id)!, currency))
  return {
    cart,
    currency,
    locale,
    lines: views,
    subtotal: toFixedDecimal(
      views.reduce((sum, { linePrice }) => addDecimals(sum, linePrice), '0'),
      currencyDigits(currency),
    ),
    problems: [
      ...views.flatMap((view, at) => problemsOf(view, lines[at] as ResolvedLine)),
      ...limitProblems(lines),
    ],
  }
}

function viewLine(
  { line, resolution, agreed }: ResolvedLine,
  availability: LineAvailability,
  currency: string,
): LineView {
  const digits = currencyDigits(currency)
  const purchasable = resolution?.status === 'FOUND' ? resolution.purchasable : null
  const source = purchasable ?? line.customItem
  const price = toFixedDecimal(agreed?.price ?? source?.price ?? '0', digits)
  const sellable = availability.sellable > 0 ? line.quantity : 0
  return {
    line,
    purchasable,
    name: source?.name ?? line.seenName,
    descriptionLines: source?.descriptionLines ?? [],
    image: source?.image ?? null,
    modifiersPrice: source?.modifiersPrice ?? '0',
    price,
    fullPrice: toFixedDecimal(agreed?.fullPrice ?? source?.fullPrice ?? price, digits),
    priceSource: agreed?.source ?? null,
    linePrice: toFixedDecimal(multiplyDecimals(price, String(sellable)), digits),
    shippable: source?.shippable ?? false,
    availability,
  }
}

/** The key of a stock: all lines of a variant share it, whatever their texts. */
export const stockKeyOf = ({ line, resolution }: ResolvedLine): string =>
  resolution?.status === 'FOUND' ? resolution.purchasable.variantId : line.id

/** The stock of a line's item; null: unlimited. */
export function availableOf({ line, resolution }: ResolvedLine): number | null {
  if (line.customItem) return line.customItem.available
  return resolution?.status === 'FOUND' ? resolution.purchasable.stock.available : 0
}

/** Lines of one variant share its stock; the earlier ones get it first. */
function availabilitiesOf(lines: readonly ResolvedLine[]): Map<string, LineAvailability> {
  const used = new Map<string, number>()
  return new Map(
    lines.map((one) => {
      const key = stockKeyOf(one)
      const taken = used.get(key) ?? 0
      used.set(key, taken + one.line.quantity)
      return [one.line.id, availabilityOf(one, taken)]
    }),
  )
}

function availabilityOf(one: ResolvedLine, taken: number): LineAvailability {
  const { line, resolution } = one
  if (resolution && resolution.status !== 'FOUND') {
    return { status: 'NOT_FOUND', sellable: 0, available: null, isPreorder: false, shipsAt: null }
  }
  const { isPreorder = false, shipsAt = null } = resolution?.purchasable.stock ?? {}
  const all = availableOf(one)
  if (all === null) {
    return { status: 'AVAILABLE', sellable: line.quantity, available: null, isPreorder, shipsAt }
  }
  const available = Math.max(0, all - taken)
  const sellable = Math.min(available, line.quantity)
  const status =
    sellable === line.quantity
      ? 'AVAILABLE'
      : sellable > 0
        ? 'PARTIALLY_AVAILABLE'
        : 'NOT_AVAILABLE'
  return { status, sellable, available, isPreorder, shipsAt }
}

function problemsOf(
  { line, purchasable, price, availability }: LineView,
  { resolution }: ResolvedLine,
): CartProblem[] {
  const lineId = line.id
  const { status, available } = availability
  if (resolution?.status === 'INVALID') return [{ kind: 'CHOICES_CHANGED', lineId }]
  if (status === 'NOT_FOUND') return [{ kind: 'GONE', lineId }]
  const stock: CartProblem[] =
    status === 'NOT_AVAILABLE'
      ? [{ kind: 'SOLD_OUT', lineId }]
      : status === 'PARTIALLY_AVAILABLE'
        ? [{ kind: 'SHORT_STOCK', lineId, available: available ?? 0 }]
        : []
  return [...stock, ...priceProblem(line, purchasable ? price : null)]
}

function priceProblem({ id, seenPrice }: CartLine, price: string | null): CartProblem[] {
  if (seenPrice === null || price === null || isEqual(seenPrice, price)) return []
  const before = toFixedDecimal(seenPrice, scaleOf(price))
  return [{ kind: 'PRICE_CHANGED', lineId: id, before, after: price }]
}
