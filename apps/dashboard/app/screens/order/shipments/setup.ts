import type { OperationName, OutputOf } from '../../../api/client.ts'
import type { Messages } from '../../../messages/index.ts'
import { type Order, staleReads } from '../setup.ts'

export type Fulfillment = OutputOf<'fulfillments.listFulfillments'>['fulfillments'][number]

/** What shows what of an order is sent. */
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

/** Pieces that are still to be sent: those whose price went back are not. */
export const piecesToSend = (line: Line): number => Math.max(0, piecesLeft(line) - line.refunded)

/** What has to be sent; digital goods only where nothing else was bought. */
export function linesToSend({ lines }: Pick<Order, 'lines'>): readonly Line[] {
  const goods = lines.filter(({ shippable, kind }) => shippable && kind !== 'DIGITAL')
  return goods.length > 0 ? goods : lines
}

/** Where pieces of an order are, as far as its parcels go by location. */
export interface SendPlace {
  readonly locationId: string
  /** Where lines are that were given to no location. */
  readonly defaultLocationId: string
}

/** Pieces of a line that a parcel can have: all that are left, or those of a location. */
export function piecesAt(line: Line, place: SendPlace | null): number {
  if (place === null) return piecesLeft(line)
  const { locationId, defaultLocationId } = place
  if (line.sources.length === 0) return locationId === defaultLocationId ? piecesToSend(line) : 0
  return line.sources.find((one) => one.locationId === locationId)?.toSend ?? 0
}

/** The places that parcels of an order come from; none where all its pieces are at one. */
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

/** What a parcel or a pick-up is called among those of its order. */
export const nameOf = (
  { kind }: Pick<Fulfillment, 'kind'>,
  index: number,
  { shipments }: Messages,
): string => (kind === 'PICKUP' ? shipments.pickup : shipments.parcel)({ n: index + 1 })
