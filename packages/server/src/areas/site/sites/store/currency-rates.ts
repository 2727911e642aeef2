import type { CurrencyRate } from '@vitrine/contract/sites'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { SiteRate } from '../model.ts'

/** All rates of `sites`, whatever they are from, as one value of its row. */
export const ratesOfSite = sql<readonly SiteRate[]>`
  (SELECT COALESCE(jsonb_agg(jsonb_build_object('base', r.base, 'currency', r.currency,
                     'rate', trim_scale(r.rate)::text, 'date', r.rate_date::text)
                   ORDER BY r.base, r.currency), '[]')
     FROM currency_rates r WHERE r.site_id = sites.id)`

/** Replaces all rates from this currency. */
export async function replaceRates(
  tx: Tx,
  base: string,
  rates: readonly CurrencyRate[],
): Promise<void> {
  await tx.db
    .deleteFrom('currency_rates')
    .where('site_id', '=', tx.siteId)
    .where('base', '=', base)
    .execute()
  if (rates.length === 0) return
  const rows = rates.map(({ date, ...rate }) => ({
    ...rate,
    site_id: tx.siteId,
    base,
    rate_date: date,
  }))
  await tx.db.insertInto('currency_rates').values(rows).execute()
}
