import { ValidationError } from '@vitrine/contract/kit'
import {
  type CurrencyRate,
  type CurrencyRates,
  CurrencyRatesChanged,
  SiteNotFound,
} from '@vitrine/contract/sites'
import type { Tx } from '../../../../platform/tx.ts'
import { findBrokenRates, ratesOf } from '../rules/currency-rates.ts'
import { replaceRates } from '../store/currency-rates.ts'
import { lockSite, notifySiteChanged, readSite } from '../store/sites.ts'
import type { SitesDeps } from './deps.ts'

/** Replaces the rates from the site's currency. */
export async function setCurrencyRates(
  tx: Tx,
  { directory, events }: SitesDeps,
  rates: readonly CurrencyRate[],
): Promise<CurrencyRates> {
  const site = await lockSite(tx)
  if (!site) throw SiteNotFound()
  const before = ratesOf(site)
  const problems = findBrokenRates(before.base, rates)
  if (problems.length > 0) throw new ValidationError(problems)
  await replaceRates(tx, before.base, rates)
  await notifySiteChanged(tx)
  const after = ratesOf((await readSite(tx)) ?? site)
  const definition = CurrencyRatesChanged
  await events.append(tx, { definition, entityId: tx.siteId, before, after })
  tx.afterCommit.push(directory.forget)
  return after
}
