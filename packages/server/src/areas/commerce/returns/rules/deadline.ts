import type { Fulfillment } from '../../fulfillments/index.ts'
import type { Activity, Order } from '../../orders/index.ts'

/** The date from which the days are counted. */
export interface Arrival {
  /**
   * The latest delivery; for a parcel without a recorded delivery, when it was sent; if nothing was sent, the
   * order.
   */
  readonly date: Date
  /** Whether everything was sent, so that the deadline is running. */
  readonly isRunning: boolean
}

/** When the goods of an order reached the buyer, as far as recorded. */
export function arrivalOf(
  order: Pick<Order, 'placedDate' | 'createdDate' | 'fulfillmentState'>,
  fulfillments: readonly Pick<Fulfillment, 'id' | 'createdDate'>[],
  activities: readonly Pick<Activity, 'kind' | 'content' | 'createdDate'>[],
): Arrival {
  const dates = fulfillments.map(({ id, createdDate }) => {
    const delivered = activities.findLast(
      ({ kind, content }) =>
        (kind === 'DELIVERED' || kind === 'COLLECTED') && content.fulfillmentId === id,
    )
    return delivered?.createdDate ?? createdDate
  })
  const placed = order.placedDate ?? order.createdDate
  return {
    date: new Date(Math.max(...[placed, ...dates].map((date) => date.getTime()))),
    isRunning: order.fulfillmentState === 'ALL',
  }
}

const DAY = 24 * 60 * 60 * 1000

/** The end of a number of days after an arrival: the last moment of the last day, in UTC. */
export function lastMoment({ date }: Arrival, days: number): Date {
  const day = new Date(date.getTime() + days * DAY)
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 23, 59, 59))
}

export const isOver = (arrival: Arrival, days: number, now: Date): boolean =>
  arrival.isRunning && now > lastMoment(arrival, days)
