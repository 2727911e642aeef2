import { links } from '../../links.ts'
import { findOrder } from '../../order/find-order.ts'
import { viewOrder } from '../../order/order-view.ts'
import { type ReturnView, viewReturn } from '../../order/return-view.ts'
import { notFoundRoute } from '../not-found/route.ts'
import type { Route, ScreenResult } from '../screen.ts'

export type ReturnSlipProps = {
  one: ReturnView
  orderNumber: string
  /** Back to the order. */
  back: string
  shop: string
  /** Lines of addresses. */
  to: string
  from: string
  instructions: string
}

/** The slip to print and put into the parcel. */
export const returnSlipRoute: Route<ReturnSlipProps> = {
  load: async (context, { link = '', id = '' }) => {
    const { api, messages, site, origin } = context
    const order = await findOrder(context, link)
    const read = order && (await api.returns.getOrderReturns({ order: order.link }))
    const found = read?.returns.find((one) => one.id === id)
    if (!order || !read || !found) {
      return (await notFoundRoute.load(context)) as unknown as ScreenResult<ReturnSlipProps>
    }
    const { shipping = '', billing = '' } = viewOrder(order, { origin, locale: messages.locale })
    const title = messages.returns.printed.title({ number: found.number })
    return {
      kind: 'page',
      head: { title: `${title} – ${site.name}`, isPrivate: true, isHiddenFromSearch: true },
      props: {
        one: viewReturn(found, order),
        orderNumber: order.number,
        back: links.order(order.link),
        shop: site.name,
        to: read.options.address,
        from: shipping || billing,
        instructions: read.options.instructions,
      },
    }
  },
}
