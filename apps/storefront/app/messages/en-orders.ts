import { agreeEn } from './en-agree.ts'
import { checkoutEn } from './en-checkout.ts'
import { giftCardsEn } from './en-gift-cards.ts'
import { questionsEn } from './en-questions.ts'
import { returnsEn } from './en-returns.ts'
import { subscriptionsEn } from './en-subscriptions.ts'

/** Messages from the checkout to the return. */
export const ordersEn = {
  ...agreeEn,
  ...checkoutEn,
  ...giftCardsEn,
  ...questionsEn,
  ...returnsEn,
  ...subscriptionsEn,
} as const
