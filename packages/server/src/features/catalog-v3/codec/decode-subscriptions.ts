import type { ProductToUpdate } from '@vitrine/contract/catalog-v3'
import { brokenRule, violation } from '@vitrine/contract/kit'
import type { NewSubscription, ProductChanges } from '../../catalog/index.ts'

type Sent = ProductToUpdate['subscriptionDetails']
type SentSubscription = NonNullable<NonNullable<NonNullable<Sent>['subscriptions']>[number]>

export function decodeSubscriptions(sent: Sent, field: string): ProductChanges {
  if (sent === undefined) return {}
  if (sent === null) return { subscriptions: null }
  const { subscriptions, allowOneTimePurchases } = sent
  return {
    subscriptions: {
      ...(subscriptions !== undefined && {
        items: (subscriptions ?? []).map((one, at) =>
          decodeSubscription(one, `${field}.subscriptions[${at}]`),
        ),
      }),
      ...(typeof allowOneTimePurchases === 'boolean' && { allowOneTimePurchases }),
    },
  }
}

/** Renews itself until it is cancelled, or a number of times. */
function decodeSubscription(sent: SentSubscription, field: string): NewSubscription {
  const { id, autoRenewal, billingCycles } = sent
  if (autoRenewal === false) {
    const sentence = 'can only be true; send billingCycles for a subscription that ends'
    throw brokenRule(`${field}.autoRenewal`, 'SUBSCRIPTION_INVALID_AUTO_RENEWAL', sentence)
  }
  if (autoRenewal && billingCycles) {
    throw violation(field, 'ONE_OF_ALIGNMENT', 'must have either autoRenewal or billingCycles')
  }
  return {
    ...(id && { id }),
    title: sent.title,
    description: sent.description ?? '',
    visible: sent.visible ?? true,
    frequency: sent.frequency ?? 'UNDEFINED',
    interval: sent.interval ?? 1,
    billingCycles: billingCycles ?? null,
    discount: sent.discount ? decodeDiscount(sent.discount, `${field}.discount`) : null,
  }
}

function decodeDiscount(
  { type, amountOff, percentOff }: NonNullable<SentSubscription['discount']>,
  field: string,
): NonNullable<NewSubscription['discount']> {
  const value = type === 'AMOUNT' ? amountOff : percentOff
  const name = type === 'AMOUNT' ? 'amountOff' : 'percentOff'
  if (value && Number(value) > 0) return { type, value }
  throw violation(`${field}.${name}`, 'REQUIRED_FIELD', `is required, above 0, for ${type}`)
}
