import { AbandonedCheckoutRecovered } from '../abandoned-checkouts/facts.ts'
import * as carts from '../carts/index.ts'
import { CheckoutCreated, CheckoutUpdated } from '../checkouts/index.ts'
import { cartCallsPerMinute as callsPerMinute } from '../ecom/index.ts'
import * as v2 from '../ecom-v2/index.ts'
import {
  DELETE,
  GET,
  Guid,
  Maybe,
  operation,
  PATCH,
  POST,
  service,
  Text,
  Type,
} from '../kit/index.ts'
import { CheckoutHasViolations, orders, SiteNotAcceptingPayments } from '../orders/index.ts'
import { CouponLimitPerCustomerExceeded, CouponUsageExceeded } from '../promotions/errors.ts'
import { StoreCreditNotSpent } from '../store-credit/errors.ts'

const byId = { cartId: Guid() }
const writing = { permission: 'anyone', writes: true, callsPerMinute } as const
const changing = { ...writing, response: v2.cartV2Reply, facts: [carts.CartUpdated] } as const
const changeErrors = [carts.CartNotFound, carts.CartAlreadyOrdered]

/**
 * Carts by their ids, second generation: the same carts as in the first, and the cart is the checkout.
 * Visitors and members use their own and those without an owner, merchants all; other carts are not found.
 */
