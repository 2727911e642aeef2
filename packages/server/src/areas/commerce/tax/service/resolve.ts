import { withSubdivision } from '@vitrine/addresses'
import type { SiteSettings } from '@vitrine/contract/sites'
import type { Tx } from '../../../../platform/tx.ts'
import type { VatIdCheck } from '../model/tax.ts'
import { type ResolvedRate, ratesFor } from '../rules/rates-for.ts'
import { standardGroupId } from '../rules/system-groups.ts'
import type { TaxPlace } from '../rules/territories.ts'
import { readTaxes } from './read.ts'

export interface ResolveDeps {
  readonly settingsOf: (siteId: string) => Promise<SiteSettings>
}

/** The buyer, place and time of a taxed sale. */
export interface TaxSituation {
  /** Destination of the goods, or the pickup location. */
  readonly shipping?: TaxPlace | undefined
  /** Counts where nothing is shipped. */
  readonly billing?: TaxPlace | undefined
  /** The requested groups; null is the group of products without one. */
  readonly taxGroups: readonly (string | null)[]
  /** The day of the sale, such as `2026-01-31`; today when absent. */
  readonly day?: string | undefined
  readonly buyerVatId?: VatIdCheck | undefined
  readonly taxExemptGroupId?: string | undefined
}

export interface ResolvedTaxes {
  /** One for each requested group, in order. */
  readonly rates: readonly ResolvedRate[]
  readonly pricesIncludeTax: boolean
}

/** The rates of a sale with the reason of each, in four statements. */
export async function resolveTaxes(
  tx: Tx,
  deps: ResolveDeps,
  situation: TaxSituation,
): Promise<ResolvedTaxes> {
  const { taxes } = await deps.settingsOf(tx.siteId)
  const { groups, regions, rates } = await readTaxes(tx)
  const byId = new Map(groups.map((group) => [group.id, group]))
  const fallback = byId.get(taxes.defaultGroupId) ?? byId.get(standardGroupId)
  const destination = situation.shipping ?? situation.billing
  const wanted = situation.taxGroups.map((id) => byId.get(id ?? '') ?? fallback)
  return {
    pricesIncludeTax: taxes.pricesIncludeTax,
    rates: ratesFor({
      day: situation.day ?? tx.now.toISOString().slice(0, 10),
      origin: originOf(taxes),
      destination: destination && withSubdivision(destination),
      scheme: taxes.scheme,
      pricesIncludeTax: taxes.pricesIncludeTax,
      groups: wanted.filter((group) => group !== undefined),
      regions,
      rates,
      buyerVatId: situation.buyerVatId,
      taxExemptGroupId: situation.taxExemptGroupId,
    }),
  }
}

const originOf = ({
  originCountry,
  originSubdivision,
  originPostalCode,
}: SiteSettings['taxes']): TaxPlace | undefined =>
  originCountry === ''
    ? undefined
    : { country: originCountry, subdivision: originSubdivision, postalCode: originPostalCode }
