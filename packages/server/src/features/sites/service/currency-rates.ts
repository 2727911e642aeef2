import { ValidationError } from '@vitrine/contract/kit'
import {
  type CurrencyRate,
  type CurrencyRates,
  CurrencyRatesChanged,
  SiteNotFound,
} from '@vitrine/contract/sites'
import type { Tx } from '../../../platform/tx.ts'
import { findBrokenRates, ratesOf } from '../rules/currency-rates.ts'
import { replaceRates } from '../store/currency-rates.ts'
import { announceSite, lockSite, readSite } from '../store/sites.ts'
import type { SitesWorld } from './world.ts'

/** Replaces the rates from the site's currency. */
export async function setCurrencyRates(
  tx: Tx,
  { directory, events }: SitesWorld,
  rates: readonly CurrencyRate[],
): Promise<CurrencyRates> {
  const site = await lockSite(tx)
  if (!site) throw SiteNotFound()
  const before = ratesOf(site)
  const problems = findBrokenRates(before.base, rates)
  if (problems.length > 0) throw new ValidationError(problems)
  await replaceRates(tx, before.base, rates)
  await announceSite(tx)
  const after = ratesOf((await readSite(tx)) ?? site)
  const definition = CurrencyRatesChanged
  await events.append(tx, { definition, entityId: tx.siteId, before, after })
  tx.afterCommit.push(directory.forget)
  return after
}
