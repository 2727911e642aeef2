import { InvalidFulfillmentQuantity, NothingToFulfill } from '@vitrine/contract/fulfillments'
import { OrderLineNotFound } from '@vitrine/contract/orders'
import { linesToSend, type OrderLine } from '../../orders/index.ts'
import type { FulfillmentLine, NewFulfillment } from '../model.ts'

/** Pieces that can be put into a parcel; those whose price went back count, as buyers may get them all the same. */
const piecesLeft = ({ quantity, fulfilled }: OrderLine): number => quantity - fulfilled

/** Pieces that are still to be sent, as far as the shop knows. */
const piecesToSend = (line: OrderLine): number => Math.max(0, piecesLeft(line) - line.refunded)

/** The pieces that are asked for, or everything that is still to be sent. */
export function piecesOf(
  lines: readonly OrderLine[],
  asked: NewFulfillment['lines'],
): FulfillmentLine[] {
  const pieces = asked?.length ? chosenPieces(lines, asked) : allPieces(lines)
  if (pieces.length === 0) throw NothingToFulfill()
  const short = lines.filter(
    (line) => (pieces.find(({ lineId }) => lineId === line.id)?.quantity ?? 0) > piecesLeft(line),
  )
  if (short.length > 0) throw tooMany(short)
  return pieces
}

const allPieces = (lines: readonly OrderLine[]): FulfillmentLine[] =>
  linesToSend(lines)
    .map((line) => ({ lineId: line.id, quantity: piecesToSend(line) }))
    .filter(({ quantity }) => quantity > 0)

/** Lines that are named twice are added up; one without a quantity is all that is left of it. */
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
