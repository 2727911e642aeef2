import type { Order } from '@vitrine/contract/orders'
import { VitrineError } from '@vitrine/sdk'
import { returnAddresses, thankYouAddress } from '../../checkout/hosted.ts'
import { paymentPages } from '../../checkout/payment-pages.ts'
import type { Errors } from '../../flow/errors.ts'
import { links } from '../../links.ts'
import { findOrder } from '../../order/find-order.ts'
import { type OrderView, viewOrder } from '../../order/order-view.ts'
import { viewParcels } from '../../order/parcel-view.ts'
import { type OrderReturnsView, viewReturns } from '../../order/return-view.ts'
import type { RequestContext } from '../../request/context.ts'
import { hasEnded } from '../../request/end-session.ts'
import { pathOf } from '../../request/path-of.ts'
import { notFoundRoute } from '../not-found/route.ts'
import { type PageResult, type Route, redirectTo, type ScreenResult } from '../screen.ts'

export type OrderProps = {
  order: OrderView
  /** The target of the page's forms. */
  link: string
  returns?: OrderReturnsView
  /** Whether its items can be reviewed. */
  canReview: boolean
  errors: Errors
}

/** An order, for its buyer and for the holder of its link. */
export const orderRoute: Route<OrderProps> = {
  load: async (context, { link = '' }) => showOrder(context, link, true),
  act: async (context, form) => {
    const link = decodeURIComponent(context.url.pathname.split('/')[2] ?? '')
    const order = await findOrder(context, link)
    if (!order) return showOrder(context, link)
    const returnId = form.get('return')
    if (returnId) return cancelReturn(context, order, String(returnId))
    try {
      const methodId = String(form.get('payment') ?? '')
      const { step } = await context.newBuyer().orders.payOrder({
        id: order.id,
        ...(methodId && { paymentMethodId: methodId }),
        returnUrl: links.order('{order}'),
      })
      return redirectTo(step.url ? pathOf(context, step.url) : links.order(link))
    } catch (error) {
      return orderPage(context, order, { form: refusalOf(context, error) })
    }
  },
}

async function cancelReturn(
  context: RequestContext,
  order: Order,
  id: string,
): Promise<ScreenResult<OrderProps>> {
  try {
    await context.api.returns.cancelReturn({ id, order: order.link })
  } catch (error) {
    // The page shows the current state.
    if (!(error instanceof VitrineError) || ![404, 428].includes(error.status ?? 0)) throw error
  }
  return redirectTo(`${links.order(order.link)}#returns`)
}

function refusalOf(context: RequestContext, error: unknown): string {
  const { checkout, order } = context.messages
  if (!(error instanceof VitrineError) || error.kind === 'system') throw error
  if (error.status === 429 || hasEnded(context, error)) throw error
  switch (error.code) {
    case 'ORDER_NOT_FOUND':
      return order.notYours
    case 'UNSUPPORTED_TRANSITION':
    case 'ORDER_ALREADY_PAID':
      return order.gone
    case 'PAYMENT_METHOD_MISSING':
      return checkout.refused.choosePayment
    default:
      return checkout.refused.failed
  }
}

/** A buyer who came from another website and has paid is redirected there, once. */
async function showOrder(
  context: RequestContext,
  link: string,
  isArrival = false,
): Promise<ScreenResult<OrderProps>> {
  const found = await findOrder(context, link)
  const order = found && (await upToDate(context, found))
  const website = isArrival && order ? await websiteOf(context, order) : undefined
  if (website) return redirectTo(website)
  if (order) return orderPage(context, order)
  return (await notFoundRoute.load(context)) as unknown as ScreenResult<OrderProps>
}

/** The website's own thank-you page, if a website led to the checkout. */
async function websiteOf(context: RequestContext, order: Order): Promise<string | undefined> {
  if (order.state !== 'PLACED' || !order.checkoutId) return undefined
  const address = thankYouAddress(await returnAddresses(context, order.checkoutId), order.id)
  if (address) context.flowCookies.drop('hosted')
  return address
}

/** The buyer may return before the provider’s message arrives, so the provider is queried. */
async function upToDate({ api }: RequestContext, order: Order): Promise<Order> {
  const isOpen = order.payments.some(({ state, isOffline }) => state === 'PENDING' && !isOffline)
  if (order.state !== 'AWAITING_PAYMENT' || !isOpen) return order
  try {
    return (await api.orders.checkPayments({ link: order.link })).order
  } catch (error) {
    // The page shows the last known state.
    if (error instanceof VitrineError) return order
    throw error
  }
}

async function orderPage(
  context: RequestContext,
  order: Order,
  errors: Errors = {},
): Promise<PageResult<OrderProps>> {
  const { messages, origin, site, today } = context
  const view = viewOrder(order, { origin, today, locale: messages.locale })
  const methods = view.due ? await methodsOf(context, order) : []
  const parcels = view.sent ? await parcelsOf(context, order) : []
  const documents = await documentsOf(context, order)
  return {
    kind: 'page',
    status: Object.keys(errors).length > 0 ? 422 : 200,
    head: {
      title: `${messages.order.title({ number: order.number })} – ${site.name}`,
      isPrivate: true,
      formTarget: paymentPages,
      isHiddenFromSearch: true,
    },
    props: {
      order: { ...view, methods, parcels, documents },
      link: order.link,
      ...(order.state === 'PLACED' && { returns: await returnsOf(context, order) }),
      canReview: site.collectsReviews === true && order.state === 'PLACED',
      errors,
    },
  }
}

/** The parcels of the order. */
async function parcelsOf({ api }: RequestContext, order: Order): Promise<OrderView['parcels']> {
  const { fulfillments } = await api.fulfillments.listFulfillmentsByLink({ link: order.link })
  return viewParcels(order, fulfillments)
}

const returnsOf = async ({ api }: RequestContext, order: Order): Promise<OrderReturnsView> =>
  viewReturns(order, await api.returns.getOrderReturns({ order: order.link }))
/** The order's invoice and its corrections. */
async function documentsOf({ api }: RequestContext, order: Order): Promise<OrderView['documents']> {
  const { invoices } = await api.invoices.listInvoicesByLink({ link: order.link })
  return invoices.map(({ id, kind, number, pdfUrl, xmlUrl }) => ({
    id,
    kind,
    number,
    pdfUrl,
    xmlUrl,
  }))
}

/** How its buyer can pay it; nothing for others who have the link. */
async function methodsOf(
  { buyer }: RequestContext,
  { checkoutId }: Order,
): Promise<OrderView['methods']> {
  try {
    const reply = checkoutId ? await buyer()?.payments.listOffers({ checkoutId }) : undefined
    const offered = (reply?.offers ?? []).filter((one) => one.offered)
    return offered.map(({ id, name, description }) => ({ id, name, description }))
  } catch (error) {
    if (error instanceof VitrineError && error.status === 404) return []
    throw error
  }
}
