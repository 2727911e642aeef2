import type { SiteSettings } from '@vitrine/contract/sites'
import type { Tx } from '../../../platform/tx.ts'
import type { Events } from '../../site/events/index.ts'
import type { RecordToSave } from '../records/index.ts'
import type { TaxExemptGroup, TaxGroup, TaxRate, TaxRegion } from './model/tax.ts'
import { type AmountToTax, calculateTaxes } from './service/calculate.ts'
import { readTaxes } from './service/read.ts'
import { resolveTaxes, type TaxSituation } from './service/resolve.ts'
import * as save from './service/save.ts'
import { addSystemGroups } from './service/system-groups.ts'
import { checkVatId, knownVatId, type VatIdConfirmation } from './service/vat-ids.ts'

export type { RecordToSave } from '../records/index.ts'
export type * from './model/tax.ts'
export { toEngineRates } from './rules/engine-rates.ts'
export { publishedRates, publishedRatesDate } from './rules/published-rates.ts'
export type { ResolvedRate, TaxReason } from './rules/rates-for.ts'
export type { TaxedAmount } from './rules/tax-of.ts'
export { matchesPostalCode, plainSubdivision, type TaxPlace } from './rules/territories.ts'
export { checkVatIdForm } from './rules/vat-id.ts'
export type { AmountToTax } from './service/calculate.ts'
export type { ResolvedTaxes, TaxSituation } from './service/resolve.ts'

export interface TaxDeps {
  readonly events: Events
  readonly settingsOf: (siteId: string) => Promise<SiteSettings>
}

export type TaxFeature = ReturnType<typeof createTax>

/** The functions of taxes for other features. */
export const createTax = (deps: TaxDeps) => ({
  read: readTaxes,
  settings: async (tx: Tx) => (await deps.settingsOf(tx.siteId)).taxes,
  /** The rates of a sale with the reason of each. */
  ratesFor: (tx: Tx, situation: TaxSituation) => resolveTaxes(tx, deps, situation),
  /** The tax of amounts of a currency, each at its place. */
  calculate: (tx: Tx, amounts: readonly AmountToTax[], currency: string) =>
    calculateTaxes(tx, deps, amounts, currency),
  saveGroup: (tx: Tx, group: Omit<RecordToSave<TaxGroup>, 'isSystem'>) =>
    save.saveGroup(tx, deps, group),
  deleteGroup: (tx: Tx, id: string) => save.deleteGroup(tx, deps, id),
  saveRegion: (tx: Tx, region: RecordToSave<TaxRegion>) => save.saveRegion(tx, deps, region),
  deleteRegion: (tx: Tx, id: string) => save.deleteRegion(tx, deps, id),
  saveRate: (tx: Tx, rate: RecordToSave<TaxRate>) => save.saveRate(tx, deps, rate),
  deleteRate: (tx: Tx, id: string) => save.deleteRate(tx, deps, id),
  saveExemptGroup: (tx: Tx, group: RecordToSave<TaxExemptGroup>) =>
    save.saveExemptGroup(tx, deps, group),
  deleteExemptGroup: (tx: Tx, id: string) => save.deleteExemptGroup(tx, deps, id),
  checkVatId: (tx: Tx, vatId: string, confirmed?: VatIdConfirmation) =>
    checkVatId(tx, deps, vatId, confirmed),
  knownVatId,
  /** Creates the tax groups of a new site. */
  onSiteCreated: (tx: Tx) => addSystemGroups(tx),
})
