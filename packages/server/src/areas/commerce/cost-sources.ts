import type { DeliveryOption } from '@vitrine/pricing'
import type { Tx } from '../../platform/tx.ts'
import type { BasketTaxes, PluginOffer, PluginRate, ShippingRates } from '../site/plugins/index.ts'
import type { CostSources, LineToDeliver, Place } from './cart/index.ts'
import {
  type DeliveryCandidates,
  type DeliveryCarrier,
  type DeliveryFeature,
  minorUnits,
} from './delivery/index.ts'
import type { TaxFeature } from './tax/index.ts'
import { areaOf, taxesOfSale } from './tax-sources.ts'

interface Sources {
  readonly delivery: DeliveryFeature
  readonly tax: TaxFeature
  readonly shippingRates: ShippingRates
  readonly taxes: BasketTaxes
}

/** Delivery and taxes of a site, in the form that carts need. */
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
      found,
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
  readonly found: Pick<DeliveryCandidates, 'groups' | 'regions'>
}

/** Delivery options of plug-ins for each parcel, at a known place. */
async function pluginOptions(
  tx: Tx,
  shippingRates: ShippingRates,
  { currency, lines, destination, found: { groups, regions } }: Basket,
): Promise<DeliveryOption[]> {
  if (!destination) return []
  const goods = lines.filter(({ shippable }) => shippable)
  const groupIds = [...new Set(goods.flatMap(({ id }) => groups.get(id) ?? []))]
  const options: DeliveryOption[] = []
  for (const groupId of groupIds) {
    const inGroup = goods.filter(({ id }) => groups.get(id) === groupId).map(lineToShip)
    const offers = await shippingRates(tx, { currency, destination, lines: inGroup })
    const carriers = regions.get(groupId)?.carriers ?? []
    for (const offer of offers) {
      const carrier = carriers.find(({ appId }) => appId === offer.carrierId)
      const rates = offer.rates ?? backupOf(offer, carrier, currency)
      options.push(...rates.map((rate) => optionOf(rate, { groupId, carrier, currency })))
    }
  }
  return options
}

/** The rate of a region for the time in which a plug-in does not answer. */
function backupOf(
  { carrierId, title }: PluginOffer,
  carrier: DeliveryCarrier | undefined,
  currency: string,
): PluginRate[] {
  const rate = carrier?.backupRate
  if (!rate?.active) return []
  const amount = minorUnits(rate.amount, currency)
  return [{ id: `${carrierId}:backup`, title: rate.title || title, amount, deliveryTime: '' }]
}

/** A line without ids that only have a meaning here. */
const lineToShip = ({ id: _, deliveryProfileId: __, shippable: ___, ...line }: LineToDeliver) =>
  line

interface OptionPlace {
  readonly groupId: string
  readonly carrier: DeliveryCarrier | undefined
  readonly currency: string
}

function optionOf(
  { id, title, amount, deliveryTime }: PluginRate,
  { groupId, carrier, currency }: OptionPlace,
): DeliveryOption {
  const charges = (carrier?.additionalCharges ?? []).map((charge) => ({
    description: charge.description,
    amount: minorUnits(charge.amount, currency),
  }))
  return {
    id,
    groupId,
    title,
    kind: 'shipping',
    details: { deliveryTime, instructions: '', pickup: null },
    rates: [{ amount, conditions: [], multiplyByQuantity: false }],
    ...(charges.length > 0 && { charges }),
  }
}
