import { agreeFr } from './fr-agree.ts'
import { checkoutFr } from './fr-checkout.ts'
import { giftCardsFr } from './fr-gift-cards.ts'
import { returnsFr } from './fr-returns.ts'
import { subscriptionsFr } from './fr-subscriptions.ts'

export const ordersFr = {
  ...agreeFr,
  ...checkoutFr,
  ...giftCardsFr,
  ...returnsFr,
  ...subscriptionsFr,
}
