import { agreeAr } from './ar-agree.ts'
import { checkoutAr } from './ar-checkout.ts'
import { giftCardsAr } from './ar-gift-cards.ts'
import { questionsAr } from './ar-questions.ts'
import { returnsAr } from './ar-returns.ts'
import { subscriptionsAr } from './ar-subscriptions.ts'

export const ordersAr = {
  ...agreeAr,
  ...checkoutAr,
  ...giftCardsAr,
  ...questionsAr,
  ...returnsAr,
  ...subscriptionsAr,
}
