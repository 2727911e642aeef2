import { listRecords } from '../../../../platform/db/versioned-rows.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { TaxExemptGroup, TaxGroup, TaxRate, TaxRegion } from '../model/tax.ts'
import { exemptGroupKind, groupKind, rateKind, regionKind } from './kinds.ts'

/** Everything a site has set up about taxes, in four statements. */
export async function readTaxes(tx: Tx) {
  return {
    groups: await listRecords<TaxGroup>(tx, groupKind.table),
    exemptGroups: await listRecords<TaxExemptGroup>(tx, exemptGroupKind.table),
    regions: await listRecords<TaxRegion>(tx, regionKind.table),
    rates: await listRecords<TaxRate>(tx, rateKind.table),
  }
}
