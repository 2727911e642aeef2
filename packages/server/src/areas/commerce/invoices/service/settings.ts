import { isDeepStrictEqual } from 'node:util'
import { InvoiceSettingsChanged, InvoiceSettingsIncomplete } from '@vitrine/contract/invoices'
import { violation } from '@vitrine/contract/kit'
import type { Tx } from '../../../../platform/tx.ts'
import type { InvoiceSettings } from '../model.ts'
import { defaultSettings, isTimeZone, missingFields } from '../rules/settings.ts'
import { findSettings, saveSettings } from '../store.ts'
import type { InvoiceDeps } from './deps.ts'

/** How the site writes its documents; the defaults until something is saved. */
export async function readSettings(tx: Tx): Promise<InvoiceSettings> {
  const { seller, accounts, ...settings } = (await findSettings(tx)) ?? defaultSettings
  return {
    ...defaultSettings,
    ...settings,
    seller: { ...defaultSettings.seller, ...seller },
    accounts: { ...defaultSettings.accounts, ...accounts },
  }
}

/** Settings with which a document can be issued; refuses those that lack something. */
export async function requireSettings(tx: Tx): Promise<InvoiceSettings> {
  const settings = await readSettings(tx)
  const fields = missingFields(settings)
  if (fields.length > 0) throw InvoiceSettingsIncomplete({ fields })
  return settings
}

export async function changeSettings(
  tx: Tx,
  { events }: Pick<InvoiceDeps, 'events'>,
  settings: InvoiceSettings,
): Promise<InvoiceSettings> {
  if (!isTimeZone(settings.timeZone)) {
    const sentence = 'is no time zone such as Europe/Berlin'
    throw violation('settings.timeZone', 'VALIDATION', sentence)
  }
  const before = await readSettings(tx)
  if (isDeepStrictEqual(before, settings)) return before
  await saveSettings(tx, settings)
  await events.append(tx, {
    definition: InvoiceSettingsChanged,
    entityId: tx.siteId,
    before,
    after: settings,
  })
  return settings
}
