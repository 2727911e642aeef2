import { agreeJa } from './ja-agree.ts'
import { checkoutJa } from './ja-checkout.ts'
import { giftCardsJa } from './ja-gift-cards.ts'
import { questionsJa } from './ja-questions.ts'
import { returnsJa } from './ja-returns.ts'
import { subscriptionsJa } from './ja-subscriptions.ts'

export const ordersJa = {
  ...agreeJa,
  ...checkoutJa,
  ...giftCardsJa,
  ...questionsJa,
  ...returnsJa,
  ...subscriptionsJa,
}
