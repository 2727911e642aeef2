import { AbandonedCheckoutRecovered } from '../abandoned-checkouts/facts.ts'
import {
  CanOnlyUpdateContactIdForNotLoggedInCustomer,
  CartNotFound,
  FixedQuantityItem,
  LineItemNotFound,
  MAX_LINES,
} from '../carts/index.ts'
import {
  CantCreateCheckoutWithoutItems,
  Channel,
  CheckoutCompleted,
  CheckoutCreated,
  CheckoutIsComplete,
  CheckoutNotFound,
  CheckoutUpdated,
  CouponCodeIsLocked,
  SelectedDeliveryNotFound,
} from '../checkouts/index.ts'
import {
  AddFields,
  CheckoutCallFields,
  CheckoutInfo,
  CheckoutV1,
  cartCallsPerMinute as callsPerMinute,
  couponErrors,
  itemErrors,
  NewCheckoutInfo,
  QuantityFields,
} from '../ecom/index.ts'
import { GiftCardIsLocked, GiftCardNotRedeemed } from '../gift-cards/errors.ts'
import { giftCardErrors } from '../gift-cards/in-carts.ts'
import {
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
  CheckoutHasViolations,
  FullOutOfStock,
  orders,
  PartialOutOfStock,
  SiteMustAcceptPayments,
  SiteNotAcceptingPayments,
} from '../orders/index.ts'
import { CouponLimitPerCustomerExceeded, CouponUsageExceeded } from '../promotions/errors.ts'
import { StoreCreditNotSpent } from '../store-credit/errors.ts'
import {
  CalculationError,
  CheckoutAlreadyPaid,
  EmptyCheckout,
  GiftCardCodeInvalid,
  InvalidSelectedCarrierServiceOption,
  MembersOnlyItem,
  NoSavePaymentMethodConfirmation,
  NoSelectedCarrierServiceOption,
  PaymentProviderIsNotAvailable,
  SelectedCarrierServiceOptionGone,
} from './errors.ts'

export * from './errors.ts'

const byId = { id: Guid() }
const response = Type.Object({ checkout: CheckoutV1 })
const { businessLocationId: _, ...addFields } = AddFields
const changing = {
  permission: 'anyone',
  writes: true,
  callsPerMinute,
  response,
  facts: [CheckoutUpdated],
} as const
const changeErrors = [CheckoutNotFound, CheckoutIsComplete]

const orderFields = {
  ...byId,
  savePaymentMethod: Maybe(Type.Boolean()),
  delayCapture: Maybe(Type.Boolean()),
}
const ordering = {
  permission: 'anyone',
  writes: 'own',
  callsPerMinute: 120,
  response: Type.Object({
    orderId: Guid(),
    paymentGatewayOrderId: Type.Optional(Guid()),
  }),
  errors: [
    CheckoutNotFound,
    EmptyCheckout,
    CalculationError,
    CheckoutHasViolations,
    NoSelectedCarrierServiceOption,
    MembersOnlyItem,
    SelectedCarrierServiceOptionGone,
    FullOutOfStock,
    PartialOutOfStock,
    SiteNotAcceptingPayments,
    CouponUsageExceeded,
    CouponLimitPerCustomerExceeded,
    GiftCardNotRedeemed,
    StoreCreditNotSpent,
    CheckoutAlreadyPaid,
    NoSavePaymentMethodConfirmation,
  ],
  facts: orders.operations.placeOrder.facts ?? [],
} as const

/**
 * Checkouts in the form of the published clients. Visitors and members use their own and those without an
 * owner, merchants all; other checkouts are not found.
 */
