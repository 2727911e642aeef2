/** Stock as somebody would keep it on paper: the rules of inventory items, told once more and simply. */
export interface Kept {
  readonly revision: number
  /** Null while nobody counts. */
  readonly quantity: number | null
  readonly inStock: boolean
  readonly enabled: boolean
  readonly limit: number | null
  readonly counter: number
}
/** By place; null where there is no item. */
export type Paper = Map<string, Kept | null>

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

const MOST = 99_999
export const leftOf = ({ quantity, limit, counter }: Kept) =>
  Math.max(0, (limit ?? 100_000) - counter - Math.max(0, -(quantity ?? 0)))

export function statusOf(kept: Kept): string {
  if (kept.quantity === null ? kept.inStock : kept.quantity > 0) return 'IN_STOCK'
  const isOpen = kept.enabled && (kept.quantity === null || leftOf(kept) > 0)
  return isOpen ? 'PREORDER' : 'OUT_OF_STOCK'
}

const none: Kept = {
  revision: 0,
  quantity: null,
  inStock: false,
  enabled: false,
  limit: null,
  counter: 0,
}

/** Sets what is there, or adds it; answers with why not. */
export function upsert(paper: Paper, place: string, values: Values): string | undefined {
  const before = paper.get(place) ?? none
  const { quantity, inStock, preorder } = values
  if (quantity !== undefined && quantity < 0 && quantity < Math.min(0, before.quantity ?? 0)) {
    return 'INVALID_TARGET_QUANTITY'
  }
  const isCounted = quantity !== undefined || (inStock === undefined && before.quantity !== null)
  if (!isCounted && preorder?.limit !== undefined) {
    return 'PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY'
  }
  const limit = preorder?.limit ?? (inStock === undefined ? before.limit : null)
  paper.set(place, {
    revision: before.revision + 1,
    quantity: quantity ?? (inStock === undefined ? before.quantity : null),
    inStock: quantity === undefined ? (inStock ?? before.inStock) : true,
    enabled: preorder?.enabled ?? before.enabled,
    limit,
    counter: before.counter,
  })
  return undefined
}

/** Moves each item alone; answers with what became of each line. */
export function move(
  paper: Paper,
  lines: readonly Line[],
  restrict: boolean,
): (string | undefined)[] {
  const places = [...new Set(lines.map(({ place }) => place))]
  const outcomes = new Map(
    places.map((place) => [
      place,
      moveOne(
        paper,
        place,
        lines.filter((line) => line.place === place),
        restrict,
      ),
    ]),
  )
  return lines.map(({ place }) => outcomes.get(place))
}

function moveOne(paper: Paper, place: string, lines: readonly Line[], restrict: boolean) {
  const kept = paper.get(place)
  if (!kept) return 'INVENTORY_ITEM_NOT_FOUND'
  if (kept.quantity === null) return 'INVENTORY_QUANTITY_NOT_TRACKED'
  const isSoldOut = kept.enabled && kept.quantity <= 0
  const counted = lines.filter(({ ahead, delta }) => ahead && delta < 0 && isSoldOut)
  const ahead = counted.reduce((sum, { delta }) => sum - delta, 0)
  const taken = lines.reduce((sum, { delta }) => sum + delta, 0) + ahead
  const after = kept.quantity + taken
  if (ahead > leftOf(kept)) return 'INSUFFICIENT_INVENTORY'
  if (restrict && taken < 0 && after < 0) return 'INSUFFICIENT_INVENTORY'
  if (after < -MOST) return 'MIN_QUANTITY_LIMIT_REACHED'
  if (after > MOST && taken + -ahead > 0) return 'MAX_QUANTITY_LIMIT_REACHED'
  const counter = kept.counter + ahead
  paper.set(place, { ...kept, revision: kept.revision + 1, quantity: after, counter })
  return undefined
}

/** Sells in the words of the first dialect: all lines or none, orders ahead below zero. */
export function sellFirst(paper: Paper, lines: readonly Line[]): boolean {
  const places = [...new Set(lines.map(({ place }) => place))]
  const totals = places.map((place) => {
    const own = lines.filter((line) => line.place === place)
    const sum = (list: readonly Line[]) => list.reduce((all, { delta }) => all + delta, 0)
    return { place, delta: sum(own), firm: sum(own.filter(({ ahead }) => !ahead)) }
  })
  const isShort = totals.some(({ place, delta, firm }) => {
    const kept = paper.get(place)
    if (!kept || kept.quantity === null) return false
    const floor = kept.enabled ? Math.min(0, kept.counter - (kept.limit ?? 2_147_483_647)) : 0
    return (firm < 0 && kept.quantity + firm < 0) || kept.quantity + delta < floor
  })
  if (isShort) return false
  for (const { place, delta } of totals) {
    const kept = paper.get(place)
    if (!kept || kept.quantity === null) continue
    paper.set(place, { ...kept, revision: kept.revision + 1, quantity: kept.quantity + delta })
  }
  return true
}
