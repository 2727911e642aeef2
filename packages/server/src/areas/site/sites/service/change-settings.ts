import { isDeepStrictEqual } from 'node:util'
import { ValidationError } from '@vitrine/contract/kit'
import {
  SettingsChanged,
  SiteNotFound,
  type SiteSettings,
  type SiteSettingsChanges,
  UnknownCurrency,
  UnknownLocale,
} from '@vitrine/contract/sites'
import { isCurrency } from '@vitrine/money'
import type { Tx } from '../../../../platform/tx.ts'
import { mergeSettings } from '../rules/merge.ts'
import { findProblems, secretsIn, withSecretFlags } from '../rules/settings.ts'
import { lockSite, updateSettings } from '../store/sites.ts'
import type { SitesDeps } from './deps.ts'
import { saveSecrets } from './secrets.ts'

/** Merges changes into the settings; secrets are sealed separately, and never stored or returned with the rest. */
export async function changeSettings(
  tx: Tx,
  changes: SiteSettingsChanges,
  { platform, directory, events }: SitesDeps,
): Promise<SiteSettings> {
  const site = await lockSite(tx)
  if (!site) throw SiteNotFound()
  const secrets = secretsIn(changes)
  const after = withSecretFlags(mergeSettings(site.settings, changes), secrets)
  checkCountry(after)
  const problems = findProblems(after, secrets, platform.config.publicUrl)
  if (problems.length > 0) throw new ValidationError(problems)
  const hasSecrets = Object.values(secrets).some((secret) => secret !== undefined)
  if (!hasSecrets && isDeepStrictEqual(site.settings, after)) return after
  await saveSecrets(tx, platform.sealing, secrets)
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