export const checkoutV1 = service({
  name: 'checkout-v1',
  summary: 'Checkouts, for published clients',
  mounts: ['/ecom/v1/checkouts'],
  operations: {
    createCheckout: operation({
      ...changing,
      route: POST(''),
      callsPerMinute: 120,
      summary: 'Create a checkout of items, beside the current cart',
      request: Type.Object({
        channelType: Channel(),
        checkoutInfo: Omittable(NewCheckoutInfo),
        ...CheckoutCallFields,
      }),
      errors: [
        CantCreateCheckoutWithoutItems,
        SiteMustAcceptPayments,
        CanOnlyUpdateContactIdForNotLoggedInCustomer,
        SelectedDeliveryNotFound,
        InvalidSelectedCarrierServiceOption,
        GiftCardCodeInvalid,
        ...giftCardErrors,
        ...itemErrors,
        ...couponErrors,
      ],
      facts: [CheckoutCreated, CheckoutUpdated],
    }),
    getCheckoutByCartId: operation({
      route: GET('/by-cart-id/{id}'),
      permission: 'anyone',
      summary: 'Read the checkout of a cart',
      request: Type.Object(byId),
      response,
      errors: [CartNotFound, CheckoutNotFound],
    }),
    getCheckout: operation({
      route: GET('/{id}'),
      permission: 'anyone',
      summary: 'Read a checkout with its current totals',
      request: Type.Object(byId),
      response,
      errors: [CheckoutNotFound],
    }),
    getCheckoutUrl: operation({
      route: GET('/{id}/checkout-url'),
      permission: 'anyone',
      summary: 'Read the address of the page on which a checkout is paid',
      request: Type.Object(byId),
      response: Type.Object({ checkoutUrl: Type.String() }),
      errors: [CheckoutNotFound],
    }),
    getWixCheckoutUrl: operation({
      route: GET('/{id}/wix-checkout-url'),
      permission: 'anyone',
      summary:
        'Read the address of the shop’s own payment page, even if the checkout names another',
      request: Type.Object(byId),
      response: Type.Object({ checkoutUrl: Type.String() }),
      errors: [CheckoutNotFound],
    }),
    updateCheckout: operation({
      ...changing,
      route: PATCH('/{checkout.id}'),
      summary: 'Change a checkout, add items, apply a coupon',
      description: 'A call that changes nothing is refused.',
      request: Type.Object({
        checkout: Type.Object({ ...byId, ...CheckoutInfo.properties }),
        ...CheckoutCallFields,
      }),
      errors: [
        ...changeErrors,
        CanOnlyUpdateContactIdForNotLoggedInCustomer,
        SelectedDeliveryNotFound,
        InvalidSelectedCarrierServiceOption,
        GiftCardCodeInvalid,
        ...giftCardErrors,
        CouponCodeIsLocked,
        ...itemErrors,
        ...couponErrors,
      ],
    }),
    addToCheckout: operation({
      ...changing,
      route: POST('/{id}/add-to-checkout'),
      summary: 'Add items; those already there get a higher quantity',
      request: Type.Object({ ...byId, ...addFields }),
      errors: [...changeErrors, ...itemErrors],
    }),
    removeLineItems: operation({
      ...changing,
      route: POST('/{id}/remove-line-items'),
      summary: 'Remove lines',
      request: Type.Object({
        ...byId,
        lineItemIds: Type.Array(Guid(), { minItems: 1, maxItems: MAX_LINES }),
      }),
      errors: [...changeErrors, LineItemNotFound],
    }),
    updateLineItemsQuantity: operation({
      ...changing,
      route: POST('/{id}/update-line-items-quantity'),
      summary: 'Set quantities, at most what is in stock',
      request: Type.Object({ ...byId, ...QuantityFields }),
      errors: [...changeErrors, LineItemNotFound, FixedQuantityItem],
    }),
    removeCoupon: operation({
      ...changing,
      route: POST('/{id}/remove-coupon'),
      summary: 'Remove the coupon, if there is one',
      request: Type.Object(byId),
      errors: [...changeErrors, CouponCodeIsLocked],
    }),
    removeGiftCard: operation({
      ...changing,
      route: POST('/{id}/remove-gift-card'),
      summary: 'Remove the gift cards, if there are any',
      request: Type.Object(byId),
      errors: [...changeErrors, GiftCardIsLocked],
    }),
    removeOverrideCheckoutUrl: operation({
      ...changing,
      route: POST('/{id}/remove-override-checkout-url'),
      summary: 'Remove the custom payment page; the shop’s own is used again',
      request: Type.Object(byId),
      errors: changeErrors,
    }),
    createOrder: operation({
      ...ordering,
      route: POST('/{id}/create-order'),
      summary: 'Order the items of a checkout',
      description:
        'One checkout gives one order, however often this is sent. Where the shop takes money outside of it (by transfer, in ' +
        'cash), the order is made at once; else it waits for its payment, whose id is `paymentGatewayOrderId`.',
      request: Type.Object(orderFields),
    }),
    createOrderAndCharge: operation({
      ...ordering,
      route: POST('/{id}/create-order-and-charge'),
      summary: 'Order the items of a checkout, in the older form of `createOrder`',
      description:
        'Without a token it does the same as `createOrder`. Tokens are made by pages of payment providers that this shop does not ' +
        'use: they are refused, and nothing is ordered.',
      request: Type.Object({ ...orderFields, paymentToken: Maybe(Text(0, 4096)) }),
      errors: [...ordering.errors, PaymentProviderIsNotAvailable],
    }),
    markCheckoutAsCompleted: operation({
      ...changing,
      route: POST('/{id}/mark-as-completed'),
      permission: 'admin',
      summary: 'Mark a checkout as completed, whose order was placed elsewhere',
      request: Type.Object(byId),
      response: Type.Object({}),
      errors: changeErrors,
      facts: [CheckoutCompleted, AbandonedCheckoutRecovered],
    }),
  },
})
