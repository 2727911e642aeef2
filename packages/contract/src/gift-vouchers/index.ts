import { GiftCardDisabled, GiftCardExpired, GiftCardNotFound } from '../gift-cards/errors.ts'
import { GiftCardUpdated } from '../gift-cards/facts.ts'
import {
  defineError,
  Guid,
  Maybe,
  OneOf,
  operation,
  POST,
  service,
  Text,
  Type,
} from '../kit/index.ts'

/** `data.transactionId` is that of the first call's response. */
export const GiftCardAlreadyRedeemed = defineError({
  code: 'ALREADY_REDEEMED',
  status: 409,
  description: 'The gift card was redeemed for this order already; nothing is taken off twice',
})
/** `data.currency` is that of the gift card. */
export const GiftCardCurrencyNotSupported = defineError({
  code: 'CURRENCY_NOT_SUPPORTED',
  status: 428,
  description: 'The gift card is in another currency',
})
/** `data.balance` is the remaining balance, in the currency of the gift card. */
export const GiftCardHasTooLittle = defineError({
  code: 'INSUFFICIENT_FUNDS',
  status: 428,
  description: 'The gift card has less than that',
})
export const GiftCardTransactionNotFound = defineError({
  code: 'TRANSACTION_NOT_FOUND',
  status: 404,
  description: 'No gift card was redeemed by a transaction with this id',
})
export const GiftCardTransactionVoided = defineError({
  code: 'ALREADY_VOIDED',
  status: 409,
  description: 'This transaction was voided already; nothing is given back twice',
})

/** An amount, of up to 12 digits before the point and three behind it. */
const Amount = Type.Object({
  value: Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,3})?$' }),
  /** ISO 4217; that of the gift card when absent. */
  currency: Maybe(Type.String({ pattern: '^[A-Z]{3}$' })),
})

const sent = {
  code: Text(8, 40),
  /** Gift cards have none here; ignored. */
  pin: Maybe(Text(0, 100)),
}
const context = Maybe(Type.Object({ locationId: Maybe(Text(0, 100)) }))

/** The app that issues gift cards is the shop; of another one there are none. */
const appId = Text(1, 100)

/** Gift cards of the shop for point-of-sale and other systems, in the form of the published clients. */
export const giftVouchers = service({
  name: 'gift-vouchers',
  summary: 'Gift cards for tills and other systems, published form',
  mounts: ['/ecom/v1/gift-cards'],
  operations: {
    redeemGiftCard: operation({
      route: POST('/redeem'),
      permission: 'admin',
      writes: true,
      summary: 'Redeem an amount of a gift card outside of the shop',
      description:
        'With `orderId`, the order of the other system, a repeated call charges nothing: it is refused with the first transaction.',
      request: Type.Object({
        ...sent,
        amount: Amount,
        appId,
        orderId: Maybe(Text(1, 100)),
        context,
      }),
      response: Type.Object({ transactionId: Guid() }),
      errors: [
        GiftCardNotFound,
        GiftCardAlreadyRedeemed,
        GiftCardCurrencyNotSupported,
        GiftCardHasTooLittle,
        GiftCardDisabled,
        GiftCardExpired,
      ],
      facts: [GiftCardUpdated],
    }),
    voidTransaction: operation({
      route: POST('/void'),
      permission: 'admin',
      writes: true,
      summary: 'Void a transaction and return its amount to the gift card',
      request: Type.Object({ transactionId: Text(1, 100), appId, context }),
      response: Type.Object({}),
      errors: [GiftCardTransactionNotFound, GiftCardTransactionVoided],
      facts: [GiftCardUpdated],
    }),
    getGiftCard: operation({
      route: POST('/{code}'),
      permission: 'admin',
      summary: 'Read the balance of a gift card by its code',
      request: Type.Object({ ...sent, appId: Maybe(appId), context }),
      response: Type.Object({
        giftCard: Type.Object({
          /** Without its beginning. */
          obfuscatedCode: Type.String(),
          balance: Type.Object({ value: Type.String(), currency: Type.String() }),
          status: OneOf(['VALID', 'EXPIRED', 'DISABLED']),
          appId: Type.String(),
          externalId: Type.String(),
        }),
      }),
      errors: [GiftCardNotFound],
    }),
  },
})
