import type { Handlers } from '@vitrine/contract/kit'
import {
  CannotOverwriteNonImportedOrder,
  CannotSetLowerOrderNumberCounter,
  type ordersV1,
} from '@vitrine/contract/orders-v1'
import type { Order } from '../../../areas/commerce/orders/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { decodeImportedOrder } from '../codec/imported-order.ts'
import { type OrderCallDeps, orderCalls } from './order-calls.ts'

type Importing = 'importOrder' | 'setOrderNumberCounter'

const merchant = { kind: 'merchant' } as const

/** Orders of other systems. */
export function orderImportHandlers(
  deps: OrderCallDeps,
): Pick<Handlers<typeof ordersV1, HandlerContext>, Importing> {
  const { orders } = deps
  const { answer } = orderCalls(deps)

  /** An order that came here before, by its id here or there. */
  async function findEarlier(
    tx: Tx,
    id: string | undefined,
    externalId: string | undefined,
  ): Promise<Order | undefined> {
    const [view] = id ? await orders.viewAll(tx, [id]) : []
    if (view && !view.order.importedDate) throw CannotOverwriteNonImportedOrder({ orderId: id })
    if (view) return view.order
    const known = externalId ? (await orders.findImported(tx, [externalId])).get(externalId) : null
    return known ? orders.require(tx, merchant, known) : undefined
  }

  return {
    importOrder: async (call) => {
      const { tx, input } = call
      const { currency } = await deps.shopOf(tx)
      const shop = { currency, pricesIncludeTax: await deps.pricesIncludeTax(tx), now: tx.now }
      const earlier = decodeImportedOrder(input.order, shop)
      const known = await findEarlier(tx, earlier.id, earlier.externalReference?.id)
      return answer(call, known ?? (await orders.importEarlier(tx, earlier)))
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
