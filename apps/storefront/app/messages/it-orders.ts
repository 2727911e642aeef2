import { agreeIt } from './it-agree.ts'
import { checkoutIt } from './it-checkout.ts'
import { giftCardsIt } from './it-gift-cards.ts'
import { questionsIt } from './it-questions.ts'
import { returnsIt } from './it-returns.ts'
import { subscriptionsIt } from './it-subscriptions.ts'

export const ordersIt = {
  ...agreeIt,
  ...checkoutIt,
  ...giftCardsIt,
  ...questionsIt,
  ...returnsIt,
  ...subscriptionsIt,
}
