import {
  FulfillmentNotFound,
  InvalidFulfillmentQuantity,
  NothingToFulfill,
} from '@vitrine/contract/fulfillments'
import { ApplicationError, type Handlers, violation } from '@vitrine/contract/kit'
import type { orderFulfillments } from '@vitrine/contract/order-fulfillments'
import { OrderLineNotFound } from '@vitrine/contract/orders'
import { cartCallerOf, repeatable } from '../../../areas/commerce/cart/index.ts'
import type { FulfillmentsFeature } from '../../../areas/commerce/fulfillments/index.ts'
import type { OrdersFeature } from '../../../areas/commerce/orders/index.ts'
import { keyOf } from '../../../areas/commerce/payments/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { decodeChanges, decodeFulfillment, encodeWithFulfillments } from '../codec/fulfillment.ts'
import { bulkResults } from './bulk-results.ts'

export interface PublishedFulfillmentDeps {
  readonly orders: Pick<OrdersFeature, 'require' | 'lockAll'>
  readonly fulfillments: FulfillmentsFeature
}

const merchant = { kind: 'merchant' } as const

export function orderFulfillmentsHandlers({ orders, fulfillments }: PublishedFulfillmentDeps) {
  const show = async (tx: Tx, orderId: string) =>
    encodeWithFulfillments(orderId, await fulfillments.of(tx, [orderId]))
  const answer = async (tx: Tx, orderId: string) => ({
    orderWithFulfillments: await show(tx, orderId),
  })
  /** One that is not cancelled, of an order that is locked. */
  const requireIn = async (tx: Tx, orderId: string, id: string) => {
    await orders.require(tx, merchant, orderId, true)
    const found = (await fulfillments.of(tx, [orderId])).find((one) => one.id === id)
    if (!found) throw FulfillmentNotFound({ id })
    return found
  }
  return {
    listFulfillmentsForSingleOrder: async (call) => {
      const { id } = await orders.require(call.tx, cartCallerOf(call), call.input.orderId)
      return answer(call.tx, id)
    },
    listFulfillmentsForMultipleOrders: async (call) => {
      const caller = cartCallerOf(call)
      const found = await fulfillments.visible(call.tx, caller, call.input.orderIds)
      return {
        ordersWithFulfillments: found.orderIds.map((id) =>
          encodeWithFulfillments(id, found.fulfillments),
        ),
      }
    },
    createFulfillment: async (call) => {
      const { orderId, fulfillment } = call.input
      const key = keyOf(repeatable(call))
      const { id: fulfillmentId } = await withViolations('fulfillment.lineItems', () =>
        fulfillments.create(call.tx, decodeFulfillment(orderId, fulfillment), key),
      )
      return { ...(await answer(call.tx, orderId)), fulfillmentId }
    },
    updateFulfillment: async ({ tx, input }) => {
      const { orderId, fulfillment: sent } = input
      const before = await requireIn(tx, orderId, sent.id)
      await fulfillments.change(tx, { id: sent.id, orderId }, decodeChanges(before, sent))
      return answer(tx, orderId)
    },
    deleteFulfillment: async ({ tx, input }) => {
      const { orderId, fulfillmentId: id } = input
      await requireIn(tx, orderId, id)
      await fulfillments.cancel(tx, { id, orderId }, { evenDelivered: true })
      return answer(tx, orderId)
    },
    bulkCreateFulfillment: async ({ tx, input }) => {
      const { ordersWithFulfillments } = input
      await orders.lockAll(
        tx,
        ordersWithFulfillments.map(({ orderId }) => orderId),
      )
      const { results, bulkActionMetadata } = await bulkResults(
        tx,
        ordersWithFulfillments,
        ({ orderId }) => orderId,
        async ({ orderId, fulfillments: sent }) => {
          for (const [at, one] of sent.entries()) {
            await withViolations(`fulfillments[${at}].lineItems`, () =>
              fulfillments.create(tx, decodeFulfillment(orderId, one)),
            )
          }
          return show(tx, orderId)
        },
      )
      return {
        results: results.map(({ itemMetadata, item }) => ({
          itemMetadata,
          ...(item && { ordersWithFulfillments: item }),
        })),
        bulkActionMetadata,
      }
    },
  } satisfies Handlers<typeof orderFulfillments, HandlerContext>
}

const ofLines: readonly string[] = [
  InvalidFulfillmentQuantity.code,
  NothingToFulfill.code,
  OrderLineNotFound.code,
]

/** Converts errors of lines to violations of their field. */
async function withViolations<T>(field: string, work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    if (!(error instanceof ApplicationError) || !ofLines.includes(error.definition.code))
      throw error
    throw violation(field, 'VALIDATION', error.message, error.data)
  })
}
