import { defineFact } from '../kit/index.ts'

/** Its entity is the site. */
export const CheckoutSettingsUpdated = defineFact('checkout_settings.updated', [
  'wix.ecom.v1.checkout_settings_updated',
])
