import type { FulfillmentResult } from '@vitrine/contract/fulfillments'
import { ApplicationError } from '@vitrine/contract/kit'
import { inSavepoint } from '../../../../platform/savepoint.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { RequestKey } from '../../payments/index.ts'
import type { NewFulfillment } from '../model.ts'
import { findOrderIds } from '../store.ts'
import { cancelFulfillment } from './change-fulfillment.ts'
import { createFulfillment } from './create-fulfillment.ts'
import type { FulfillmentDeps } from './deps.ts'

type Done = Omit<FulfillmentResult, 'error'>

/** Sends what is left of each order by itself: one that cannot be sent fails alone. */
export async function fulfillOrders(
  tx: Tx,
  deps: FulfillmentDeps,
  { orderIds, notify }: Pick<NewFulfillment, 'notify'> & { readonly orderIds: readonly string[] },
  key: RequestKey | undefined,
): Promise<FulfillmentResult[]> {
  const ids = [...new Set(orderIds)]
  const numbers = await deps.orders.lockAll(tx, ids)
  return each(tx, ids, (orderId) => {
    const of = numbered(numbers, orderId)
    return {
      of,
      done: async () => {
        const { id, kind } = await createFulfillment(tx, deps, { orderId, notify }, key)
        return { ...of, fulfillmentId: id, kind }
      },
    }
  })
}

/** Takes fulfillments back, each by itself. */
export async function cancelFulfillments(
  tx: Tx,
  deps: FulfillmentDeps,
  fulfillmentIds: readonly string[],
): Promise<FulfillmentResult[]> {
  const ids = [...new Set(fulfillmentIds)]
  const orderIds = await findOrderIds(tx, ids)
  const numbers = await deps.orders.lockAll(tx, [...orderIds.values()])
  return each(tx, ids, (id) => {
    const of = { ...numbered(numbers, orderIds.get(id) ?? null), fulfillmentId: id }
    return {
      of,
      done: async () => {
        const { fulfillment } = await cancelFulfillment(tx, deps, { id })
        return { ...of, kind: fulfillment.kind }
      },
    }
  })
}

function numbered(numbers: ReadonlyMap<string, number>, orderId: string | null): Done {
  const number = orderId === null ? undefined : numbers.get(orderId)
  const orderNumber = number === undefined ? null : String(number)
  return { orderId, orderNumber, fulfillmentId: null, kind: null }
}

interface Part {
  readonly of: Done
  readonly done: () => Promise<Done>
}

async function each(
  tx: Tx,
  ids: readonly string[],
  partOf: (id: string) => Part,
): Promise<FulfillmentResult[]> {
  const results: FulfillmentResult[] = []
  for (const id of ids) {
    const { of, done } = partOf(id)
    try {
      results.push({ ...(await inSavepoint(tx, done)), error: null })
    } catch (error) {
      if (!(error instanceof ApplicationError)) throw error
      const { code } = error.definition
      results.push({ ...of, error: { code, description: error.message } })
    }
  }
  return results
}
