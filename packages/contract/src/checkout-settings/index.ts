import { GET, operation, PATCH, service, Type } from '../kit/index.ts'
import { CheckoutSettingsUpdated } from './facts.ts'
import { CheckoutSettings, CheckoutSettingsChanges } from './schemas.ts'

export * from './facts.ts'
export * from './schemas.ts'

const response = Type.Object({ checkoutSettings: CheckoutSettings })

/** Texts and fields of a shop's checkout page (cart contract, section 9.6). */
export const checkoutSettings = service({
  name: 'checkout-settings',
  summary: 'Settings of the checkout page, published form',
  mounts: ['/ecom/v1/checkout-settings'],
  operations: {
    getCheckoutSettings: operation({
      route: GET(''),
      permission: 'anyone',
      summary: 'Read the policies and fields of the checkout page',
      request: Type.Object({}),
      response,
    }),
    updateCheckoutSettings: operation({
      route: PATCH(''),
      permission: 'admin',
      writes: true,
      summary: 'Change the policies and fields of the checkout page; absent ones stay',
      request: Type.Object({ checkoutSettings: CheckoutSettingsChanges }),
      response,
      facts: [CheckoutSettingsUpdated],
    }),
  },
})
