import type { SiteSettings } from '@vitrine/contract/sites'
import type { DeliveryOption, PriceSettings } from '@vitrine/pricing'
import type { Tx } from '../../platform/tx.ts'
import type { PluginRate, ShippingRates } from '../site/plugins/index.ts'
import {
  type CostSources,
  DEFAULT_TAX_GROUP,
  type LineToDeliver,
  type Place,
} from './cart/index.ts'
import type { DeliveryFeature } from './delivery/index.ts'
import { type TaxFeature, toEngineRates } from './tax/index.ts'

interface Sources {
  readonly delivery: DeliveryFeature
  readonly tax: TaxFeature
  readonly shippingRates: ShippingRates
}

/** Delivery and taxes of a site, as carts ask for them. */
export const createCostSources = ({ delivery, tax, shippingRates }: Sources): CostSources => ({
  pricesIncludeTax: async (tx) => (await tax.settings(tx)).pricesIncludeTax,
  async delivery(tx, { currency, lines, destination }) {
    const found = await delivery.candidates(tx, { lines, destination: areaOf(destination) })
    const ofPlugins = await pluginOptions(tx, shippingRates, {
      currency,
      lines,
      destination,
      groups: found.groups,
    })
    const options = [...found.options, ...ofPlugins].map((one) => ({
      ...one,
      taxGroupId: DEFAULT_TAX_GROUP,
    }))
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
    return {
      groups: toEngineRates(rates).map((group, at) => ({
        ...group,
        taxGroupId: asked[at] ?? DEFAULT_TAX_GROUP,
      })),
      settings: { ...priceSettingsOf(await tax.settings(tx)), pricesIncludeTax },
    }
  },
})

/** How a site calculates, in the form of the price engine. */
export const priceSettingsOf = ({
  pricesIncludeTax,
  roundTaxPer,
  roundingMode,
}: SiteSettings['taxes']): PriceSettings => ({
  pricesIncludeTax,
  roundTaxPer: roundTaxPer === 'RATE' ? 'rate' : 'line',
  roundingMode: roundingMode === 'HALF_EVEN' ? 'half-even' : 'half-up',
})

interface Basket {
  readonly currency: string
  readonly lines: readonly LineToDeliver[]
  readonly destination: Place | null
  readonly groups: ReadonlyMap<string, string>
}

/** What plug-ins offer for each parcel, at a place that is known. */
async function pluginOptions(
  tx: Tx,
  shippingRates: ShippingRates,
  { currency, lines, destination, groups }: Basket,
): Promise<DeliveryOption[]> {
  if (!destination) return []
  const goods = lines.filter(({ shippable }) => shippable)
  const groupIds = [...new Set(goods.flatMap(({ id }) => groups.get(id) ?? []))]
  const found: DeliveryOption[] = []
  for (const groupId of groupIds) {
    const inGroup = goods.filter(({ id }) => groups.get(id) === groupId).map(lineToShip)
    const rates = await shippingRates(tx, { currency, destination, lines: inGroup })
    found.push(...rates.map((rate) => optionOf(rate, groupId)))
  }
  return found
}

/** Without what means something here alone. */
const lineToShip = ({ id: _, deliveryProfileId: __, shippable: ___, ...line }: LineToDeliver) =>
  line

const optionOf = (
  { id, title, amount, deliveryTime }: PluginRate,
  groupId: string,
): DeliveryOption => ({
  id,
  groupId,
  title,
  kind: 'shipping',
  details: { deliveryTime, instructions: '', pickup: null },
  rates: [{ amount, conditions: [], multiplyByQuantity: false }],
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
