import type { OperationName, OutputOf } from '../../../api/client.ts'
import type { Messages } from '../../../messages/index.ts'
import { type Order, staleReads } from '../setup.ts'

export type Fulfillment = OutputOf<'fulfillments.listFulfillments'>['fulfillments'][number]

/** Queries that contain fulfillments. */
export const staleShipments: readonly OperationName[] = [
  ...staleReads,
  'fulfillments.listFulfillments',
]

/** Goods that the buyer collects. */
export const isPickup = ({ delivery }: Pick<Order, 'delivery'>): boolean =>
  delivery[0]?.kind === 'pickup'

type Line = Order['lines'][number]

/** Pieces that can be put into a parcel. */
export const piecesLeft = ({ quantity, fulfilled }: Line): number => quantity - fulfilled

/** Pieces to send, without refunded ones. */
export const piecesToSend = (line: Line): number => Math.max(0, piecesLeft(line) - line.refunded)

/** The lines to send; digital goods only if there are no others. */
export function linesToSend({ lines }: Pick<Order, 'lines'>): readonly Line[] {
  const goods = lines.filter(({ shippable, kind }) => shippable && kind !== 'DIGITAL')
  return goods.length > 0 ? goods : lines
}

/** The location of pieces of an order, if its parcels are split by location. */
export interface SendPlace {
  readonly locationId: string
  /** The location of lines without an assigned one. */
  readonly defaultLocationId: string
}

/** The pieces of a line available for a parcel: all that are left, or those at a location. */
export function piecesAt(line: Line, place: SendPlace | null): number {
  if (place === null) return piecesLeft(line)
  const { locationId, defaultLocationId } = place
  if (line.sources.length === 0) return locationId === defaultLocationId ? piecesToSend(line) : 0
  return line.sources.find((one) => one.locationId === locationId)?.toSend ?? 0
}

/** The locations of an order's parcels; empty where all pieces are at one. */
export function sendPlaces(order: Pick<Order, 'lines'>, defaultLocationId: string): SendPlace[] {
  const ids = linesToSend(order).flatMap((line) =>
    line.sources.length === 0
      ? [defaultLocationId].filter(() => piecesToSend(line) > 0)
      : line.sources.filter(({ toSend }) => toSend > 0).map(({ locationId }) => locationId),
  )
  const places = [...new Set(ids)].map((locationId) => ({ locationId, defaultLocationId }))
  return places.length > 1 ? places : []
}

/** Whether anything can be sent now. */
export const canBeSent = (order: Order): boolean =>
  order.state === 'PLACED' &&
  order.delivery.length > 0 &&
  linesToSend(order).some((line) => piecesLeft(line) > 0)

/** The name of a parcel or a pickup within its order. */
export const nameOf = (
  { kind }: Pick<Fulfillment, 'kind'>,
  index: number,
  { shipments }: Messages,
): string => (kind === 'PICKUP' ? shipments.pickup : shipments.parcel)({ n: index + 1 })
