import { VitrineError } from '@vitrine/sdk'
import type { Errors } from '../flow/errors.ts'
import type { RequestContext } from '../request/context.ts'

const refusals = {
  GIFT_CARD_NOT_FOUND: 'unknown',
  GIFT_CARD_EXPIRED: 'expired',
  GIFT_CARD_DISABLED: 'disabled',
  GIFT_CARD_OTHER_CURRENCY: 'disabled',
  GIFT_CARD_IS_EMPTY: 'spent',
  MAX_GIFT_CARDS_PER_CART_EXCEEDED: 'tooMany',
  GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: 'onlyGiftCards',
} as const

const MIN_LENGTH = 8
const MAX_LENGTH = 40

/** Adds a gift card. Returns the error at its field; empty if it succeeded. */
export async function applyGiftCard(
  { newBuyer, messages }: RequestContext,
  id: string,
  typed: string,
): Promise<Errors> {
  const { refused } = messages.checkout.giftCard
  const code = typed.trim()
  if (code === '') return { giftCard: refused.empty }
  if (code.length < MIN_LENGTH || code.length > MAX_LENGTH) return { giftCard: refused.unknown }
  try {
    await newBuyer().checkout.applyGiftCard({ id, code })
    return {}
  } catch (error) {
    const reason =
      error instanceof VitrineError && error.code && Object.hasOwn(refusals, error.code)
        ? refusals[error.code as keyof typeof refusals]
        : undefined
    if (!reason) throw error
    return { giftCard: refused[reason] }
  }
}

/** Removes a gift card; does nothing when removed already. */
export async function removeGiftCard(
  { newBuyer }: RequestContext,
  id: string,
  giftCardId: string,
): Promise<void> {
  try {
    await newBuyer().checkout.removeGiftCard({ id, giftCardId })
  } catch (error) {
    if (!(error instanceof VitrineError) || error.code !== 'GIFT_CARD_NOT_FOUND_IN_CART')
      throw error
  }
}
