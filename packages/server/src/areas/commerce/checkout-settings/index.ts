import type { CheckoutSettingsChanges } from '@vitrine/contract/checkout-settings'
import type { Tx } from '../../../platform/tx.ts'
import { type CheckoutSettingsDeps, changeSettings, readSettings } from './service.ts'

export type { CheckoutSettings, StoredCheckoutSettings } from './model.ts'

export type CheckoutSettingsFeature = ReturnType<typeof createCheckoutSettings>

/** Texts and fields of a shop's checkout page. */
export const createCheckoutSettings = (deps: CheckoutSettingsDeps) => ({
  read: readSettings,
  /** Absent and null fields stay. */
  change: (tx: Tx, changes: CheckoutSettingsChanges) => changeSettings(tx, deps, changes),
})
