import type { Handlers } from '@vitrine/contract/kit'
import {
  CannotOverwriteNonImportedOrder,
  CannotSetLowerOrderNumberCounter,
  OrderAlreadyImported,
  type ordersV1,
} from '@vitrine/contract/orders-v1'
import type { Order } from '../../../areas/commerce/orders/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { decodeImportedOrder } from '../codec/imported-order.ts'
import { type OrderCallDeps, orderCalls } from './order-calls.ts'

type ImportOperation = 'importOrder' | 'bulkDeleteImportedOrders' | 'setOrderNumberCounter'

const merchant = { kind: 'merchant' } as const

/** Orders of other systems. */
export function orderImportHandlers(
  deps: OrderCallDeps,
): Pick<Handlers<typeof ordersV1, HandlerContext>, ImportOperation> {
  const { orders } = deps
  const { answer } = orderCalls(deps)

  /** Deletes an imported order with the same id, if requested. */
  async function makeWay(tx: Tx, id: string | undefined, replace: boolean): Promise<void> {
    const [view] = id ? await orders.viewAll(tx, [id]) : []
    if (!id || !view) return
    if (!view.order.importedDate) throw CannotOverwriteNonImportedOrder({ orderId: id })
    if (!replace) throw OrderAlreadyImported({ orderId: id })
    await orders.deleteImported(tx, id)
  }

  /** An order imported before, by its id in the other system. */
  async function findEarlier(tx: Tx, externalId: string | undefined): Promise<Order | undefined> {
    const known = externalId ? (await orders.findImported(tx, [externalId])).get(externalId) : null
    return known ? orders.require(tx, merchant, known) : undefined
  }

  return {
    importOrder: async (call) => {
      const { tx, input } = call
      const { currency } = await deps.shopOf(tx)
      const shop = { currency, pricesIncludeTax: await deps.pricesIncludeTax(tx), now: tx.now }
      const earlier = decodeImportedOrder(input.order, shop)
      await makeWay(tx, earlier.id, input.replace ?? false)
      const known = await findEarlier(tx, earlier.externalReference?.id)
      return answer(call, known ?? (await orders.importEarlier(tx, earlier)))
    },
    bulkDeleteImportedOrders: async ({ tx, input: { orderIds } }) => {
      const ids = orderIds.map((id) => id.toLowerCase())
      return { jobId: (await orders.startDeletingImported(tx, { orderIds: ids })).id }
    },
    setOrderNumberCounter: ({ input: { counter, allowLowerCounter = false }, transaction }) =>
      transaction(async (tx) => {
        const { next, last } = await orders.lockCounter(tx)
        const least = allowLowerCounter ? last + 1 : next
        if (Number(counter) < least)
          throw CannotSetLowerOrderNumberCounter({ counter: String(least) })
        await orders.setCounter(tx, Number(counter))
        return { oldCounter: String(next), newCounter: counter }
      }),
  }
}
