import {
  type MollieClient,
  type Payment,
  type PaymentCreateParams,
  SequenceType,
} from '@mollie/api-client'
import type { GatewayAttempt } from '../../payment-connections/index.ts'
import { METHOD_REVOKED, ProviderRefused, type SavedMethod } from '../../payments/index.ts'
import { ownerOf } from '../rules/events.ts'
import { asking } from './client.ts'

/**
 * Opens a payment by which the buyer also allows later ones: Mollie shows the methods that can be charged again. An
 * account that has none of them takes this payment alone, and later ones are asked for.
 */
export async function openFirst(
  mollie: MollieClient,
  { paymentId, siteId, email }: GatewayAttempt,
  payment: PaymentCreateParams,
): Promise<Payment> {
  const customer = await asking(() =>
    mollie.customers.create({
      ...(email && { email }),
      metadata: { vitrine_site: siteId },
      idempotencyKey: `customer:${paymentId}`,
    }),
  )
  const first = { ...payment, customerId: customer.id, sequenceType: SequenceType.first }
  try {
    return await asking(() => mollie.payments.create(first))
  } catch (error) {
    if (!(error instanceof ProviderRefused) || !/no suitable payment method/i.test(error.message)) {
      throw error
    }
    const once = { ...payment, idempotencyKey: `pay-once:${paymentId}` }
    return asking(() => mollie.payments.create(once))
  }
}

/** Charges a mandate. Mollie knows idempotency keys for an hour, so what was charged before is looked for. */
export async function chargeMandate(
  mollie: MollieClient,
  { customer, method }: SavedMethod,
  payment: PaymentCreateParams,
): Promise<Payment> {
  if (!customer) throw new ProviderRefused(METHOD_REVOKED, 'The mandate has no customer')
  try {
    return (
      (await chargedBefore(mollie, customer, payment)) ??
      (await asking(() =>
        mollie.payments.create({
          ...payment,
          customerId: customer,
          mandateId: method,
          sequenceType: SequenceType.recurring,
        }),
      ))
    )
  } catch (error) {
    throw isOfMandate(error) ? new ProviderRefused(METHOD_REVOKED, error.message) : error
  }
}

/** How many of the latest payments of a customer are looked at. */
const LATEST = 50

async function chargedBefore(
  mollie: MollieClient,
  customerId: string,
  payment: PaymentCreateParams,
): Promise<Payment | undefined> {
  const wanted = ownerOf({ metadata: payment.metadata })
  const latest = await asking(() => mollie.customerPayments.page({ customerId, limit: LATEST }))
  return latest.find((one) => ownerOf(one)?.paymentId === wanted?.paymentId)
}

/** Mollie says in words that a mandate, its customer or its card is gone. */
const isOfMandate = (error: unknown): error is ProviderRefused =>
  error instanceof ProviderRefused &&
  error.code === 'refused' &&
  /mandate|customer|card was not found/i.test(error.message)
