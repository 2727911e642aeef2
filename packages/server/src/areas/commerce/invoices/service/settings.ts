import { isDeepStrictEqual } from 'node:util'
import { InvalidRevision } from '@vitrine/contract/catalog'
import { InvoiceSettingsChanged, InvoiceSettingsIncomplete } from '@vitrine/contract/invoices'
import { violation } from '@vitrine/contract/kit'
import type { Tx } from '../../../../platform/tx.ts'
import type { InvoiceSettings, SettingsChange, StoredSettings } from '../model.ts'
import { defaultSettings, isTimeZone, missingFields } from '../rules/settings.ts'
import { findSettings, saveSettings } from '../store.ts'
import type { InvoiceDeps } from './deps.ts'

/** How the site writes its documents; the defaults until something is saved. */
export async function readStored(tx: Tx): Promise<StoredSettings> {
  const stored = (await findSettings(tx)) ?? { settings: defaultSettings, revision: 0 }
  const { seller, accounts, ...settings } = stored.settings
  return {
    settings: {
      ...defaultSettings,
      ...settings,
      seller: { ...defaultSettings.seller, ...seller },
      accounts: { ...defaultSettings.accounts, ...accounts },
    },
    revision: stored.revision,
  }
}

export const readSettings = async (tx: Tx): Promise<InvoiceSettings> =>
  (await readStored(tx)).settings

/** Settings that are complete enough to issue a document; throws otherwise. */
export async function requireSettings(tx: Tx): Promise<InvoiceSettings> {
  const settings = await readSettings(tx)
  const fields = missingFields(settings)
  if (fields.length > 0) throw InvoiceSettingsIncomplete({ fields })
  return settings
}

/** Replaces the settings; with a revision only if it is still current. */
export async function changeSettings(
  tx: Tx,
  { events }: Pick<InvoiceDeps, 'events'>,
  { settings, revision }: SettingsChange,
): Promise<StoredSettings> {
  if (!isTimeZone(settings.timeZone)) {
    const sentence = 'is no time zone such as Europe/Berlin'
    throw violation('settings.timeZone', 'VALIDATION', sentence)
  }
  const before = await readStored(tx)
  // A save whose reply was lost is sent again with the revision before it.
  if (isDeepStrictEqual(before.settings, settings)) return before
  if (revision !== undefined && revision !== before.revision) throw changedMeanwhile(before)
  const saved = await saveSettings(tx, { settings, revision })
  if (saved === undefined) throw changedMeanwhile(await readStored(tx))
  await events.append(tx, {
    definition: InvoiceSettingsChanged,
    entityId: tx.siteId,
    before: before.settings,
    after: settings,
  })
  return { settings, revision: saved }
}

const changedMeanwhile = ({ revision }: StoredSettings) => InvalidRevision({ revision })
