import type { CheckoutSettings as Published } from '@vitrine/contract/checkout-settings'

/** Texts and fields of a shop's checkout page. */
export type CheckoutSettings = Omit<Published, 'createdDate' | 'updatedDate'>

export interface StoredCheckoutSettings {
  readonly settings: CheckoutSettings
  readonly createdDate: Date
  readonly updatedDate: Date
}

const hidden = { visible: false, content: '' }

/** Defaults of a shop without changes. */
export const defaultSettings: CheckoutSettings = {
  checkoutPolicies: {
    termsAndConditions: hidden,
    privacyPolicy: hidden,
    returnPolicy: hidden,
    digitalItemPolicy: hidden,
    contactUs: hidden,
    customPolicy: { ...hidden, title: '' },
  },
  checkoutFields: {
    subscriptionCheckbox: { visible: false, checkedByDefault: false, splitByChannel: false },
    policyAgreementCheckbox: { visible: false, checkedByDefault: false },
    giftCardRedeemEnabled: false,
    mitEnabled: false,
    delayCaptureEnabled: false,
    captureBeforeExpiryEnabled: true,
  },
  checkoutBrand: {},
  checkoutBillingFields: 'All_FIELDS',
}
