import { toWire } from '@vitrine/contract/kit'
import { OrderPaymentRequest } from '@vitrine/contract/order-payment-requests'
import type { PaymentRequest } from '../../../areas/commerce/payment-requests/index.ts'
import { domainEvent, type StoredFact, type Translators } from '../../../areas/site/events/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import { encodePaymentRequest } from '../codec/payment-request.ts'

export interface PaymentRequestEventDeps {
  shopOf(tx: Tx): Promise<{ readonly locale: string }>
}

const entityFqdn = 'wix.ecom.v1.order_payment_request'
type Body = Parameters<typeof domainEvent>[1]['body']

/**
 * Converts facts of payment requests to events of the published clients, with the request after the change.
 */
export function paymentRequestTranslators({ shopOf }: PaymentRequestEventDeps): Translators {
  const write = async (tx: Tx, stored: unknown) => {
    const { locale } = await shopOf(tx)
    return toWire(OrderPaymentRequest, encodePaymentRequest(locale, remembered(stored))) as object
  }
  const event = (fact: StoredFact, slug: string, body: Body) =>
    domainEvent(fact, { entityFqdn, slug, entityId: fact.entityId, body })
  const ended = (slug: string) => async (tx: Tx, fact: StoredFact) => {
    const orderPaymentRequest = await write(tx, fact.after)
    return [
      event(fact, slug, { actionEvent: { body: { orderPaymentRequest } } }),
      event(fact, 'updated', { updatedEvent: { currentEntity: orderPaymentRequest } }),
    ]
  }
  return {
    'payment_request.created': async (tx, fact) => [
      event(fact, 'created', { createdEvent: { entity: await write(tx, fact.after) } }),
    ],
    'payment_request.updated': async (tx, fact) => [
      event(fact, 'updated', { updatedEvent: { currentEntity: await write(tx, fact.after) } }),
    ],
    'payment_request.deleted': async (tx, fact) => [
      event(fact, 'deleted', { deletedEvent: { deletedEntity: await write(tx, fact.before) } }),
    ],
    'payment_request.paid': ended('paid'),
    'payment_request.expired': ended('expired'),
    'payment_request.voided': ended('voided'),
  }
}

/** Facts store dates as text. */
function remembered(stored: unknown): PaymentRequest {
  const request = stored as PaymentRequest
  return {
    ...request,
    expirationDate: request.expirationDate && new Date(request.expirationDate),
    createdDate: new Date(request.createdDate),
    updatedDate: new Date(request.updatedDate),
  }
}
