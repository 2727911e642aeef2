import type { PricedLine, PriceResult, TaxedAmount, UnitAllocation } from './result.ts'
import type { MinorUnits } from './values.ts'

/** The parts of an earlier refund, or of this one. */
export interface RefundRequest {
  /** Pieces by line id. */
  readonly pieces: Readonly<Record<string, number>>
  /** Groups whose delivery and delivery fees are refunded, each as a whole. */
  readonly deliveryGroupIds?: readonly string[]
  readonly feeIds?: readonly string[]
}

/** An amount to refund, with the tax that it contains. */
export interface RefundPart {
  readonly kind: 'line' | 'delivery' | 'fee'
  readonly id: string
  /** Pieces of a line, 1 otherwise. */
  readonly count: number
  readonly beforeTax: MinorUnits
  readonly tax: MinorUnits
  readonly afterTax: MinorUnits
}

const nothing: RefundRequest = { pieces: {} }

/** The refundable parts of a result, which have prices. */
export type Refundable = Pick<PriceResult, 'lines' | 'delivery' | 'fees'>

/**
 * The refund for pieces, deliveries and fees: exactly what was paid for them. Pieces of a line are refunded
 * in the order of its units, after earlier refunds, so that any sequence of refunds of everything adds up to
 * the total. Throws a RangeError for more than is left, and for ids that are not in the result.
 */
export function refundParts(
  result: Refundable,
  request: RefundRequest,
  before: RefundRequest = nothing,
): RefundPart[] {
  const lines = Object.entries(request.pieces).map(([id, count]) => {
    const line = find(result.lines, id, 'pieces', (one) => one.id)
    return refundPieces(line, before.pieces[id] ?? 0, count)
  })
  const deliveries = (request.deliveryGroupIds ?? []).map((id) => {
    refuseRepeated(before.deliveryGroupIds, id, 'deliveryGroupIds')
    const delivery = find(result.delivery, id, 'deliveryGroupIds', (one) => one.groupId)
    return toPart('delivery', id, 1, delivery)
  })
  const fees = (request.feeIds ?? []).map((id) => {
    refuseRepeated(before.feeIds, id, 'feeIds')
    return toPart(
      'fee',
      id,
      1,
      find(result.fees, id, 'feeIds', (one) => one.id),
    )
  })
  return [...lines, ...deliveries, ...fees]
}

/** Everything that has not been refunded yet. */
export function refundableParts(result: Refundable, before: RefundRequest = nothing): RefundPart[] {
  const isOpen = (list: readonly string[] | undefined, id: string) => !list?.includes(id)
  const request: RefundRequest = {
    pieces: Object.fromEntries(
      result.lines
        .map(({ id, quantity }) => [id, quantity - (before.pieces[id] ?? 0)] as const)
        .filter(([, left]) => left > 0),
    ),
    deliveryGroupIds: result.delivery
      .map(({ groupId }) => groupId)
      .filter((id) => isOpen(before.deliveryGroupIds, id)),
    feeIds: result.fees.map(({ id }) => id).filter((id) => isOpen(before.feeIds, id)),
  }
  return refundParts(result, request, before)
}

function find<T>(items: readonly T[], id: string, path: string, idOf: (item: T) => string): T {
  const found = items.find((item) => idOf(item) === id)
  if (found === undefined) throw new RangeError(`${path}: "${id}" is not part of the order`)
  return found
}

function refuseRepeated(before: readonly string[] | undefined, id: string, path: string): void {
  if (before?.includes(id)) throw new RangeError(`${path}: "${id}" has been refunded before`)
}

const toPart = (
  kind: RefundPart['kind'],
  id: string,
  count: number,
  { beforeTax, tax, afterTax }: Pick<TaxedAmount, 'beforeTax' | 'tax' | 'afterTax'>,
): RefundPart => ({ kind, id, count, beforeTax, tax, afterTax })

/** The pieces from number `from` on, in the order of the units. */
function refundPieces(
  { id, quantity, units }: PricedLine,
  from: number,
  count: number,
): RefundPart {
  const isFine = Number.isSafeInteger(count) && count > 0 && from + count <= quantity
  if (!isFine) {
    throw new RangeError(`pieces: ${count} of "${id}" asked for, ${quantity - from} are left`)
  }
  let start = 0
  const sums = { beforeTax: 0, tax: 0, afterTax: 0 }
  for (const unit of units) {
    const taken = overlap(start, start + unit.count, from, from + count)
    addUnits(sums, unit, taken)
    start += unit.count
  }
  return toPart('line', id, count, sums)
}

const overlap = (start: number, end: number, from: number, to: number): number =>
  Math.max(0, Math.min(end, to) - Math.max(start, from))

function addUnits(
  sums: { beforeTax: number; tax: number; afterTax: number },
  { beforeTax, tax, afterTax }: UnitAllocation,
  count: number,
): void {
  sums.beforeTax += beforeTax * count
  sums.tax += tax * count
  sums.afterTax += afterTax * count
}
