import type { DeliveryOption } from '@vitrine/pricing'
import type { Tx } from '../../platform/tx.ts'
import type { BasketTaxes, PluginRate, ShippingRates } from '../site/plugins/index.ts'
import type { CostSources, LineToDeliver, Place } from './cart/index.ts'
import type { DeliveryFeature } from './delivery/index.ts'
import type { TaxFeature } from './tax/index.ts'
import { areaOf, taxesOfSale } from './tax-sources.ts'

interface Sources {
  readonly delivery: DeliveryFeature
  readonly tax: TaxFeature
  readonly shippingRates: ShippingRates
  readonly taxes: BasketTaxes
}

/** Delivery and taxes of a site, as carts ask for them. */
export const createCostSources = ({
  delivery,
  tax,
  shippingRates,
  taxes,
}: Sources): CostSources => ({
  pricesIncludeTax: async (tx) => (await tax.settings(tx)).pricesIncludeTax,
  async delivery(tx, { currency, lines, destination }) {
    const found = await delivery.candidates(tx, { lines, destination: areaOf(destination) })
    const ofPlugins = await pluginOptions(tx, shippingRates, {
      currency,
      lines,
      destination,
      groups: found.groups,
    })
    const options = [...found.options, ...ofPlugins]
    return { groups: found.groups, options }
  },
  taxes: (tx, wanted) => taxesOfSale(tx, { tax, taxes }, wanted),
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
