import { AbandonedCheckoutRecovered } from '../abandoned-checkouts/facts.ts'
import { Estimate } from '../cart/estimate.ts'
import { CartUpdated } from '../carts/facts.ts'
import {
  AddressWithContact,
  CodeNotFoundInCart,
  CouponCannotBuyGiftCards,
  DeliveryChoice,
  FixedQuantityItem,
  IdempotencyKeyReused,
  InsufficientInventory,
  InvalidProductForCoupon,
  InvalidSubtotalForCoupon,
  ItemNotFoundInCatalog,
  LineItemNotFound,
  MAX_ADDED_LINES,
  MAX_LINES,
  MAX_QUANTITY,
  NewCartLine,
  OwnedCartNotFound,
  QuantityLimitReached,
  TooManyCodes,
} from '../carts/index.ts'
import {
  CantCreateCheckoutWithoutItems,
  Channel,
  CheckoutChanged,
  CheckoutCompleted,
  CheckoutCreated,
  CheckoutIsComplete,
  CheckoutLinkNotFound,
  CheckoutNotFound,
  CheckoutRevisionConflict,
  CheckoutUpdated,
  CouponCodeIsLocked,
  CustomField,
  MAX_CONSENTS,
  MAX_CUSTOM_FIELDS,
  MAX_DELIVERY_GROUPS,
  NewConsent,
} from '../checkouts/index.ts'
import { GiftCardIsLocked, GiftCardNotFoundInCart } from '../gift-cards/errors.ts'
import { GIFT_CARD_TRIES, giftCardErrors, giftCardInput } from '../gift-cards/in-carts.ts'
import {
  DELETE,
  Email,
  GET,
  Guid,
  Maybe,
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
import { StoreCreditNeedsMember } from '../store-credit/errors.ts'
import { Checkout, CheckoutViolation, ReturnAddresses } from './schemas.ts'

export * from './schemas.ts'

const response = Type.Object({
  checkout: Checkout,
  estimate: Estimate,
  violations: Type.Array(CheckoutViolation),
})

/** Writes of one network and minute; a person at a keyboard stays far below. */
const callsPerMinute = 600
const byId = { id: Guid() }
const changing = {
  permission: 'anyone',
  writes: true,
  callsPerMinute,
  response,
  facts: [CheckoutUpdated],
} as const
const changeErrors = [CheckoutNotFound, CheckoutIsComplete]

/** Fields that a buyer fills in. Absent fields stay unchanged, null clears. */
const buyerFields = {
  email: Maybe(Email()),
  /** The buyer's language for the checkout and its mails, such as `de`; default: the shop’s. */
  language: Maybe(Type.String({ pattern: '^[a-z]{2}(-[A-Za-z]{2,4})?$' })),
  shipping: Maybe(AddressWithContact),
  billing: Maybe(AddressWithContact),
  note: Maybe(Text(0, 1000)),
  giftMessage: Maybe(Text(0, 1000)),
  /** One for each delivery group. */
  deliveryChoices: Maybe(Type.Array(DeliveryChoice, { maxItems: MAX_DELIVERY_GROUPS })),
  customFields: Maybe(Type.Array(CustomField, { maxItems: MAX_CUSTOM_FIELDS })),
  /** Replaces earlier consents with the same key. */
  consents: Maybe(Type.Array(NewConsent, { maxItems: MAX_CONSENTS })),
  /** Whether to pay with the store credit of the signed-in member; default no. */
  useStoreCredit: Omittable(Type.Boolean()),
}

/** Checkouts of visitors and members. A foreign checkout is as if it were not there; merchants read and change all. */
export const checkout = service({
  name: 'checkout',
  summary: 'Checkouts of visitors and members',
  mounts: ['/vitrine/v1/checkouts'],
  operations: {
    create: operation({
      ...changing,
      route: POST(''),
      summary: 'Create a checkout of the current cart, or of given items',
      description:
        'Without `lines` the cart is taken: as long as its checkout is open, that one gets the lines of the cart and ' +
        'keeps what the buyer has written. With `lines` the cart is left alone; a repeated call with the same ' +
        '`Idempotency-Key` answers with the same checkout.',
      request: Type.Object({
        lines: Omittable(Type.Array(NewCartLine, { minItems: 1, maxItems: MAX_ADDED_LINES })),
        /** Default: WEB. */
        channel: Omittable(Channel()),
        ...buyerFields,
      }),
      errors: [
        OwnedCartNotFound,
        CantCreateCheckoutWithoutItems,
        ItemNotFoundInCatalog,
        InsufficientInventory,
        QuantityLimitReached,
        StoreCreditNeedsMember,
        IdempotencyKeyReused,
      ],
      facts: [CheckoutCreated, CheckoutUpdated, CartUpdated],
    }),
    get: operation({
      route: GET('/{id}'),
      permission: 'anyone',
      summary: 'Read a checkout with its totals, how they are calculated, and what is missing',
      request: Type.Object(byId),
      response,
      errors: [CheckoutNotFound],
    }),
    openLink: operation({
      route: POST('/open-link'),
      permission: 'anyone',
      writes: true,
      callsPerMinute: 60,
      summary: 'Open the checkout link that a browser followed from another website',
      description:
        'The link of a redirect session for `ecomCheckout` carries a token as `access`. It works once, for ten minutes; ' +
        'afterwards the caller may use that checkout and its order for seven days, and nothing else of whoever asked for the link.',
      request: Type.Object({ token: Text(1, 100) }),
      response: Type.Object({ checkoutId: Guid(), returnTo: ReturnAddresses }),
      errors: [CheckoutLinkNotFound],
    }),
    getReturnAddresses: operation({
      route: GET('/{id}/return-addresses'),
      permission: 'anyone',
      summary:
        'Read the pages of another website that a checkout leads back to, for whoever opened its link',
      request: Type.Object(byId),
      response: Type.Object({ returnTo: ReturnAddresses }),
    }),
    update: operation({
      ...changing,
      route: PATCH('/{id}'),
      summary: 'Change contact, addresses, delivery, notes, fields and consents',
      description:
        '`acceptChanges` resolves the problems: lines get current prices and quantities in stock, and unavailable ' +
        'lines are removed. With a `revision` that is not the present one nothing is changed.',
      request: Type.Object({
        ...byId,
        revision: Omittable(Type.Integer({ minimum: 1 })),
        ...buyerFields,
        acceptChanges: Omittable(Type.Boolean()),
      }),
      errors: [...changeErrors, CheckoutRevisionConflict, StoreCreditNeedsMember],
    }),
    addLines: operation({
      ...changing,
      route: POST('/{id}/lines'),
      summary: 'Add items; those already there get a higher quantity',
      description: 'A repeated call with the same `Idempotency-Key` adds nothing again.',
      request: Type.Object({
        ...byId,
        lines: Type.Array(NewCartLine, { minItems: 1, maxItems: MAX_ADDED_LINES }),
      }),
      errors: [
        ...changeErrors,
        ItemNotFoundInCatalog,
        InsufficientInventory,
        QuantityLimitReached,
        IdempotencyKeyReused,
      ],
    }),
    changeLines: operation({
      ...changing,
      route: PATCH('/{id}/lines'),
      summary: 'Set quantities; 0 removes a line',
      description: 'Quantities are limited to what is in stock.',
      request: Type.Object({
        ...byId,
        lines: Type.Array(
          Type.Object({
            id: Guid(),
            quantity: Type.Integer({ minimum: 0, maximum: MAX_QUANTITY }),
          }),
          { minItems: 1, maxItems: MAX_LINES },
        ),
      }),
      errors: [...changeErrors, LineItemNotFound, FixedQuantityItem],
    }),
    applyCode: operation({
      ...changing,
      route: POST('/{id}/codes'),
      callsPerMinute: 60,
      summary: 'Apply the code of a coupon',
      description: 'Up to 5 codes. A code that cannot be used is refused with the reason.',
      request: Type.Object({ ...byId, code: Text(1, 50) }),
      errors: [
        ...changeErrors,
        CouponCodeIsLocked,
        TooManyCodes,
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
    }),
    removeCode: operation({
      ...changing,
      route: DELETE('/{id}/codes/{code}'),
      summary: 'Remove a code',
      request: Type.Object({ ...byId, code: Text(1, 50) }),
      errors: [...changeErrors, CouponCodeIsLocked, CodeNotFoundInCart],
    }),
    applyGiftCard: operation({
      ...changing,
      route: POST('/{id}/gift-cards'),
      callsPerMinute: GIFT_CARD_TRIES,
      summary: 'Apply a gift card, up to its balance',
      description:
        'Up to 5 gift cards. Nothing is charged before the order. A code that cannot be used is refused with the reason.',
      request: Type.Object({ ...byId, ...giftCardInput }),
      errors: [...changeErrors, ...giftCardErrors],
    }),
    removeGiftCard: operation({
      ...changing,
      route: DELETE('/{id}/gift-cards/{giftCardId}'),
      summary: 'Remove a gift card',
      request: Type.Object({ ...byId, giftCardId: Guid() }),
      errors: [...changeErrors, GiftCardIsLocked, GiftCardNotFoundInCart],
    }),
    review: operation({
      route: POST('/{id}/review'),
      permission: 'anyone',
      summary: 'Check a checkout before the order: whether it still costs what is expected',
      description: 'Changes and reserves nothing.',
      request: Type.Object({
        ...byId,
        /** In minor units of the currency, as the buyer saw it last. */
        expectedTotal: Omittable(Type.Integer({ minimum: 0 })),
      }),
      response,
      errors: [CheckoutNotFound, CheckoutChanged],
    }),
    complete: operation({
      ...changing,
      route: POST('/{id}/complete'),
      permission: 'admin',
      summary: 'Mark a checkout as completed, whose order was placed elsewhere',
      description: 'Makes no order and takes no stock. A completed checkout changes no more.',
      request: Type.Object(byId),
      errors: changeErrors,
      facts: [CheckoutCompleted, AbandonedCheckoutRecovered],
    }),
  },
})
