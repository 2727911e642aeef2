/** A reference model of stock: the rules of inventory items, implemented once more and simply. */
export interface StockRecord {
  readonly revision: number
  /** Null while stock is not tracked. */
  readonly quantity: number | null
  readonly inStock: boolean
  readonly enabled: boolean
  readonly limit: number | null
  readonly counter: number
}
/** By location; null if there is no item. */
export type ReferenceStock = Map<string, StockRecord | null>

export interface Values {
  readonly quantity?: number | undefined
  readonly inStock?: boolean | undefined
  readonly preorder?: { readonly enabled: boolean; readonly limit?: number | undefined } | undefined
}
export interface Line {
  readonly place: string
  readonly delta: number
  readonly ahead: boolean
}

const MAX_QUANTITY = 99_999
export const leftOf = ({ quantity, limit, counter }: StockRecord) =>
  Math.max(0, (limit ?? 100_000) - counter - Math.max(0, -(quantity ?? 0)))

export function statusOf(record: StockRecord): string {
  if (record.quantity === null ? record.inStock : record.quantity > 0) return 'IN_STOCK'
  const isOpen = record.enabled && (record.quantity === null || leftOf(record) > 0)
  return isOpen ? 'PREORDER' : 'OUT_OF_STOCK'
}

const none: StockRecord = {
  revision: 0,
  quantity: null,
  inStock: false,
  enabled: false,
  limit: null,
  counter: 0,
}

/** Inserts or updates an item; returns the reason of a refusal. */
export function upsert(stock: ReferenceStock, place: string, values: Values): string | undefined {
  const before = stock.get(place) ?? none
  const { quantity, inStock, preorder } = values
  if (quantity !== undefined && quantity < 0 && quantity < Math.min(0, before.quantity ?? 0)) {
    return 'INVALID_TARGET_QUANTITY'
  }
  const isCounted = quantity !== undefined || (inStock === undefined && before.quantity !== null)
  if (!isCounted && preorder?.limit !== undefined) {
    return 'PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY'
  }
  const limit = preorder?.limit ?? (inStock === undefined ? before.limit : null)
  stock.set(place, {
    revision: before.revision + 1,
    quantity: quantity ?? (inStock === undefined ? before.quantity : null),
    inStock: quantity === undefined ? (inStock ?? before.inStock) : true,
    enabled: preorder?.enabled ?? before.enabled,
    limit,
    counter: before.counter,
  })
  return undefined
}

/** Moves each item separately; returns the result of each line. */
export function move(
  stock: ReferenceStock,
  lines: readonly Line[],
  restrict: boolean,
): (string | undefined)[] {
  const places = [...new Set(lines.map(({ place }) => place))]
  const outcomes = new Map(
    places.map((place) => [
      place,
      moveOne(
        stock,
        place,
        lines.filter((line) => line.place === place),
        restrict,
      ),
    ]),
  )
  return lines.map(({ place }) => outcomes.get(place))
}

function moveOne(stock: ReferenceStock, place: string, lines: readonly Line[], restrict: boolean) {
  const record = stock.get(place)
  if (!record) return 'INVENTORY_ITEM_NOT_FOUND'
  if (record.quantity === null) return 'INVENTORY_QUANTITY_NOT_TRACKED'
  const isSoldOut = record.enabled && record.quantity <= 0
  const counted = lines.filter(({ ahead, delta }) => ahead && delta < 0 && isSoldOut)
  const ahead = counted.reduce((sum, { delta }) => sum - delta, 0)
  const taken = lines.reduce((sum, { delta }) => sum + delta, 0) + ahead
  const after = record.quantity + taken
  if (ahead > leftOf(record)) return 'INSUFFICIENT_INVENTORY'
  if (restrict && taken < 0 && after < 0) return 'INSUFFICIENT_INVENTORY'
  if (after < -MAX_QUANTITY) return 'MIN_QUANTITY_LIMIT_REACHED'
  if (after > MAX_QUANTITY && taken + -ahead > 0) return 'MAX_QUANTITY_LIMIT_REACHED'
  const counter = record.counter + ahead
  stock.set(place, { ...record, revision: record.revision + 1, quantity: after, counter })
  return undefined
}

/** Sells in the words of the first dialect: all lines or none, orders ahead below zero. */
export function sellFirst(stock: ReferenceStock, lines: readonly Line[]): boolean {
  const places = [...new Set(lines.map(({ place }) => place))]
  const totals = places.map((place) => {
    const own = lines.filter((line) => line.place === place)
    const sum = (list: readonly Line[]) => list.reduce((all, { delta }) => all + delta, 0)
    return { place, delta: sum(own), firm: sum(own.filter(({ ahead }) => !ahead)) }
  })
  const isShort = totals.some(({ place, delta, firm }) => {
    const record = stock.get(place)
    if (!record || record.quantity === null) return false
    const floor = record.enabled ? Math.min(0, record.counter - (record.limit ?? 2_147_483_647)) : 0
    return (firm < 0 && record.quantity + firm < 0) || record.quantity + delta < floor
  })
  if (isShort) return false
  for (const { place, delta } of totals) {
    const record = stock.get(place)
    if (!record || record.quantity === null) continue
    stock.set(place, {
      ...record,
      revision: record.revision + 1,
      quantity: record.quantity + delta,
    })
  }
  return true
}
