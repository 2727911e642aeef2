import { multiplyAmount } from '@vitrine/money'
import type { Promotion, PromotionScope } from './promotion.ts'
import type { AgreedPieces, SnapshotLine } from './snapshot.ts'
import type { MinorUnits } from './values.ts'

/** The discounts applied to the pieces of a run, the last one first; runs share common ones. */
export interface UnitDiscounts {
  readonly promotion: Pick<Promotion, 'id'>
  /** For one piece. */
  readonly amount: MinorUnits
  readonly earlier: UnitDiscounts | undefined
}

/** Pieces of a line with equal treatment so far. */
export interface UnitRun {
  count: number
  /** Current price of one piece. */
  price: MinorUnits
  discounts: UnitDiscounts | undefined
}

/** A line while it is calculated. */
export interface BasketLine {
  readonly line: SnapshotLine
  /** Its index when sorted by id, which breaks ties. */
  readonly index: number
  readonly listed: MinorUnits
  readonly runs: UnitRun[]
  /** The sum of its runs. */
  amount: MinorUnits
  /** The amount after line and set discounts of rules. */
  subtotal: MinorUnits
}

/** The lines by id, and by scope. */
export interface Basket {
  readonly lines: readonly BasketLine[]
  /** Lines that a promotion may reduce, in their order. */
  inScope(promotion: Promotion, scope?: PromotionScope): readonly BasketLine[]
}

type LineIndex = ReadonlyMap<string, readonly BasketLine[]>

export function createBasket(lines: readonly SnapshotLine[]): Basket {
  const ordered = [...lines]
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map((line, index) => toBasketLine(line, index))
  const indexes = {
    products: indexBy(ordered, ({ productId }) => idsOf(productId)),
    variants: indexBy(ordered, ({ variantId }) => idsOf(variantId)),
    collections: indexBy(ordered, ({ collectionIds }) => collectionIds ?? []),
    apps: indexBy(ordered, ({ appId }) => idsOf(appId)),
    lines: indexBy(ordered, ({ id }) => [id]),
  }
  const withoutGiftCards = ordered.filter(({ line }) => !line.isGiftCard)
  return {
    lines: ordered,
    inScope: (promotion, scope) => {
      if (scope === undefined) return withoutGiftCards
      const found = findNamed(ordered, indexes, scope)
      return found.filter(({ line }) => isReducible(line, promotion, scope))
    },
  }
}

function toBasketLine(line: SnapshotLine, index: number): BasketLine {
  const listed = multiplyAmount(line.unitPrice, line.quantity)
  return { line, index, listed, runs: runsOf(line), amount: listed, subtotal: listed }
}

/** Splits a line into agreed pieces and the others. `applyAgreed` applies their discounts. */
function runsOf({ quantity, unitPrice, agreed = [] }: SnapshotLine): UnitRun[] {
  const groups = agreed.map(({ count, discounts }) => ({
    count,
    price: unitPrice - discounts.reduce((sum, { amount }) => sum + amount, 0),
    discounts: agreedDiscounts(discounts),
  }))
  const left = quantity - agreed.reduce((sum, { count }) => sum + count, 0)
  return left === 0 ? groups : [...groups, { count: left, price: unitPrice, discounts: undefined }]
}

const agreedDiscounts = (discounts: AgreedPieces['discounts']): UnitDiscounts | undefined =>
  discounts.reduce<UnitDiscounts | undefined>(
    (earlier, { promotionId: id, amount }) => ({ promotion: { id }, amount, earlier }),
    undefined,
  )

const idsOf = (id: string | undefined): readonly string[] => (id === undefined ? [] : [id])

function indexBy(
  lines: readonly BasketLine[],
  keysOf: (line: SnapshotLine) => readonly string[],
): LineIndex {
  const index = new Map<string, BasketLine[]>()
  for (const entry of lines) {
    for (const key of keysOf(entry.line)) {
      const same = index.get(key)
      if (same) same.push(entry)
      else index.set(key, [entry])
    }
  }
  return index
}

interface Indexes {
  readonly products: LineIndex
  readonly variants: LineIndex
  readonly collections: LineIndex
  readonly apps: LineIndex
  readonly lines: LineIndex
}

/** The lines that any list of the scope contains, each once; all lines for a scope without lists. */
function findNamed(
  all: readonly BasketLine[],
  indexes: Indexes,
  scope: PromotionScope,
): readonly BasketLine[] {
  const lists: readonly [LineIndex, readonly string[] | undefined][] = [
    [indexes.products, scope.productIds],
    [indexes.variants, scope.variantIds],
    [indexes.collections, scope.collectionIds],
    [indexes.apps, scope.appIds],
    [indexes.lines, scope.lineIds],
  ]
  const used = lists.filter(([, ids]) => ids !== undefined)
  if (used.length === 0) return all
  const [[index, ids = []] = []] = used
  if (used.length === 1 && ids.length === 1) return index?.get(ids[0] as string) ?? []
  const found = new Set<BasketLine>()
  for (const [index, ids = []] of lists) {
    for (const id of ids) for (const line of index.get(id) ?? []) found.add(line)
  }
  return [...found].sort((one, other) => one.index - other.index)
}

function isReducible(line: SnapshotLine, { source }: Promotion, scope: PromotionScope): boolean {
  const { productId = '', collectionIds } = line
  if (line.isGiftCard && (source === 'coupon' || !scope.productIds?.includes(productId))) {
    return false
  }
  if (scope.excludesReduced && (line.fullPrice ?? 0) > line.unitPrice) return false
  if (scope.excludesSubscriptions && line.subscription !== undefined) return false
  if (scope.excludedProductIds?.includes(productId)) return false
  const excluded = scope.excludedCollectionIds
  return excluded === undefined || !collectionIds?.some((id) => excluded.includes(id))
}

/** Some pieces of a run, and the discount of a promotion on each of them. */
export interface Cut {
  readonly target: BasketLine
  readonly run: UnitRun
  readonly count: number
  readonly off: MinorUnits
}

/** A cut and its promotion. */
export interface ChosenCut extends Cut {
  readonly promotion: Promotion
}

export const sumOfCuts = (cuts: readonly Cut[]): MinorUnits =>
  cuts.reduce((sum, { count, off }) => sum + count * off, 0)

/** Reduces pieces. A run of which only a part is reduced is divided; a run may occur in several cuts. */
export function applyCut({ target, run, count, off }: Cut, promotion: Promotion): void {
  const discounts = { promotion, amount: off, earlier: run.discounts }
  target.amount -= count * off
  if (count === run.count) {
    run.price -= off
    run.discounts = discounts
    return
  }
  run.count -= count
  target.runs.push({ count, price: run.price - off, discounts })
}

/** The cheapest piece of some lines, the first of equal ones; undefined without lines. */
export function cheapestPiece(
  lines: readonly BasketLine[],
): { readonly target: BasketLine; readonly run: UnitRun } | undefined {
  let cheapest: { readonly target: BasketLine; readonly run: UnitRun } | undefined
  for (const target of lines) {
    for (const run of target.runs) {
      if (cheapest === undefined || run.price < cheapest.run.price) cheapest = { target, run }
    }
  }
  return cheapest
}
