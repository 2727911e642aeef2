import { GiftCardNotFound } from '@vitrine/contract/gift-cards'
import { GiftCardTransactionNotFound, type giftVouchers } from '@vitrine/contract/gift-vouchers'
import type { Handlers } from '@vitrine/contract/kit'
import { fromMinorUnits } from '@vitrine/money'
import { type GiftCardsFeature, statusAt } from '../../../areas/commerce/gift-cards/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { GIFT_CARD_APP_ID } from '../codec/gift-card.ts'
import { decodeAmount } from '../codec/order-shop.ts'

const isOwn = (appId: string | null | undefined) =>
  !appId || appId.toLowerCase() === GIFT_CARD_APP_ID

export const giftVoucherHandlers = (giftCards: GiftCardsFeature) =>
  ({
    getGiftCard: async ({ tx, input }) => {
      if (!isOwn(input.appId)) throw GiftCardNotFound()
      const card = await giftCards.findByCode(tx, input.code)
      const { id, lastFour, currency, balanceMinor } = card
      const status = statusAt(card, tx.now)
      return {
        giftCard: {
          obfuscatedCode: `****${lastFour}`,
          balance: { value: fromMinorUnits(BigInt(balanceMinor), currency), currency },
          status: status === 'EXPIRED' || status === 'DISABLED' ? status : ('VALID' as const),
          appId: GIFT_CARD_APP_ID,
          externalId: id,
        },
      }
    },
    redeemGiftCard: async ({ tx, input }) => {
      if (!isOwn(input.appId)) throw GiftCardNotFound()
      const { code, amount, orderId = null } = input
      const transactionId = await giftCards.redeemOutside(tx, {
        code,
        currency: amount.currency ?? null,
        orderReference: orderId,
        toMinor: (currency) => decodeAmount(amount.value, currency, 'amount.value'),
      })
      return { transactionId }
    },
    voidTransaction: async ({ tx, input }) => {
      const { transactionId } = input
      if (!isOwn(input.appId)) throw GiftCardTransactionNotFound({ transactionId })
      await giftCards.voidTransaction(tx, transactionId)
      return {}
    },
  }) satisfies Handlers<typeof giftVouchers, HandlerContext>