export const cartV2 = service({
  name: 'cart-v2',
  summary: 'Carts by their ids, second generation',
  mounts: v2.cartV2Mounts,
  operations: {
    createCart: operation({
      ...changing,
      route: POST(''),
      callsPerMinute: 120,
      summary: 'Create a cart beside the current one',
      description: 'The caller owns it. That of a merchant belongs to the first who changes it.',
      request: Type.Object(v2.CreateFieldsV2),
      errors: [...v2.createErrorsV2, ...v2.deliveryErrorsV2],
      facts: [carts.CartCreated, carts.CartUpdated],
    }),
    getCart: operation({
      route: GET('/{cartId}'),
      permission: 'anyone',
      summary: 'Read a cart with current prices, stock and automatic discounts',
      description: 'One that an order was made of is read here, too.',
      request: Type.Object(byId),
      response: v2.cartV2Reply,
      errors: [carts.CartNotFound],
    }),
    updateCart: operation({
      ...changing,
      route: PATCH('/{cart.id}'),
      summary: 'Change the details of a cart and its buyer',
      request: Type.Object({
        cart: Type.Object({ id: Guid(), ...v2.CartInfoV2.properties }),
      }),
      errors: [...changeErrors, ...v2.infoErrorsV2],
    }),
    deleteCart: operation({
      ...writing,
      route: DELETE('/{cartId}'),
      summary: 'Delete a cart',
      request: Type.Object(byId),
      response: Type.Object({}),
      errors: changeErrors,
      facts: [carts.CartDeleted],
    }),
    refreshCart: operation({
      ...changing,
      route: POST('/{cartId}/refresh'),
      summary: 'Update prices and stock of a cart from the catalog',
      description: 'A line of which more was wanted than there was gets what there is by now.',
      request: Type.Object(byId),
      errors: changeErrors,
    }),
    estimateCart: operation({
      ...writing,
      route: POST('/{cartId}/estimate'),
      summary: 'Estimate the requested totals of a cart',
      description:
        'Delivery and tax count only when asked for. Nothing is changed but by `refreshCart`.',
      request: Type.Object({ ...byId, ...v2.EstimateFieldsV2 }),
      response: v2.summaryReply,
      errors: changeErrors,
      facts: [carts.CartUpdated],
    }),
    calculateCart: operation({
      ...writing,
      route: POST('/{cartId}/calculate'),
      summary:
        'Calculate the totals of a cart with discounts, delivery and tax, and what prevents an order',
      request: Type.Object({ ...byId, ...v2.CalculateFieldsV2 }),
      response: v2.summaryReply,
      errors: changeErrors,
      facts: [carts.CartUpdated, carts.CartCalculated],
    }),
    getCheckoutUrl: operation({
      ...writing,
      route: POST('/{cartId}/get-checkout-url'),
      summary: 'Read the address of the page on which a cart is paid',
      description: 'Without a page of one’s own the shop’s: its checkout is updated from the cart.',
      request: Type.Object({ ...byId, currencyCode: Maybe(Text(3, 3)) }),
      response: Type.Object({ checkoutUrl: Type.String() }),
      errors: [...changeErrors, v2.SiteNotPublished],
      facts: [carts.CartUpdated, CheckoutCreated, CheckoutUpdated],
    }),
    placeOrder: operation({
      route: POST('/{cartId}/place-order'),
      permission: 'anyone',
      writes: 'own',
      callsPerMinute: 120,
      summary: 'Order the items of a cart',
      description:
        'One cart gives one order: asked again, the call is refused with the id of it. With the token of a calculation ' +
        'nothing is ordered that costs something else. Where the shop takes money outside of it, the order is completed ' +
        'at once; else it waits for its payment, whose id is `paymentGatewayOrderId`.',
      request: Type.Object({
        ...byId,
        priceVerificationToken: Maybe(Text(0, 1024)),
        savePaymentMethod: Maybe(Type.Boolean()),
        delayCapture: Maybe(Type.Boolean()),
      }),
      response: Type.Object({
        orderId: Guid(),
        paymentGatewayOrderId: Type.Optional(Guid()),
        completed: Type.Boolean(),
      }),
      errors: [
        ...changeErrors,
        ...v2.orderErrorsV2,
        CheckoutHasViolations,
        SiteNotAcceptingPayments,
        CouponUsageExceeded,
        CouponLimitPerCustomerExceeded,
        StoreCreditNotSpent,
      ],
      facts: [...(orders.operations.placeOrder.facts ?? []), CheckoutCreated, CheckoutUpdated],
    }),
    addLineItems: operation({
      ...changing,
      route: POST('/{cartId}/add-line-items'),
      summary: 'Add items; those already there get a higher quantity',
      description: 'Quantities are limited to what is in stock; the requested quantity is stored.',
      request: Type.Object({ ...byId, ...v2.AddFieldsV2 }),
      errors: [...changeErrors, v2.NoLineItemsToAdd, ...v2.itemErrorsV2],
    }),
    removeLineItems: operation({
      ...changing,
      route: POST('/{cartId}/remove-line-items'),
      summary: 'Remove lines; an empty cart stays',
      request: Type.Object({ ...byId, ...v2.RemoveFieldsV2 }),
      errors: [...changeErrors, v2.LineItemNotFoundInCart],
    }),
    updateLineItems: operation({
      ...changing,
      route: POST('/{cartId}/update-line-items'),
      summary: 'Set quantities, at most what is in stock',
      request: Type.Object({ ...byId, ...v2.LineUpdateFieldsV2 }),
      errors: [...changeErrors, ...v2.lineUpdateErrorsV2],
    }),
    addCoupon: operation({
      ...changing,
      route: POST('/{cartId}/add-coupon'),
      summary: 'Apply a coupon; a second one is refused',
      request: Type.Object({ ...byId, ...v2.CouponFieldsV2 }),
      errors: [...changeErrors, ...v2.couponErrorsV2, ...v2.couponStateErrorsV2],
    }),
    removeCoupon: operation({
      ...changing,
      route: POST('/{cartId}/remove-coupon'),
      summary: 'Remove a coupon by its id in the cart',
      request: Type.Object({ ...byId, ...v2.CouponIdFieldsV2 }),
      errors: [...changeErrors, v2.CouponNotFoundInCart, v2.CouponLocked],
    }),
    setDeliveryMethod: operation({
      ...changing,
      route: POST('/{cartId}/set-delivery-method'),
      summary: 'Choose one of the delivery methods for the cart’s items and address',
      request: Type.Object({ ...byId, ...v2.DeliveryFieldsV2 }),
      errors: [...changeErrors, ...v2.deliveryErrorsV2],
    }),
    removeDeliveryMethod: operation({
      ...changing,
      route: POST('/{cartId}/remove-delivery-method'),
      summary: 'Remove the delivery method',
      request: Type.Object(byId),
      errors: changeErrors,
    }),
    addGiftCard: operation({
      ...changing,
      route: POST('/{cartId}/add-gift-card'),
      summary: 'Apply a gift card, up to its balance',
      request: Type.Object({ ...byId, ...v2.GiftCardFieldsV2 }),
      errors: [...changeErrors, ...v2.giftCardErrorsV2],
    }),
    removeGiftCard: operation({
      ...changing,
      facts: [carts.CartUpdated, CheckoutUpdated],
      route: POST('/{cartId}/remove-gift-card'),
      summary: 'Remove a gift card',
      request: Type.Object({ ...byId, ...v2.GiftCardIdFieldsV2 }),
      errors: [...changeErrors, v2.GiftCardNotFoundInCart, v2.GiftCardIsLocked],
    }),
    markCartAsCompleted: operation({
      ...changing,
      permission: 'admin',
      route: POST('/{cartId}/mark-cart-as-completed'),
      summary: 'Mark a cart as ordered elsewhere; it can no longer be changed',
      request: Type.Object({ ...byId, orderId: Maybe(Guid()) }),
      errors: changeErrors,
      facts: [carts.CartUpdated, AbandonedCheckoutRecovered],
    }),
  },
})
