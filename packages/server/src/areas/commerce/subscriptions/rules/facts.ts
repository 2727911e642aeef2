import type { Subscription } from '../model.ts'

/** What a fact says of a subscription: nothing that the buyer wrote about itself. */
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
