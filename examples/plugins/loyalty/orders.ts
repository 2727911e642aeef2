import type { FactHandler } from '@vitrine/plugin'
import { addEntry, removeEntry } from './store.ts'

/** An order brings its points once: they bear its id, and a fact may come again. */
export const orderPlaced =
  (pointsPerUnit: number): FactHandler<'order.placed'> =>
  async ({ fact, context }) => {
    const { order } = await context.api.orders.getOrder({ id: fact.entityId })
    if (order.email === null) return
    const units = Math.floor(order.totals.total / 10 ** order.exponent)
    await addEntry(context, context.siteId, {
      id: order.id,
      email: order.email,
      points: units * pointsPerUnit,
      note: order.number,
    })
    context.log.info('Points for an order', { number: order.number })
    await context.changed()
  }

export const orderCancelled: FactHandler<'order.cancelled'> = async ({ fact, context }) => {
  await removeEntry(context, context.siteId, fact.entityId)
  await context.changed()
}
