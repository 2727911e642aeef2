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
 * Opens a payment with which the buyer also agrees to later charges: Mollie shows the methods that can be charged
 * again. An account without such methods takes only this payment, and the buyer has to pay later ones.
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

/** Charges a mandate. Mollie keeps idempotency keys for one hour, so an earlier charge is looked up first. */
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

/** How many of a customer's latest payments are searched. */
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

/** Mollie reports only in a message that a mandate, its customer or its card no longer exists. */
const isOfMandate = (error: unknown): error is ProviderRefused =>
  error instanceof ProviderRefused &&
  error.code === 'refused' &&
  /mandate|customer|card was not found/i.test(error.message)
