import type { checkoutSettings } from '@vitrine/contract/checkout-settings'
import type { Handlers } from '@vitrine/contract/kit'
import type {
  CheckoutSettingsFeature,
  StoredCheckoutSettings,
} from '../../../areas/commerce/checkout-settings/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'

const answer = ({ settings, ...dates }: StoredCheckoutSettings) => ({
  checkoutSettings: { ...settings, ...dates },
})

export const checkoutSettingsHandlers = (settings: CheckoutSettingsFeature) =>
  ({
    getCheckoutSettings: async ({ tx }) => answer(await settings.read(tx)),
    updateCheckoutSettings: async ({ tx, input }) =>
      answer(await settings.change(tx, input.checkoutSettings)),
  }) satisfies Handlers<typeof checkoutSettings, HandlerContext>
