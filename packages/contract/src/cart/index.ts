import {
  CartCreated,
  CartDeleted,
  CartUpdated,
  CodeNotFoundInCart,
  CouponCannotBuyGiftCards,
  CouponCodeIsLocked,
  FixedQuantityItem,
  IdempotencyKeyReused,
  InsufficientInventory,
  InvalidProductForCoupon,
  InvalidSubtotalForCoupon,
  ItemNotFoundInCatalog,
  LineItemNotFound,
  OwnedCartNotFound,
  QuantityLimitReached,
  TooManyCodes,
} from '../carts/index.ts'
import {
  AddressWithContact,
  DeliveryChoice,
  MAX_ADDED_LINES,
  MAX_LINES,
  MAX_QUANTITY,
  NewCartLine,
  PostalAddress,
} from '../carts/schemas.ts'
import { CheckoutViolation } from '../checkout/schemas.ts'
import { CheckoutUpdated } from '../checkouts/facts.ts'
import { GiftCardIsLocked, GiftCardNotFoundInCart } from '../gift-cards/errors.ts'
import { GIFT_CARD_TRIES, giftCardErrors, giftCardInput } from '../gift-cards/in-carts.ts'
import {
  DELETE,
  Email,
  GET,
  Guid,
  Maybe,
  Nullable,
  Omittable,
  operation,
  PATCH,
  POST,
  service,
  Text,
  Type,
} from '../kit/index.ts'
import {
  CouponDoesNotExist,
  CouponHasExpired,
  CouponIsDisabled,
  CouponIsNotActiveYet,
  CouponLimitPerCustomerExceeded,
  CouponUsageExceeded,
} from '../promotions/errors.ts'
import { Estimate } from './estimate.ts'
import { Cart } from './schemas.ts'

export * from './estimate.ts'
export * from './schemas.ts'

const response = Type.Object({ cart: Cart })

/** Writes of one network and minute; a person at a keyboard stays far below. */
const callsPerMinute = 600

