import { isDeepStrictEqual } from 'node:util'
import {
  type CheckoutSettingsChanges,
  CheckoutSettingsUpdated,
} from '@vitrine/contract/checkout-settings'
import type { Tx } from '../../../platform/tx.ts'
import type { Events } from '../../site/events/index.ts'
import { defaultSettings, type StoredCheckoutSettings } from './model.ts'
import { withChanges } from './rules.ts'
import { findSettings, insertSettings, updateSettings } from './store.ts'

export interface CheckoutSettingsDeps {
  readonly events: Events
}

/** The settings of a site; the defaults until something is changed. */
export async function readSettings(tx: Tx): Promise<StoredCheckoutSettings> {
  const stored = await findSettings(tx, { lock: false })
  return stored ?? { settings: defaultSettings, createdDate: tx.now, updatedDate: tx.now }
}

export async function changeSettings(
  tx: Tx,
  { events }: CheckoutSettingsDeps,
  changes: CheckoutSettingsChanges,
): Promise<StoredCheckoutSettings> {
  await insertSettings(tx, defaultSettings)
  const before = await findSettings(tx, { lock: true })
  if (!before) throw new Error('The settings of the checkout were deleted meanwhile')
  const settings = withChanges(before.settings, changes)
  if (isDeepStrictEqual(settings, before.settings)) return before
  await updateSettings(tx, settings)
  const after = { ...before, settings, updatedDate: tx.now }
  await events.append(tx, {
    definition: CheckoutSettingsUpdated,
    entityId: tx.siteId,
    before: before.settings,
    after: settings,
  })
  return after
}
