import type { PayableRequest } from '@vitrine/contract/payment-requests'
import { fromMinorUnits } from '@vitrine/money'
import { VitrineError } from '@vitrine/sdk'
import { paymentPages } from '../../checkout/payment-pages.ts'
import type { Errors } from '../../flow/errors.ts'
import { links } from '../../links.ts'
import { type TransferView, viewTransfer } from '../../order/order-view.ts'
import type { RequestContext } from '../../request/context.ts'
import { pathOf } from '../../request/path-of.ts'
import { notFoundRoute } from '../not-found/route.ts'
import { type PageResult, type Route, redirectTo, type ScreenResult } from '../screen.ts'

export type PayRequestProps = {
  request: RequestView
  shop: string
  errors: Errors
}

export type RequestView = {
  id: string
  number: string
  title: string
  description: string
  amount: string
  currency: string
  /** The status, for which the page has messages; `open` can be paid. */
  state: 'open' | 'paid' | 'inReview' | 'EXPIRED' | 'VOIDED' | 'gone'
  isDeclined: boolean
  /** ISO 8601, UTC. */
  until?: string
  methods: PayableRequest['methods']
  instructions?: string
  transfer?: TransferView
}

/** A payment request of a shop, for the holder of the link. */
export const payRequestRoute: Route<PayRequestProps> = {
  load: async (context, { id = '' }) => {
    const request = await findRequest(context, id)
    return request ? requestPage(context, await upToDate(context, request)) : notFound(context)
  },
  act: async (context, form) => {
    const id = decodeURIComponent(context.url.pathname.split('/')[2] ?? '')
    const methodId = String(form.get('payment') ?? '')
    try {
      const { step } = await context.newApi().paymentRequests.payRequest({
        id,
        ...(methodId && { paymentMethodId: methodId }),
        returnUrl: links.payRequest(id),
      })
      return redirectTo(step.url ? pathOf(context, step.url) : links.payRequest(id))
    } catch (error) {
      const sentence = refusalOf(context, error)
      const request = await findRequest(context, id)
      return request ? requestPage(context, request, { form: sentence }) : notFound(context)
    }
  },
}

const notFound = async (context: RequestContext) =>
  (await notFoundRoute.load(context)) as unknown as ScreenResult<PayRequestProps>

async function findRequest(
  { api }: RequestContext,
  id: string,
): Promise<PayableRequest | undefined> {
  try {
    return (await api.paymentRequests.getPayableRequest({ id })).paymentRequest
  } catch (error) {
    if (error instanceof VitrineError && [400, 404].includes(error.status ?? 0)) return undefined
    throw error
  }
}

/** The buyer may return before the provider’s message arrives, so the provider is queried. */
async function upToDate({ api }: RequestContext, request: PayableRequest): Promise<PayableRequest> {
  if (request.step?.kind !== 'REDIRECT') return request
  try {
    return (await api.paymentRequests.checkRequestPayment({ id: request.id })).paymentRequest
  } catch (error) {
    // The page shows the last known state.
    if (error instanceof VitrineError) return request
    throw error
  }
}

function refusalOf({ messages }: RequestContext, error: unknown): string {
  const { checkout, order } = messages
  if (!(error instanceof VitrineError) || error.kind === 'system' || error.status === 429) {
    throw error
  }
  switch (error.code) {
    case 'PAYMENT_METHOD_MISSING':
      return checkout.refused.choosePayment
    case 'UNAVAILABLE_PAYMENT_METHOD':
      return checkout.refused.paymentGone
    case 'SITE_NOT_ACCEPTING_PAYMENTS':
      return order.request.noMethods
    default:
      return order.request.gone
  }
}

function requestPage(
  { messages, site }: RequestContext,
  request: PayableRequest,
  errors: Errors = {},
): PageResult<PayRequestProps> {
  return {
    kind: 'page',
    status: Object.keys(errors).length > 0 ? 422 : 200,
    head: {
      title: `${messages.order.request.title({ number: request.orderNumber })} – ${site.name}`,
      isPrivate: true,
      formTarget: paymentPages,
      isHiddenFromSearch: true,
    },
    props: { request: viewRequest(request), shop: site.name, errors },
  }
}

export function viewRequest(request: PayableRequest): RequestView {
  const { currency, step, expirationDate } = request
  const amount = (units: number) => fromMinorUnits(BigInt(units), currency)
  const isByHand = step?.kind === 'INSTRUCTIONS' && request.isPayable
  return {
    id: request.id,
    number: request.orderNumber,
    title: request.title,
    description: request.description,
    amount: amount(request.amount),
    currency,
    state: stateOf(request),
    isDeclined: request.isDeclined,
    ...(expirationDate && { until: new Date(expirationDate).toISOString() }),
    methods: request.methods,
    ...(isByHand && step.text && { instructions: step.text }),
    ...(isByHand && step.transfer && { transfer: viewTransfer(step.transfer, amount) }),
  }
}

function stateOf({ status, isPayable, isInReview }: PayableRequest): RequestView['state'] {
  if (status === 'PAID') return 'paid'
  if (isInReview) return 'inReview'
  if (status !== 'UNPAID') return status
  return isPayable ? 'open' : 'gone'
}
