import type { Subscription } from '../model.ts'

/** The fact of a subscription, without personal data of the buyer. */
export function factOf(subscription: Subscription) {
  const {
    email: _,
    buyerName: __,
    shipping: ___,
    billing: ____,
    reference: _____,
    descriptionLines: ______,
    image: _______,
    channel: ________,
    ...others
  } = subscription
  return others
}
