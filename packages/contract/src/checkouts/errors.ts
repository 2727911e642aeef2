import { defineError } from '../kit/index.ts'

export { CouponCodeIsLocked } from '../carts/errors.ts'
export { GiftCardNotFound } from '../gift-cards/errors.ts'

export const CheckoutNotFound = defineError({
  code: 'CHECKOUT_NOT_FOUND',
  status: 404,
  description: 'There is no checkout with this id',
})
/** Links work once, for ten minutes. */
export const CheckoutLinkNotFound = defineError({
  code: 'CHECKOUT_LINK_NOT_FOUND',
  status: 404,
  description: 'The link to the checkout was used already, or its time is over',
})
export const CheckoutIsComplete = defineError({
  code: 'CHECKOUT_IS_COMPLETE',
  status: 428,
  description: 'This checkout is completed and changes no more',
})
export const CantCreateCheckoutWithoutItems = defineError({
  code: 'CANT_CREATE_CHECKOUT_WITHOUT_ITEMS',
  status: 428,
  description: 'A checkout is created of a cart or with at least one item',
})
/** `data.revision` is the present one. */
export const CheckoutRevisionConflict = defineError({
  code: 'CHECKOUT_REVISION_CONFLICT',
  status: 409,
  description: 'The checkout has changed since this revision; read it again',
})
/** `data.expectedTotal` and `data.total` in minor units of `data.currency`. */
export const CheckoutChanged = defineError({
  code: 'CHECKOUT_CHANGED',
  status: 409,
  description: 'The total is another one than was expected; look at the checkout again',
})
/** `data.code` is the delivery that was chosen. */
export const SelectedDeliveryNotFound = defineError({
  code: 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
  status: 404,
  description: 'The chosen delivery is not offered for this address',
})
