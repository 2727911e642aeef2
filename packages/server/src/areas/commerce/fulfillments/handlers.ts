import type { fulfillments as fulfillmentsService } from '@vitrine/contract/fulfillments'
import type { Handlers } from '@vitrine/contract/kit'
import { OrderNotFound } from '@vitrine/contract/orders'
import { isGuid } from '../../../platform/db/query-to-sql.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { cartCallerOf, repeatable } from '../cart/index.ts'
import { orderIdOf } from '../orders/index.ts'
import { keyOf } from '../payments/index.ts'
import { encodeFulfillment } from './codec.ts'
import type { FulfillmentsFeature } from './index.ts'

export interface FulfillmentHandlerDeps {
  readonly fulfillments: FulfillmentsFeature
  /** The key that signs the links of orders. */
  readonly linkKey: string
}

export const fulfillmentHandlers = ({ fulfillments, linkKey }: FulfillmentHandlerDeps) =>
  ({
    createFulfillment: async (call) => {
      const made = await fulfillments.create(call.tx, call.input, keyOf(repeatable(call)))
      return { fulfillment: encodeFulfillment(made, true) }
    },
    updateFulfillment: async ({ tx, input: { id, ...changes } }) => ({
      fulfillment: encodeFulfillment(await fulfillments.change(tx, { id }, changes), true),
    }),
    cancelFulfillment: async ({ tx, input: { id } }) => {
      await fulfillments.cancel(tx, { id })
      return {}
    },
    fulfillOrders: async (call) => ({
      results: await fulfillments.fulfillAll(call.tx, call.input, keyOf(repeatable(call))),
    }),
    cancelFulfillments: async ({ tx, input }) => ({
      results: await fulfillments.cancelAll(tx, input.ids),
    }),
    listFulfillments: async (call) => {
      const { orderIds } = call.input
      const caller = cartCallerOf(call)
      const found = await fulfillments.visible(call.tx, caller, orderIds)
      const isMerchant = caller.kind === 'merchant'
      return { fulfillments: found.fulfillments.map((one) => encodeFulfillment(one, isMerchant)) }
    },
    listFulfillmentsByLink: async ({ tx, input: { link } }) => {
      const id = orderIdOf(linkKey, tx.siteId, link)
      if (!id || !isGuid(id)) throw OrderNotFound()
      const found = await fulfillments.of(tx, [id])
      return { fulfillments: found.map((one) => encodeFulfillment(one, false)) }
    },
  }) satisfies Handlers<typeof fulfillmentsService, HandlerContext>
