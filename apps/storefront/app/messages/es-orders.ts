import { agreeEs } from './es-agree.ts'
import { checkoutEs } from './es-checkout.ts'
import { giftCardsEs } from './es-gift-cards.ts'
import { questionsEs } from './es-questions.ts'
import { returnsEs } from './es-returns.ts'
import { subscriptionsEs } from './es-subscriptions.ts'

export const ordersEs = {
  ...agreeEs,
  ...checkoutEs,
  ...giftCardsEs,
  ...questionsEs,
  ...returnsEs,
  ...subscriptionsEs,
}
