import { STORES_APP_ID } from '@vitrine/contract/ecom'
import { InvalidGiftCardCode, InvalidGiftCardStatus } from '@vitrine/contract/ecom-v2'
import { ApplicationError } from '@vitrine/contract/kit'
import { toMinorUnits } from '@vitrine/money'
import { type Estimate, giftCardUses } from '../../../areas/commerce/cart/index.ts'
import { encodeMinor } from './money.ts'
import type { CartShopView } from './view.ts'

/** The shop itself issues gift cards, as its catalog sells products. */
export const GIFT_CARD_APP_ID = STORES_APP_ID

/** A gift card as published clients send it. */
export const enteredGiftCard = (
  code: string,
  amount: string | null | undefined,
  currency: string,
) => ({
  code,
  requestedMinor: amount ? Number(toMinorUnits(amount, currency, 'half-up')) : null,
})

/** The gift card of a checkout, the first where there are several. */
export function encodeGiftCard(shop: CartShopView, estimate: Estimate) {
  const [first] = giftCardUses(estimate)
  if (!first) return {}
  const { id, lastFour, amount } = first
  return {
    giftCard: {
      id,
      obfuscatedCode: `****${lastFour}`,
      amount: encodeMinor(shop, amount),
      appId: GIFT_CARD_APP_ID,
    },
  }
}

/** Reasons for which a gift card is refused, by the codes of the first generation. */
const reasons: Readonly<Record<string, string>> = {
  GIFT_CARD_EXPIRED: 'EXPIRED',
  GIFT_CARD_DISABLED: 'DISABLED',
  GIFT_CARD_IS_EMPTY: 'EMPTY',
  GIFT_CARD_OTHER_CURRENCY: 'UNSUPPORTED_CURRENCY',
}

/** Does something with a gift card; refusals have the codes of the second generation. */
export async function withGiftCardErrors<T>(
  giftCardCode: string,
  work: () => Promise<T>,
): Promise<T> {
  return work().catch((error: unknown) => {
    if (!(error instanceof ApplicationError)) throw error
    const { code } = error.definition
    if (code === 'GIFT_CARD_NOT_FOUND') throw InvalidGiftCardCode({ giftCardCode })
    const reason = reasons[code]
    if (reason) throw InvalidGiftCardStatus({ giftCardCode, reason }, error.message)
    throw error
  })
}
