import type { Steps } from './example-context.ts'
import { placed, readyCheckout } from './order-steps.ts'

/** Orders as published clients read and change them. */
export const publishedOrderSteps: Steps = {
  'checkoutV1.createOrder': async (context) =>
    context.visitor.checkoutV1.createOrder({ id: await readyCheckout(context) }),
  'ordersV1.getOrder': async (context) => {
    const { order } = await placed(context, 'BANK_TRANSFER')
    return context.visitor.ordersV1.getOrder({ id: order.id })
  },
  'ordersV1.searchOrders': async (context) => {
    await placed(context, 'BANK_TRANSFER')
    return context.visitor.ordersV1.searchOrders({ search: { cursorPaging: { limit: 10 } } })
  },
}
