import { agreeFr } from './fr-agree.ts'
import { checkoutFr } from './fr-checkout.ts'
import { giftCardsFr } from './fr-gift-cards.ts'
import { questionsFr } from './fr-questions.ts'
import { returnsFr } from './fr-returns.ts'
import { subscriptionsFr } from './fr-subscriptions.ts'

export const ordersFr = {
  ...agreeFr,
  ...checkoutFr,
  ...giftCardsFr,
  ...questionsFr,
  ...returnsFr,
  ...subscriptionsFr,
}
