import { InvalidFulfillmentQuantity, NothingToFulfill } from '@vitrine/contract/fulfillments'
import { OrderLineNotFound } from '@vitrine/contract/orders'
import { linesToSend, type OrderLine, openSources } from '../../orders/index.ts'
import type { FulfillmentLine, NewFulfillment } from '../model.ts'

/** Pieces that can be put into a parcel; includes refunded ones, which may be sent nevertheless. */
const piecesLeft = ({ quantity, fulfilled }: OrderLine): number => quantity - fulfilled

/** Pieces that remain to be sent. */
const piecesToSend = (line: OrderLine): number => Math.max(0, piecesLeft(line) - line.refunded)

/** The requested pieces, or everything that remains to be sent. */
export function piecesOf(
  all: readonly OrderLine[],
  { lines: asked, locationId }: Pick<NewFulfillment, 'lines' | 'locationId'>,
  defaultLocationId: string,
): FulfillmentLine[] {
  const lines =
    locationId === undefined
      ? all
      : all.map((line) => onlyFrom(line, locationId.toLowerCase(), defaultLocationId))
  const pieces = asked?.length ? chosenPieces(lines, asked) : allPieces(lines)
  if (pieces.length === 0) throw NothingToFulfill()
  const short = lines.filter(
    (line) => (pieces.find(({ lineId }) => lineId === line.id)?.quantity ?? 0) > piecesLeft(line),
  )
  if (short.length > 0) throw tooMany(short)
  return pieces
}

/** A line as if it had only the pieces of a location. */
function onlyFrom(line: OrderLine, locationId: string, defaultLocationId: string): OrderLine {
  const open = openSources(line, defaultLocationId)
  const there = open.find((one) => one.locationId === locationId)?.quantity ?? 0
  return { ...line, quantity: there, fulfilled: 0, refunded: 0 }
}

/** The locations from which something is still to be sent, in the order of lines and their sources. */
export const openLocations = (
  lines: readonly OrderLine[],
  defaultLocationId: string,
): readonly string[] => [
  ...new Set(
    linesToSend(lines).flatMap((line) =>
      openSources(line, defaultLocationId).flatMap(({ locationId, quantity }) =>
        quantity > 0 ? [locationId] : [],
      ),
    ),
  ),
]

/** The one location that has all pieces of a parcel; null where none has. */
export function locationOf(
  lines: readonly OrderLine[],
  pieces: readonly FulfillmentLine[],
  defaultLocationId: string,
): string | null {
  const sources = pieces.map(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId)
    const open = line ? openSources(line, defaultLocationId) : []
    return open.filter((one) => one.quantity >= quantity).map(({ locationId }) => locationId)
  })
  const [first = [], ...others] = sources
  return first.find((id) => others.every((ids) => ids.includes(id))) ?? null
}

const allPieces = (lines: readonly OrderLine[]): FulfillmentLine[] =>
  linesToSend(lines)
    .map((line) => ({ lineId: line.id, quantity: piecesToSend(line) }))
    .filter(({ quantity }) => quantity > 0)

/** Adds up repeated lines; a line without a quantity means all its remaining pieces. */
function chosenPieces(
  lines: readonly OrderLine[],
  asked: NonNullable<NewFulfillment['lines']>,
): FulfillmentLine[] {
  const known = new Map(lines.map((line) => [line.id, line]))
  const unknown = asked.filter(({ lineId }) => !known.has(lineId))
  if (unknown.length > 0) throw OrderLineNotFound({ lineIds: unknown.map(({ lineId }) => lineId) })
  const pieces = new Map<string, number>()
  for (const { lineId, quantity } of asked) {
    const line = known.get(lineId) as OrderLine
    const count = quantity ?? piecesToSend(line)
    if (count === 0) throw tooMany([line])
    pieces.set(lineId, (pieces.get(lineId) ?? 0) + count)
  }
  return [...pieces].map(([lineId, quantity]) => ({ lineId, quantity }))
}

export const tooMany = (lines: readonly OrderLine[]) =>
  InvalidFulfillmentQuantity({
    lines: lines.map((line) => ({ lineId: line.id, available: piecesLeft(line) })),
  })
