import { agreeDe } from './de-agree.ts'
import { checkoutDe } from './de-checkout.ts'
import { giftCardsDe } from './de-gift-cards.ts'
import { questionsDe } from './de-questions.ts'
import { returnsDe } from './de-returns.ts'
import { subscriptionsDe } from './de-subscriptions.ts'

export const ordersDe = {
  ...agreeDe,
  ...checkoutDe,
  ...giftCardsDe,
  ...questionsDe,
  ...returnsDe,
  ...subscriptionsDe,
}
