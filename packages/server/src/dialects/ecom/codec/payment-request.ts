import { readQuery } from '@vitrine/contract/catalog'
import type { FilterNode } from '@vitrine/contract/kit'
import type {
  ChangedPaymentRequest,
  NewPaymentRequest,
  OrderPaymentRequest,
} from '@vitrine/contract/order-payment-requests'
import {
  CannotUpdateRequestAmount,
  publishedPaymentRequestFields,
} from '@vitrine/contract/payment-requests'
import type {
  NewRequest,
  PaymentRequest,
  PaymentRequestQuery,
  RequestChanges,
  RequestImage,
} from '../../../areas/commerce/payment-requests/index.ts'
import type { PagedQuery } from '../../../transport/query-pages.ts'
import { amountsIn, decodeAmount, inMinorUnits } from './order-shop.ts'

export const encodePaymentRequest = (
  locale: string,
  request: PaymentRequest,
): OrderPaymentRequest => ({
  id: request.id,
  orderId: request.orderId,
  orderNumber: String(request.orderNumber),
  amount: amountsIn({ locale }, request.currency)(request.amountMinor),
  currency: request.currency,
  title: request.title || String(request.orderNumber),
  ...(request.description && { description: request.description }),
  ...(request.image && { image: request.image }),
  ...(request.expirationDate && { expirationDate: request.expirationDate }),
  ...(request.source && { source: request.source }),
  status: request.status,
  ...(request.attemptIds.length > 0 && { paymentGatewayOrderId: request.attemptIds.at(-1) }),
  blockedPaymentMethods: request.onlineOnly ? ['MANUAL'] : [],
  ...(request.extendedFields && {
    extendedFields: request.extendedFields as NonNullable<OrderPaymentRequest['extendedFields']>,
  }),
  createdDate: request.createdDate,
  updatedDate: request.updatedDate,
})

export function decodeNewRequest(sent: NewPaymentRequest, path: string): NewRequest {
  const amountField = `${path}.amount.amount`
  const { appId, externalId } = sent.source ?? {}
  return {
    orderId: sent.orderId,
    title: sent.title,
    description: sent.description ?? '',
    image: decodeImage(sent.image) ?? null,
    expirationDate: sent.expirationDate ?? null,
    source: sent.source ? { ...(appId && { appId }), ...(externalId && { externalId }) } : null,
    onlineOnly: sent.blockedPaymentMethods?.includes('MANUAL') ?? false,
    extendedFields: sent.extendedFields ?? null,
    amountOf: (currency) => decodeAmount(sent.amount.amount, currency, amountField),
    amountField,
  }
}

/** The changes of a request; null clears. A different amount is refused. */
export function decodeRequestChanges(
  sent: ChangedPaymentRequest,
  { amountMinor, currency }: PaymentRequest,
): RequestChanges {
  const field = 'orderPaymentRequest.amount.amount'
  if (sent.amount && decodeAmount(sent.amount.amount, currency, field) !== amountMinor) {
    throw CannotUpdateRequestAmount({ id: sent.id })
  }
  const { title, description, image, blockedPaymentMethods, extendedFields } = sent
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description: description ?? '' }),
    ...(image !== undefined && { image: decodeImage(image) ?? null }),
    ...(blockedPaymentMethods !== undefined && {
      onlineOnly: blockedPaymentMethods?.includes('MANUAL') ?? false,
    }),
    ...(extendedFields !== undefined && { extendedFields }),
  }
}

function decodeImage(sent: NewPaymentRequest['image']): RequestImage | undefined {
  if (!sent) return undefined
  const { id, url, width, height, altText, filename } = sent
  return {
    id: id ?? '',
    url: url ?? '',
    width: Math.round(width ?? 0),
    height: Math.round(height ?? 0),
    ...(altText && { altText }),
    ...(filename && { filename }),
  }
}

const names: Readonly<Record<string, string>> = {
  paymentGatewayOrderId: 'paymentId',
  'source.appId': 'appId',
  'source.externalId': 'externalId',
  'amount.amount': 'amount',
}

/** A query in terms of the domain, the latest first. Amounts are compared in the shop's currency. */
export function decodeRequestQuery(
  { query, walk }: PagedQuery,
  currency: string,
): PaymentRequestQuery {
  const { filter, sort, ...page } = readQuery(publishedPaymentRequestFields, query)
  const keys = sort.map((one) => ({ ...one, field: names[one.field] ?? one.field }))
  return {
    ...page,
    walk,
    filter: toDomain(filter, currency),
    sort: keys.length > 0 ? keys : [{ field: 'createdDate', descending: true }],
  }
}

function toDomain(node: FilterNode, currency: string): PaymentRequestQuery['filter'] {
  if (node.kind === 'not') return { kind: 'not', part: toDomain(node.part, currency) }
  if (node.kind !== 'test') {
    return { kind: node.kind, parts: node.parts.map((part) => toDomain(part, currency)) }
  }
  const field = names[node.field] ?? node.field
  const value = field === 'amount' ? inMinorUnits(node.value, currency) : node.value
  return { ...node, field, value }
}
