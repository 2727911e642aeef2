import { carrierName, type Fulfillment } from '@vitrine/contract/fulfillments'
import type { Order } from '@vitrine/contract/orders'

/** A parcel, or goods to be collected, as their buyer sees them. */
export type ParcelView = {
  id: string
  isPickup: boolean
  state: Fulfillment['state']
  lines: readonly { id: string; name: string; quantity: number }[]
  /** Carrier and number, as far as they are known. */
  tracking: string
  link?: string
  /** The pickup address. */
  place?: string
  /** ISO 8601, UTC. */
  date: string
}

export function viewParcels(
  { lines, delivery }: Pick<Order, 'lines' | 'delivery'>,
  fulfillments: readonly Fulfillment[],
): readonly ParcelView[] {
  const names = new Map(lines.map(({ id, name }) => [id, name]))
  const place = delivery[0]?.title
  return fulfillments.map((one) => {
    const isPickup = one.kind === 'PICKUP'
    return {
      id: one.id,
      isPickup,
      state: one.state,
      lines: one.lines.map(({ lineId: id, quantity }) => ({
        id,
        name: names.get(id) ?? '',
        quantity,
      })),
      tracking: [one.carrier && carrierName(one.carrier), one.trackingNumber]
        .filter(Boolean)
        .join(' '),
      ...(one.trackingLink && { link: one.trackingLink }),
      ...(isPickup && place && { place }),
      date: one.createdDate.toISOString(),
    }
  })
}
