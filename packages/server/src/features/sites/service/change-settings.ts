import {
  SettingsChanged,
  type SiteSettings,
  UnknownCurrency,
  UnknownLocale,
} from '@vitrine/contract/sites'
import type { Tx } from '../../../platform/tx.ts'
import type { Events } from '../../events/index.ts'
import { updateSettings } from '../store/sites.ts'
import type { Directory } from './directory.ts'

export async function changeSettings(
  tx: Tx,
  changes: Partial<SiteSettings>,
  { directory, events }: { directory: Directory; events: Events },
): Promise<SiteSettings> {
  const site = await directory.find(tx.siteId)
  if (!site) throw new Error(`Site ${tx.siteId} is gone`)
  const after = { ...site.settings, ...changes }
  if (!currencies.has(after.currency)) throw UnknownCurrency({ currency: after.currency })
  if (!isLocale(after.locale)) throw UnknownLocale({ locale: after.locale })
  await updateSettings(tx, after)
  await events.append(tx, {
    definition: SettingsChanged,
    entityId: tx.siteId,
    before: site.settings,
    after,
  })
  tx.afterCommit.push(directory.forget)
  return after
}

const currencies = new Set(Intl.supportedValuesOf('currency'))

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
