import type { ProductToUpdate } from '@vitrine/contract/catalog-v3'
import { brokenRule, violation } from '@vitrine/contract/kit'
import { isLess } from '@vitrine/money'
import type { NewSubscription, ProductChanges } from '../../../areas/catalog/index.ts'

type SubscriptionDetailsInput = ProductToUpdate['subscriptionDetails']
type SubscriptionInput = NonNullable<
  NonNullable<NonNullable<SubscriptionDetailsInput>['subscriptions']>[number]
>

export function decodeSubscriptions(
  input: SubscriptionDetailsInput,
  field: string,
): ProductChanges {
  if (input === undefined) return {}
  if (input === null) return { subscriptions: null }
  const { subscriptions, allowOneTimePurchases } = input
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

/** Renews until cancelled, or a number of times. */
function decodeSubscription(input: SubscriptionInput, field: string): NewSubscription {
  const { id, autoRenewal, billingCycles } = input
  if (autoRenewal === false) {
    const sentence = 'can only be true; send billingCycles for a subscription that ends'
    throw brokenRule(`${field}.autoRenewal`, 'SUBSCRIPTION_INVALID_AUTO_RENEWAL', sentence)
  }
  if (autoRenewal && billingCycles) {
    throw violation(field, 'ONE_OF_ALIGNMENT', 'must have either autoRenewal or billingCycles')
  }
  return {
    ...(id && { id }),
    title: input.title,
    description: input.description ?? '',
    visible: input.visible ?? true,
    frequency: input.frequency ?? 'UNDEFINED',
    interval: input.interval ?? 1,
    billingCycles: billingCycles ?? null,
    discount: input.discount ? decodeDiscount(input.discount, `${field}.discount`) : null,
  }
}

function decodeDiscount(
  { type, amountOff, percentOff }: NonNullable<SubscriptionInput['discount']>,
  field: string,
): NonNullable<NewSubscription['discount']> {
  const value = type === 'AMOUNT' ? amountOff : percentOff
  const name = type === 'AMOUNT' ? 'amountOff' : 'percentOff'
  if (value && isLess('0', value)) return { type, value }
  throw violation(`${field}.${name}`, 'REQUIRED_FIELD', `is required, above 0, for ${type}`)
}
