import { IdempotencyKeyReused } from '../carts/errors.ts'
import {
  GET,
  Guid,
  InvalidFilter,
  Omittable,
  operation,
  PATCH,
  PagingMetadata,
  POST,
  Query,
  service,
  Text,
  Type,
} from '../kit/index.ts'
import { GiftCardDisabled, GiftCardNotFound, GiftCardWithoutRecipient } from './errors.ts'
import { GiftCardIssued, GiftCardUpdated } from './facts.ts'
import { GIFT_CARD_TRIES } from './in-carts.ts'
import {
  GiftCard,
  GiftCardBalance,
  GiftCardChanges,
  GiftCardMovement,
  NewGiftCard,
} from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './query-fields.ts'
export * from './schemas.ts'

const byId = { id: Guid() }
const response = Type.Object({ giftCard: GiftCard })

/** Gift cards: issued by merchants, spent at the checkout by the holder of the code. */
export const giftCards = service({
  name: 'gift-cards',
  summary: 'Gift cards, their balances and movements',
  mounts: ['/vitrine/v1/gift-cards'],
  operations: {
    issueGiftCard: operation({
      route: POST(''),
      permission: 'admin',
      writes: true,
      summary: 'Issue a gift card in the currency of the shop',
      description:
        'The answer alone has the whole code: it is stored sealed. With an e-mail address the recipient gets it by mail, ' +
        'at once or at `sendDate`. A repeated call with the same `Idempotency-Key` answers with the same gift card.',
      request: Type.Object({ giftCard: NewGiftCard }),
      response: Type.Object({ giftCard: GiftCard, code: Type.String() }),
      errors: [IdempotencyKeyReused],
      facts: [GiftCardIssued],
    }),
    queryGiftCards: operation({
      route: POST('/query'),
      permission: 'admin',
      summary: 'Find gift cards, newest first',
      description:
        'Filters by `id`, `lastFour`, `status`, `balance`, `recipientEmail`, `orderId` and dates; sorts by `id`, `balance` and dates.',
      request: Type.Object({ query: Omittable(Query()) }),
      response: Type.Object({
        giftCards: Type.Array(GiftCard),
        pagingMetadata: PagingMetadata,
      }),
      errors: [InvalidFilter],
    }),
    getGiftCard: operation({
      route: GET('/{id}'),
      permission: 'admin',
      summary: 'Read a gift card with its movements, latest first',
      request: Type.Object(byId),
      response: Type.Object({ giftCard: GiftCard, movements: Type.Array(GiftCardMovement) }),
      errors: [GiftCardNotFound],
    }),
    updateGiftCard: operation({
      route: PATCH('/{id}'),
      permission: 'admin',
      writes: true,
      summary: 'Change the recipient, texts or expiry of a gift card; disable or enable it',
      request: GiftCardChanges,
      response,
      errors: [GiftCardNotFound],
      facts: [GiftCardUpdated],
    }),
    sendGiftCard: operation({
      route: POST('/{id}/send'),
      permission: 'admin',
      writes: true,
      summary: 'Mail a gift card to its recipient now, also once more',
      request: Type.Object(byId),
      response,
      errors: [GiftCardNotFound, GiftCardDisabled, GiftCardWithoutRecipient],
      facts: [GiftCardUpdated],
    }),
    checkGiftCard: operation({
      route: POST('/check'),
      permission: 'anyone',
      callsPerMinute: GIFT_CARD_TRIES,
      summary: 'Read the balance of a gift card by its code',
      request: Type.Object({ code: Text(8, 40) }),
      response: Type.Object({ giftCard: GiftCardBalance }),
      errors: [GiftCardNotFound],
    }),
  },
})
