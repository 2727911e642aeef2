import { ValidationError } from '@vitrine/contract/kit'
import {
  SettingsChanged,
  SiteNotFound,
  type SiteSettings,
  type SiteSettingsChanges,
  UnknownCurrency,
  UnknownLocale,
} from '@vitrine/contract/sites'
import type { Tx } from '../../../platform/tx.ts'
import { isCurrency } from '../rules/currencies.ts'
import { mergeSettings } from '../rules/merge.ts'
import { findProblems, secretsIn, withSecretMarks } from '../rules/settings.ts'
import { lockSite, updateSettings } from '../store/sites.ts'
import { keepSecrets } from './secrets.ts'
import type { SitesWorld } from './world.ts'

/** Lays changes over the settings; secrets in them are sealed apart, and neither stored nor told with the rest. */
export async function changeSettings(
  tx: Tx,
  changes: SiteSettingsChanges,
  { platform, directory, events }: SitesWorld,
): Promise<SiteSettings> {
  const site = await lockSite(tx)
  if (!site) throw SiteNotFound()
  const secrets = secretsIn(changes)
  const after = withSecretMarks(mergeSettings(site.settings, changes), secrets)
  checkCountry(after)
  const problems = findProblems(after, secrets, platform.config.publicUrl)
  if (problems.length > 0) throw new ValidationError(problems)
  await keepSecrets(tx, platform.sealing, secrets)
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

export function checkCountry({ currency, locale }: Pick<SiteSettings, 'currency' | 'locale'>) {
  if (!isCurrency(currency)) throw UnknownCurrency({ currency })
  if (!isLocale(locale)) throw UnknownLocale({ locale })
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
