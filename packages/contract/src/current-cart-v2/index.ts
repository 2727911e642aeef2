import * as carts from '../carts/index.ts'
import { CheckoutUpdated } from '../checkouts/facts.ts'
import { cartCallsPerMinute as callsPerMinute } from '../ecom/index.ts'
import * as v2 from '../ecom-v2/index.ts'
import { DELETE, GET, operation, PATCH, POST, service, Type } from '../kit/index.ts'

const nothing = Type.Object({})
const writing = { permission: 'anyone', writes: true, callsPerMinute } as const
const changing = { ...writing, response: v2.cartV2Reply, facts: [carts.CartUpdated] } as const
const notThere = [carts.OwnedCartNotFound]

/** The cart of the visitor or member who calls, second generation. Merchants have none. */
export const currentCartV2 = service({
  name: 'currentCartV2',
  summary: 'The cart of the current visitor or member, second generation',
  mounts: v2.cartV2Mounts,
  operations: {
    createCurrentCart: operation({
      ...changing,
      route: POST('/current'),
      callsPerMinute: 120,
      summary: 'Create the caller’s cart',
      description: 'Where there is one already, it is changed and items are added to it.',
      request: Type.Object(v2.CreateFieldsV2),
      errors: [
        ...notThere,
        ...v2.createErrorsV2,
        ...v2.couponStateErrorsV2,
        ...v2.deliveryErrorsV2,
      ],
      facts: [carts.CartCreated, carts.CartUpdated],
    }),
    getCurrentCart: operation({
      route: GET('/current'),
      permission: 'anyone',
      summary: 'Read the caller’s cart with current prices, stock and automatic discounts',
      description: 'Before the first item there is none: OWNED_CART_NOT_FOUND.',
      request: nothing,
      response: v2.cartV2Reply,
      errors: notThere,
    }),
    updateCurrentCart: operation({
      ...changing,
      route: PATCH('/current'),
      summary: 'Change the details of the cart and its buyer',
      description: 'A visitor or member without a cart gets an empty one.',
      request: Type.Object(v2.UpdateFieldsV2),
      errors: [...notThere, ...v2.infoErrorsV2],
      facts: [carts.CartCreated, carts.CartUpdated],
    }),
    deleteCurrentCart: operation({
      ...writing,
      route: DELETE('/current'),
      summary: 'Delete the caller’s cart',
      request: nothing,
      response: nothing,
      errors: notThere,
      facts: [carts.CartDeleted],
    }),
    refreshCurrentCart: operation({
      ...changing,
      route: POST('/current/refresh'),
      summary: 'Update prices and stock of the cart from the catalog',
      description: 'A line of which more was wanted than there was gets what there is by now.',
      request: nothing,
      errors: notThere,
    }),
    estimateCurrentCart: operation({
      ...writing,
      route: POST('/current/estimate'),
      summary: 'Estimate the requested totals of the cart',
      description:
        'Delivery and tax count only when asked for. Nothing is changed but by `refreshCart`.',
      request: Type.Object(v2.EstimateFieldsV2),
      response: v2.summaryReply,
      errors: notThere,
      facts: [carts.CartUpdated],
    }),
    calculateCurrentCart: operation({
      ...writing,
      route: POST('/current/calculate'),
      summary:
        'Calculate the totals of the cart with discounts, delivery and tax, and what prevents an order',
      request: Type.Object(v2.CalculateFieldsV2),
      response: v2.summaryReply,
      errors: notThere,
      facts: [carts.CartUpdated, carts.CartCalculated],
    }),
    addLineItemsToCurrentCart: operation({
      ...changing,
      route: POST('/current/add-line-items'),
      summary: 'Add items; those already there get a higher quantity',
      description: 'Quantities are limited to what is in stock; the requested quantity is stored.',
      request: Type.Object(v2.AddFieldsV2),
      errors: [...notThere, v2.NoLineItemsToAdd, ...v2.itemErrorsV2],
      facts: [carts.CartCreated, carts.CartUpdated],
    }),
    removeLineItemsFromCurrentCart: operation({
      ...changing,
      route: POST('/current/remove-line-items'),
      summary: 'Remove lines; an empty cart stays',
      request: Type.Object(v2.RemoveFieldsV2),
      errors: [...notThere, v2.LineItemNotFoundInCart],
    }),
    updateLineItemsInCurrentCart: operation({
      ...changing,
      route: POST('/current/update-line-items'),
      summary: 'Set quantities, at most what is in stock',
      request: Type.Object(v2.LineUpdateFieldsV2),
      errors: [...notThere, ...v2.lineUpdateErrorsV2],
    }),
    addCouponToCurrentCart: operation({
      ...changing,
      route: POST('/current/add-coupon'),
      summary: 'Apply a coupon; a second one is refused',
      request: Type.Object(v2.CouponFieldsV2),
      errors: [...notThere, ...v2.couponErrorsV2, ...v2.couponStateErrorsV2],
    }),
    removeCouponFromCurrentCart: operation({
      ...changing,
      route: POST('/current/remove-coupon'),
      summary: 'Remove a coupon by its id in the cart',
      request: Type.Object(v2.CouponIdFieldsV2),
      errors: [...notThere, v2.CouponNotFoundInCart, v2.CouponLocked],
    }),
    setDeliveryMethodForCurrentCart: operation({
      ...changing,
      route: POST('/current/set-delivery-method'),
      summary: 'Choose one of the delivery methods for the cart’s items and address',
      request: Type.Object(v2.DeliveryFieldsV2),
      errors: [...notThere, ...v2.deliveryErrorsV2],
    }),
    removeDeliveryMethodFromCurrentCart: operation({
      ...changing,
      route: POST('/current/remove-delivery-method'),
      summary: 'Remove the delivery method',
      request: nothing,
      errors: notThere,
    }),
    addGiftCardToCurrentCart: operation({
      ...changing,
      route: POST('/current/add-gift-card'),
      summary: 'Apply a gift card, up to its balance',
      request: Type.Object(v2.GiftCardFieldsV2),
      errors: [...notThere, ...v2.giftCardErrorsV2],
    }),
    removeGiftCardFromCurrentCart: operation({
      ...changing,
      facts: [carts.CartUpdated, CheckoutUpdated],
      route: POST('/current/remove-gift-card'),
      summary: 'Remove a gift card',
      request: Type.Object(v2.GiftCardIdFieldsV2),
      errors: [...notThere, v2.GiftCardNotFoundInCart, v2.GiftCardIsLocked],
    }),
  },
})
