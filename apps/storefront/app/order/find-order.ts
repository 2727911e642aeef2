import type { Order } from '@vitrine/contract/orders'
import { VitrineError } from '@vitrine/sdk'
import type { RequestContext } from '../request/context.ts'

/** By the signed token, which needs no session, or by id, which needs the buyer's session. */
export async function findOrder(
  { api, buyer }: RequestContext,
  link: string,
): Promise<Order | undefined> {
  try {
    if (link.includes('.')) return (await api.orders.getOrderByLink({ link })).order
    return (await buyer()?.orders.getOrder({ id: link }))?.order
  } catch (error) {
    if (error instanceof VitrineError && [400, 404].includes(error.status ?? 0)) return undefined
    throw error
  }
}
