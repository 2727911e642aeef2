import type { Order, OrderLine } from '../order/setup.ts'
import { linesToSend, piecesToSend } from '../order/shipments/setup.ts'

/** A product to pick, for all orders together. */
export interface PickRow {
  readonly key: string
  readonly name: string
  /** Choices and buyer texts, in one line. */
  readonly details: string
  readonly sku: string
  readonly pieces: number
  readonly orders: readonly { readonly number: string; readonly pieces: number }[]
}

/** Pieces that are still to be sent of a line from each of its locations; null: no location was chosen. */
export function piecesByLocation(line: OrderLine): ReadonlyMap<string | null, number> {
  const left = piecesToSend(line)
  if (line.sources.length === 0) return new Map([[null, left]])
  return new Map(line.sources.map(({ locationId, toSend }) => [locationId, toSend]))
}

/** The locations from which something is still to be sent; null: where none was chosen. */
export const pickLocations = (orders: readonly Order[]): readonly (string | null)[] => [
  ...new Set(
    orders.flatMap((order) =>
      linesToSend(order).flatMap((line) =>
        [...piecesByLocation(line)].flatMap(([id, pieces]) => (pieces > 0 ? [id] : [])),
      ),
    ),
  ),
]

/** The unsent pieces of orders at a location, by product and choice, sorted by name. */
export function pickRowsOf(
  orders: readonly Order[],
  locationId: string | null = null,
): readonly PickRow[] {
  const rows = new Map<string, PickRow>()
  for (const order of orders) {
    for (const line of linesToSend(order)) {
      const pieces = piecesByLocation(line).get(locationId) ?? 0
      if (pieces === 0) continue
      const details = line.descriptionLines
        .map(({ name, value }) => `${name}: ${value}`)
        .join(' · ')
      const sku = line.sku ?? ''
      const key = [line.productId ?? line.name, line.variantId, sku, details].join('\n')
      const row = rows.get(key) ?? { key, name: line.name, details, sku, pieces: 0, orders: [] }
      rows.set(key, {
        ...row,
        pieces: row.pieces + pieces,
        orders: [...row.orders, { number: order.number, pieces }],
      })
    }
  }
  return [...rows.values()].sort(
    (one, other) => one.name.localeCompare(other.name) || one.details.localeCompare(other.details),
  )
}

/** Orders with unsent pieces, without held ones. */
export const ordersToPick = (orders: readonly Order[]): readonly Order[] =>
  orders.filter(({ state, hold }) => state === 'PLACED' && hold === null)
