import { LineSourcesInvalid, OrderLineNotFound, OrderLineSent } from '@vitrine/contract/orders'
import type { ReturnedStock } from '../../../stock/index.ts'
import type { LineSource, OrderLine } from '../model/order.ts'
import { sentSources } from './open-sources.ts'

/** The wanted locations of a line's pieces. */
export interface MovedLine {
  readonly lineId: string
  readonly sources: readonly { readonly locationId: string; readonly quantity: number }[]
}

/** A line whose pieces move to other locations. */
export interface LineMove {
  readonly line: OrderLine
  readonly before: readonly LineSource[]
  readonly wanted: ReadonlyMap<string, number>
}

/** The lines that change; refuses invalid moves. */
export function movesOf(
  lines: readonly OrderLine[],
  asked: readonly MovedLine[],
  defaultLocationId: string,
): LineMove[] {
  return asked.flatMap(({ lineId, sources }, at) => {
    const line = lines.find(({ id }) => id === lineId)
    if (!line) throw OrderLineNotFound({ lineIds: [lineId] })
    const wanted = new Map<string, number>()
    for (const { locationId, quantity } of sources) {
      const id = locationId.toLowerCase()
      wanted.set(id, (wanted.get(id) ?? 0) + quantity)
    }
    const before = sentSources(line, defaultLocationId)
    if (isSame(before, wanted)) return []
    refuseUnfit(line, wanted, `lines[${at}].sources`)
    refuseSent(line, before, wanted)
    return [{ line, before, wanted }]
  })
}

const isSame = (before: readonly LineSource[], wanted: ReadonlyMap<string, number>): boolean =>
  before.length === wanted.size &&
  before.every(({ locationId, quantity }) => wanted.get(locationId) === quantity)

function refuseUnfit(line: OrderLine, wanted: ReadonlyMap<string, number>, field: string): void {
  const { id: lineId, quantity } = line
  if (line.productId === null) throw OrderLineNotFound({ lineIds: [lineId] })
  const sum = [...wanted.values()].reduce((total, one) => total + one, 0)
  if (sum === quantity) return
  throw LineSourcesInvalid(
    { field, lineId, quantity },
    `${field}: ${sum} pieces are named, the line has ${quantity}`,
  )
}

/** Sent and restocked pieces cannot move. */
function refuseSent(
  { id: lineId, name, quantity, fulfilled, restocked }: OrderLine,
  before: readonly LineSource[],
  wanted: ReadonlyMap<string, number>,
): void {
  if (restocked > 0) {
    throw OrderLineSent(
      { lineId },
      `Pieces of “${name}” are back in stock: the line stays as it is`,
    )
  }
  if (fulfilled >= quantity) {
    throw OrderLineSent(
      { lineId },
      `All pieces of “${name}” are sent: take a parcel back before you move the line`,
    )
  }
  const short = before.find((one) => (wanted.get(one.locationId) ?? 0) < (one.fulfilled ?? 0))
  if (!short) return
  const { locationId, fulfilled: sent = 0 } = short
  throw OrderLineSent(
    { lineId, locationId, sent },
    `${sent} pieces of “${name}” are sent from this location: give at least ${sent} to it, or take the parcel back`,
  )
}

/** Pieces that are to be taken at locations which send more of a line than before. */
export const takenMore = ({ line, before, wanted }: LineMove) =>
  [...wanted].flatMap(([locationId, quantity]) => {
    const more = quantity - (before.find((one) => one.locationId === locationId)?.quantity ?? 0)
    return more > 0 ? [{ line, locationId, quantity: more }] : []
  })

/** The pieces returned to locations which send less of a line than before, if they were taken there. */
export function givenBack({ line, before, wanted }: LineMove): ReturnedStock[] {
  const { productId, variantId } = line
  if (productId === null || variantId === null) return []
  return before.flatMap((source) => {
    const { quantity, preordered } = backAt(source, wanted)
    if (quantity + preordered === 0) return []
    return [{ productId, variantId, locationId: source.locationId, quantity, preordered }]
  })
}

/** Pieces to return from a source, starting with those that were not preordered. */
function backAt(source: LineSource, wanted: ReadonlyMap<string, number>) {
  const less = Math.max(0, source.quantity - (wanted.get(source.locationId) ?? 0))
  const quantity = Math.min(less, source.taken - source.preordered)
  return { quantity, preordered: Math.min(less - quantity, source.preordered) }
}

/** The sources of a line after its move, without stock taken at new locations. */
export const sourcesAfter = ({ before, wanted }: LineMove): LineSource[] =>
  [...wanted].map(([locationId, quantity]): LineSource => {
    const source = before.find((one) => one.locationId === locationId)
    if (!source) {
      const counts = { taken: 0, preordered: 0, restocked: 0 }
      return { locationId, quantity, ...counts, reason: 'MERCHANT' }
    }
    const back = backAt(source, wanted)
    return {
      ...source,
      quantity,
      taken: source.taken - back.quantity - back.preordered,
      preordered: source.preordered - back.preordered,
      reason: quantity > source.quantity ? 'MERCHANT' : source.reason,
    }
  })
