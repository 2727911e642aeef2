import {
  InsufficientInventory,
  MAX_LINES,
  MAX_QUANTITY,
  QuantityLimitReached,
} from '@vitrine/contract/carts'
import { violation } from '@vitrine/contract/kit'
import type { Purchasable } from '../../../catalog/index.ts'
import type { CartLine, NewCustomLine, NewLine, ResolvedLine } from '../model/cart.ts'
import { allowedFor, limitProblems, limitsOf, piecesOfProduct } from './quantity-limits.ts'
import { availableOf, stockKeyOf } from './view.ts'

/** A new item with a resolved reference. */
export interface FoundLine extends NewLine {
  readonly purchasable: Purchasable
}

interface IdsAndTime {
  readonly newId: () => string
  readonly now: Date
}

/**
 * Adds items: increases existing lines and appends new ones. A line is limited by the stock, over all lines
 * of a variant; a new sold-out one is refused.
 */
export function addLines(
  lines: readonly ResolvedLine[],
  additions: readonly FoundLine[],
  minted: IdsAndTime,
): ResolvedLine[] {
  const after = additions.reduce<ResolvedLine[]>(
    (sofar, addition) => addLine(sofar, addition, minted),
    [...lines],
  )
  checkCount(after)
  return after
}

function addLine(lines: ResolvedLine[], addition: FoundLine, minted: IdsAndTime): ResolvedLine[] {
  const { purchasable, quantity } = addition
  const resolution = { status: 'FOUND', purchasable } as const
  const at = lines.findIndex(({ line }) => line.identity === purchasable.identity)
  const existing = lines[at]
  const line = existing?.line ?? newLine(addition, positionAfter(lines), minted)
  const one = { line, resolution }
  const left = leftFor(one, lines)
  const wanted = Math.min((existing?.line.quantity ?? 0) + quantity, MAX_QUANTITY)
  const allowed = Math.max(existing?.line.quantity ?? 0, Math.min(wanted, left))
  if (allowed === 0) throw allowedFor(one, lines) === 0 ? limitReached(one) : nothingLeft(addition)
  const resolved = {
    line: { ...line, ...quantityOf(wanted, allowed), seenPrice: purchasable.price },
    resolution,
  }
  return existing ? lines.with(at, resolved) : [...lines, resolved]
}

/** Custom items are never one line with others. */
export function addCustomLines(
  lines: readonly ResolvedLine[],
  additions: readonly NewCustomLine[],
  { newId, now }: IdsAndTime,
): ResolvedLine[] {
  const position = positionAfter(lines)
  const added = additions.map(({ item, quantity }, at): ResolvedLine => {
    const id = newId()
    return {
      resolution: null,
      line: {
        id,
        position: position + at,
        identity: id,
        reference: null,
        customItem: item,
        overrides: null,
        quantity,
        requestedQuantity: null,
        seenPrice: null,
        seenName: item.name,
        createdDate: now,
      },
    }
  })
  const after = [...lines, ...added]
  checkCount(after)
  return after
}

/** Sets quantities, limited by the stock; a sold-out line never grows. */
export function setQuantities(
  lines: readonly ResolvedLine[],
  quantities: ReadonlyMap<string, number>,
): ResolvedLine[] {
  return [...quantities].reduce<ResolvedLine[]>(
    (sofar, [id, wanted]) => {
      const at = sofar.findIndex(({ line }) => line.id === id)
      const one = sofar[at]
      if (!one) return sofar
      if (wanted === 0) return sofar.toSpliced(at, 1)
      const left = leftFor(one, sofar)
      const quantity = left > 0 ? Math.min(wanted, left) : Math.min(wanted, one.line.quantity)
      const line = { ...one.line, ...quantityOf(wanted, quantity), seenPrice: priceOf(one) }
      return sofar.with(at, { ...one, line })
    },
    [...lines],
  )
}

/**
 * Resolves the problems of lines: current prices, available stock, no deleted items, and the quantity limits
 * of products. Quantities below a minimum are raised as far as there is stock.
 */
export function acceptChanges(lines: readonly ResolvedLine[]): ResolvedLine[] {
  const accepted: ResolvedLine[] = []
  for (const one of lines) {
    const quantity = Math.min(one.line.quantity, leftFor(one, accepted))
    if (quantity > 0) accepted.push(withQuantity(one, quantity))
  }
  return limitProblems(accepted).reduce<ResolvedLine[]>((sofar, problem) => {
    const at = sofar.findIndex(({ line }) => line.id === problem.lineId)
    const one = sofar[at]
    if (!one || problem.kind !== 'BELOW_MINIMUM') return sofar
    const missing = problem.minimum - piecesOfProduct(one, sofar)
    const quantity = Math.min(one.line.quantity + missing, leftFor(one, sofar))
    return sofar.with(at, withQuantity(one, quantity))
  }, accepted)
}

