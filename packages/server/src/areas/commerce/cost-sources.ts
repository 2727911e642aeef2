import { type CostSources, DEFAULT_TAX_GROUP, type Place } from './cart/index.ts'
import type { DeliveryFeature } from './delivery/index.ts'
import { type TaxFeature, toEngineRates } from './tax/index.ts'

interface Sources {
  readonly delivery: DeliveryFeature
  readonly tax: TaxFeature
}

/** Delivery and taxes of a site, as carts ask for them. */
export const createCostSources = ({ delivery, tax }: Sources): CostSources => ({
  pricesIncludeTax: async (tx) => (await tax.settings(tx)).pricesIncludeTax,
  async delivery(tx, { lines, destination }) {
    const found = await delivery.candidates(tx, { lines, destination: areaOf(destination) })
    const options = found.options.map((one) => ({ ...one, taxGroupId: DEFAULT_TAX_GROUP }))
    return { groups: found.groups, options }
  },
  async taxes(tx, { taxGroups, shipping, billing, vatId, taxExemptGroupId }) {
    // Delivery is taxed as products are that name no group.
    const asked = [...new Set([null, ...taxGroups])]
    const { rates, pricesIncludeTax } = await tax.ratesFor(tx, {
      taxGroups: asked,
      shipping: areaOf(shipping),
      billing: areaOf(billing),
      taxExemptGroupId: taxExemptGroupId ?? undefined,
      buyerVatId: vatId === null ? undefined : await tax.knownVatId(tx, vatId),
    })
    const { roundTaxPer, roundingMode } = await tax.settings(tx)
    return {
      groups: toEngineRates(rates).map((group, at) => ({
        ...group,
        taxGroupId: asked[at] ?? DEFAULT_TAX_GROUP,
      })),
      settings: {
        pricesIncludeTax,
        roundTaxPer: roundTaxPer === 'RATE' ? 'rate' : 'line',
        roundingMode: roundingMode === 'HALF_EVEN' ? 'half-even' : 'half-up',
      },
    }
  },
})

/** A place as delivery and taxes know it: what is not known is absent. */
const areaOf = (place: Place | null) =>
  place === null
    ? undefined
    : {
        country: place.country,
        ...(place.subdivision !== null && { subdivision: place.subdivision }),
        ...(place.postalCode !== null && { postalCode: place.postalCode }),
        ...(place.city !== null && { city: place.city }),
      }
