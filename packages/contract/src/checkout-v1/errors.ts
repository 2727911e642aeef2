import { defineError } from '../kit/index.ts'

export const EmptyCheckout = defineError({
  code: 'EMPTY_CHECKOUT',
  status: 428,
  description: 'There is nothing in this checkout',
})
/** `data.calculationErrors.orderValidationErrors` lists what is missing. */
export const CalculationError = defineError({
  code: 'CALCULATION_ERROR',
  status: 428,
  description: 'Something is missing that the total depends on',
})
/** `data.lineItemIds` has the lines that are for members. */
export const MembersOnlyItem = defineError({
  code: 'MEMBERS_ONLY_ITEM',
  status: 428,
  description: 'Something of this order is for members; sign in to order it',
})
export const NoSelectedCarrierServiceOption = defineError({
  code: 'NO_SELECTED_CARRIER_SERVICE_OPTION',
  status: 428,
  description: 'Choose how this is delivered',
})
export const SelectedCarrierServiceOptionGone = defineError({
  code: 'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE',
  status: 428,
  description: 'The chosen delivery is not offered any more; choose another one',
})
/** `data.orderId` is the order, where there is one here. */
export const CheckoutAlreadyPaid = defineError({
  code: 'CHECKOUT_ALREADY_PAID',
  status: 428,
  description: 'This checkout is completed; nothing is ordered twice',
})
/** For `createOrderAndCharge` with a token of an unknown payment provider. */
export const PaymentProviderIsNotAvailable = defineError({
  code: 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE',
  status: 428,
  description: 'This shop takes no payment tokens; order with createOrder and pay on its page',
})
/** `data.lineItemIds` has the subscriptions. */
export const NoSavePaymentMethodConfirmation = defineError({
  code: 'NO_SAVE_PAYMENT_METHOD_CONFIRMATION',
  status: 428,
  description:
    'A subscription is paid again each time; send savePaymentMethod once its buyer has agreed',
})
/**
 * `data.code` and `data.carrierId` are the sent values, `data.carrierIds` the carriers that offer this
 * option.
 */
export const InvalidSelectedCarrierServiceOption = defineError({
  code: 'INVALID_SELECTED_CARRIER_SERVICE_OPTION',
  status: 428,
  description: 'This option is offered by another carrier than was sent with it',
})
/** `data.giftCardCode` is the code as sent. */
export const GiftCardCodeInvalid = defineError({
  code: 'GIFT_CARD_CODE_INVALID',
  status: 400,
  description: 'Codes of gift cards have 8 to 20 characters',
})