/** The current cart of the visitor or member who calls. Merchants have none. */
export const cart = service({
  name: 'cart',
  summary: 'The cart of the current visitor or member',
  mounts: ['/vitrine/v1/cart'],
  operations: {
    get: operation({
      route: GET(''),
      permission: 'anyone',
      summary: 'Read the caller’s cart with current prices, stock and problems',
      description: 'Null before the first item. Merchants have no cart.',
      request: Type.Object({}),
      response: Type.Object({ cart: Nullable(Cart) }),
    }),
    addLines: operation({
      route: POST('/lines'),
      permission: 'anyone',
      writes: true,
      callsPerMinute,
      summary: 'Add items; those already there get a higher quantity',
      description:
        'Lines of the same variant, choices and texts are one. Quantities are limited to what is in stock. ' +
        'A repeated call with the same `Idempotency-Key` adds nothing again. The first item creates the cart.',
      request: Type.Object({
        lines: Type.Array(NewCartLine, { minItems: 1, maxItems: MAX_ADDED_LINES }),
      }),
      response,
      errors: [
        OwnedCartNotFound,
        ItemNotFoundInCatalog,
        InsufficientInventory,
        QuantityLimitReached,
        IdempotencyKeyReused,
      ],
      facts: [CartCreated, CartUpdated],
    }),
    changeLines: operation({
      route: PATCH('/lines'),
      permission: 'anyone',
      writes: true,
      callsPerMinute,
      summary: 'Set quantities; 0 removes a line',
      description: 'Quantities are limited to what is in stock.',
      request: Type.Object({
        lines: Type.Array(
          Type.Object({
            id: Guid(),
            quantity: Type.Integer({ minimum: 0, maximum: MAX_QUANTITY }),
          }),
          { minItems: 1, maxItems: MAX_ADDED_LINES },
        ),
      }),
      response,
      errors: [OwnedCartNotFound, LineItemNotFound, FixedQuantityItem],
      facts: [CartUpdated],
    }),
    removeLines: operation({
      route: POST('/lines/remove'),
      permission: 'anyone',
      writes: true,
      callsPerMinute,
      summary: 'Remove lines; without lines the cart stays',
      request: Type.Object({
        lineIds: Type.Array(Guid(), { minItems: 1, maxItems: MAX_LINES }),
      }),
      response,
      errors: [OwnedCartNotFound, LineItemNotFound],
      facts: [CartUpdated],
    }),
    update: operation({
      route: PATCH(''),
      permission: 'anyone',
      writes: true,
      callsPerMinute,
      summary: 'Change note, gift message, contact or delivery; absent fields stay, null clears',
      description:
        '`acceptChanges` resolves the problems: lines get current prices and quantities in stock, and unavailable ' +
        'lines are removed. A cart is created where there is none.',
      request: Type.Object({
        note: Maybe(Text(0, 1000)),
        giftMessage: Maybe(Text(0, 1000)),
        email: Maybe(Email()),
        contact: Maybe(AddressWithContact),
        deliveryChoice: Maybe(DeliveryChoice),
        acceptChanges: Omittable(Type.Boolean()),
      }),
      response,
      errors: [OwnedCartNotFound],
      facts: [CartCreated, CartUpdated],
    }),
    applyCode: operation({
      route: POST('/codes'),
      permission: 'anyone',
      writes: true,
      callsPerMinute: 60,
      summary: 'Apply the code of a coupon',
      description: 'Up to 5 codes. A code that cannot be used is refused with the reason.',
      request: Type.Object({ code: Text(1, 50) }),
      response,
      errors: [
        OwnedCartNotFound,
        TooManyCodes,
        CouponCodeIsLocked,
        InvalidSubtotalForCoupon,
        CouponCannotBuyGiftCards,
        InvalidProductForCoupon,
        CouponDoesNotExist,
        CouponHasExpired,
        CouponIsDisabled,
        CouponIsNotActiveYet,
        CouponLimitPerCustomerExceeded,
        CouponUsageExceeded,
      ],
      facts: [CartUpdated],
    }),
    removeCode: operation({
      route: DELETE('/codes/{code}'),
      permission: 'anyone',
      writes: true,
      summary: 'Remove a code',
      request: Type.Object({ code: Text(1, 50) }),
      response,
      errors: [OwnedCartNotFound, CodeNotFoundInCart, CouponCodeIsLocked],
      facts: [CartUpdated],
    }),
    applyGiftCard: operation({
      route: POST('/gift-cards'),
      permission: 'anyone',
      writes: true,
      callsPerMinute: GIFT_CARD_TRIES,
      summary: 'Apply a gift card, up to its balance',
      description:
        'Up to 5 gift cards. Nothing is charged before the order. A code that cannot be used is refused with the reason.',
      request: Type.Object(giftCardInput),
      response,
      errors: [OwnedCartNotFound, ...giftCardErrors],
      facts: [CartUpdated],
    }),
    removeGiftCard: operation({
      route: DELETE('/gift-cards/{giftCardId}'),
      permission: 'anyone',
      writes: true,
      summary: 'Remove a gift card',
      request: Type.Object({ giftCardId: Guid() }),
      response,
      errors: [OwnedCartNotFound, GiftCardIsLocked, GiftCardNotFoundInCart],
      facts: [CartUpdated, CheckoutUpdated],
    }),
    estimate: operation({
      route: POST('/estimate'),
      permission: 'anyone',
      summary:
        'Estimate the totals of the cart with promotions, delivery and tax, and explain them',
      description: 'Nothing is changed or reserved. Without addresses those of the cart count.',
      request: Type.Object({
        shippingAddress: Maybe(PostalAddress),
        billingAddress: Maybe(PostalAddress),
        /** Null: no delivery; absent: that of the cart. */
        deliveryChoice: Maybe(DeliveryChoice),
        /** Absent: true. */
        withDelivery: Omittable(Type.Boolean()),
        withTax: Omittable(Type.Boolean()),
      }),
      response: Type.Object({
        cart: Cart,
        estimate: Estimate,
        /** Violations of plug-in rules; errors prevent ordering. */
        violations: Type.Array(CheckoutViolation),
      }),
      errors: [OwnedCartNotFound],
    }),
    delete: operation({
      route: DELETE(''),
      permission: 'anyone',
      writes: true,
      summary: 'Delete the caller’s cart',
      request: Type.Object({}),
      response: Type.Object({}),
      errors: [OwnedCartNotFound],
      facts: [CartDeleted],
    }),
  },
})
