import { agreeHe } from './he-agree.ts'
import { checkoutHe } from './he-checkout.ts'
import { giftCardsHe } from './he-gift-cards.ts'
import { questionsHe } from './he-questions.ts'
import { returnsHe } from './he-returns.ts'
import { subscriptionsHe } from './he-subscriptions.ts'

export const ordersHe = {
  ...agreeHe,
  ...checkoutHe,
  ...giftCardsHe,
  ...questionsHe,
  ...returnsHe,
  ...subscriptionsHe,
}
