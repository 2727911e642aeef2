import type { OrderV1 } from '@vitrine/contract/ecom'
import type { MediaUrl } from '../../../areas/catalog/index.ts'
import type { Order, OrderOwner, OrdersFeature } from '../../../areas/commerce/orders/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { isMerchant } from '../../../transport/caller.ts'
import { encodeOrderV1 } from '../codec/order.ts'
import type { OrderShop } from '../codec/order-shop.ts'

export interface OrderCallDeps {
  readonly orders: OrdersFeature
  readonly mediaUrl: MediaUrl
  /** Whether prices include tax, for orders that do not specify it. */
  pricesIncludeTax(tx: Tx): Promise<boolean>
  shopOf(tx: Tx): Promise<{ readonly locale: string; readonly currency: string }>
}

/** Common functions for orders. */
export function orderCalls(deps: OrderCallDeps) {
  const { orders, mediaUrl, shopOf } = deps
  const shopFor = async ({ caller, tx }: Pick<HandlerContext, 'caller' | 'tx'>) =>
    ({
      locale: (await shopOf(tx)).locale,
      mediaUrl,
      isMerchant: isMerchant(caller),
    }) satisfies OrderShop
  const show = async (call: Pick<HandlerContext, 'caller'>, tx: Tx, order: Order) =>
    encodeOrderV1(await shopFor({ ...call, tx }), await orders.view(tx, order))
  return {
    shopFor,
    show,
    answer: async (call: HandlerContext, order: Order): Promise<{ order: OrderV1 }> => ({
      order: await show(call, call.tx, order),
    }),
  }
}

/** The owner of the orders that a caller can see. */
export function ownerOf({ caller }: Pick<HandlerContext, 'caller'>): OrderOwner {
  if (caller.kind === 'member' || caller.kind === 'visitor') {
    return { kind: caller.kind, id: caller.id }
  }
  return { kind: 'all' }
}
