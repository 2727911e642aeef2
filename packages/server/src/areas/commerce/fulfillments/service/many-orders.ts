import type { FulfillmentResult } from '@vitrine/contract/fulfillments'
import { ApplicationError } from '@vitrine/contract/kit'
import { inSavepoint } from '../../../../platform/savepoint.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { isRepeated, type RequestKey } from '../../payments/index.ts'
import type { Fulfillment, NewFulfillment } from '../model.ts'
import { openLocations } from '../rules/pieces.ts'
import { findByRequest, findFulfillment, findOrderIds } from '../store.ts'
import { cancelFulfillment } from './change-fulfillment.ts'
import { createFulfillment } from './create-fulfillment.ts'
import type { FulfillmentDeps } from './deps.ts'

type SuccessfulResult = Omit<FulfillmentResult, 'error'>

/**
 * Fulfills the rest of each order independently, with a parcel from each of its locations. A repeated call
 * returns the parcels that it created.
 */
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
        const made = await fromEachLocation(tx, deps, { orderId, notify }, key)
        return made.map(({ id, kind }) => ({ ...of, fulfillmentId: id, kind }))
      },
    }
  })
}

async function fromEachLocation(
  tx: Tx,
  deps: FulfillmentDeps,
  asked: NewFulfillment,
  key: RequestKey | undefined,
): Promise<Fulfillment[]> {
  const repeated = await madeBefore(tx, asked.orderId, key)
  if (repeated.length > 0) return repeated
  const locations = openLocations(await deps.orders.linesOf(tx, asked.orderId), tx.siteId)
  if (locations.length < 2) return [await createFulfillment(tx, deps, asked, key)]
  const made: Fulfillment[] = []
  for (const [at, locationId] of locations.entries()) {
    const one = { ...asked, locationId }
    made.push(await createFulfillment(tx, deps, one, key && keyOf(key, at)))
  }
  return made
}

/** The first parcel of an order has the key of the call, the others the key with their place. */
const keyOf = (key: RequestKey, at: number): RequestKey =>
  at === 0 ? key : { ...key, key: `${key.key}#${at}` }

async function madeBefore(
  tx: Tx,
  orderId: string,
  key: RequestKey | undefined,
): Promise<Fulfillment[]> {
  const made: Fulfillment[] = []
  while (key) {
    const earlier = await findByRequest(tx, orderId, keyOf(key, made.length).key)
    if (!earlier || !isRepeated(earlier, key)) break
    const one = await findFulfillment(tx, earlier.id)
    if (!one) break
    made.push(one)
  }
  return made
}

/** Cancels fulfillments, each independently. */
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
        return [{ ...of, kind: fulfillment.kind }]
      },
    }
  })
}

function numbered(numbers: ReadonlyMap<string, number>, orderId: string | null): SuccessfulResult {
  const number = orderId === null ? undefined : numbers.get(orderId)
  const orderNumber = number === undefined ? null : String(number)
  return { orderId, orderNumber, fulfillmentId: null, kind: null }
}

interface Part {
  readonly of: SuccessfulResult
  readonly done: () => Promise<SuccessfulResult[]>
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
      const parts = await inSavepoint(tx, done)
      results.push(...parts.map((part) => ({ ...part, error: null })))
    } catch (error) {
      if (!(error instanceof ApplicationError)) throw error
      const { code } = error.definition
      results.push({ ...of, error: { code, description: error.message } })
    }
  }
  return results
}