const withQuantity = (one: ResolvedLine, quantity: number): ResolvedLine => ({
  ...one,
  line: { ...one.line, ...quantityOf(quantity, quantity), seenPrice: priceOf(one) },
})

/** The lines with current prices, and requested quantities as far as available. Deleted items stay. */
export function refreshLines(lines: readonly ResolvedLine[]): ResolvedLine[] {
  return lines.reduce<ResolvedLine[]>(
    (sofar, one, at) => {
      const left = leftFor(one, sofar)
      const wanted = one.line.requestedQuantity ?? one.line.quantity
      const quantity = left > 0 ? Math.min(wanted, left) : one.line.quantity
      const line = { ...one.line, ...quantityOf(wanted, quantity), seenPrice: priceOf(one) }
      return sofar.with(at, { ...one, line })
    },
    [...lines],
  )
}

/**
 * Merges lines of another cart, as at a sign-in: sums are limited by the stock, without errors. Includes
 * items that cannot be bought, so that the owner sees why; lines beyond the limit of a cart are dropped.
 */
export function mergeLines(
  lines: readonly ResolvedLine[],
  others: readonly ResolvedLine[],
): ResolvedLine[] {
  return others.reduce<ResolvedLine[]>(
    (sofar, other) => {
      const at = sofar.findIndex(({ line }) => line.identity === other.line.identity)
      const existing = sofar[at]
      if (!existing) {
        if (sofar.length >= MAX_LINES) return sofar
        return sofar.concat({ ...other, line: { ...other.line, position: positionAfter(sofar) } })
      }
      const sum = Math.min(existing.line.quantity + other.line.quantity, MAX_QUANTITY)
      const larger = Math.max(existing.line.quantity, other.line.quantity)
      const quantity = Math.max(larger, Math.min(sum, leftFor(existing, sofar)))
      const line = { ...existing.line, ...quantityOf(sum, quantity) }
      return sofar.with(at, { ...existing, line })
    },
    [...lines],
  )
}

/** The quantity that stock and limits leave for one line, given the other lines of its variant and product. */
const leftFor = (one: ResolvedLine, lines: readonly ResolvedLine[]): number =>
  Math.min(stockLeftFor(one, lines), allowedFor(one, lines))

function stockLeftFor(one: ResolvedLine, lines: readonly ResolvedLine[]): number {
  const available = availableOf(one)
  if (available === null) return MAX_QUANTITY
  const key = stockKeyOf(one)
  const others = lines
    .filter((other) => other.line.id !== one.line.id && stockKeyOf(other) === key)
    .reduce((sum, { line }) => sum + line.quantity, 0)
  return Math.max(0, available - others)
}

/** The quantity of a line, and the requested one if larger. */
const quantityOf = (wanted: number, quantity: number) => ({
  quantity,
  requestedQuantity: wanted > quantity ? wanted : null,
})

const priceOf = ({ line, resolution, agreed }: ResolvedLine) =>
  resolution?.status === 'FOUND' ? (agreed?.price ?? resolution.purchasable.price) : line.seenPrice

const positionAfter = (lines: readonly ResolvedLine[]): number =>
  lines.reduce((most, { line }) => Math.max(most, line.position), 0) + 1

const newLine = (
  { reference, purchasable, overrides = null }: FoundLine,
  position: number,
  { newId, now }: IdsAndTime,
): CartLine => ({
  id: newId(),
  position,
  identity: purchasable.identity,
  reference,
  customItem: null,
  overrides,
  quantity: 0,
  requestedQuantity: null,
  seenPrice: purchasable.price,
  seenName: purchasable.name,
  createdDate: now,
})

const nothingLeft = ({ reference, quantity }: FoundLine) =>
  InsufficientInventory({
    invalidItems: [
      {
        id: { catalogReference: { catalogItemId: reference.productId } },
        requestedQuantity: quantity,
        availableQuantity: 0,
      },
    ],
  })

const limitReached = (one: ResolvedLine) => {
  const { productId = '', maximum = null } = limitsOf(one) ?? {}
  return QuantityLimitReached({ productId, maximum })
}

function checkCount(lines: readonly ResolvedLine[]): void {
  if (lines.length <= MAX_LINES) return
  const sentence = `a cart has at most ${MAX_LINES} lines, and would have ${lines.length}`
  throw violation('lineItems', 'MAX_SIZE', sentence, { threshold: MAX_LINES })
}
