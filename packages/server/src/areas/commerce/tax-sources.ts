import type { SiteSettings } from '@vitrine/contract/sites'
import type { PluginTax } from '@vitrine/plugin'
import type { PriceSettings, TaxGroupRates } from '@vitrine/pricing'
import type { Tx } from '../../platform/tx.ts'
import type { BasketTaxes, PluginTaxes } from '../site/plugins/index.ts'
import {
  type CostSources,
  DEFAULT_TAX_GROUP,
  type LineToTax,
  type Place,
  type TaxesOfSale,
} from './cart/index.ts'
import { type TaxFeature, type TaxSituation, toEngineRates } from './tax/index.ts'

type TaxRequest = Parameters<CostSources['taxes']>[1]

interface Sources {
  readonly tax: TaxFeature
  /** Taxes from a plug-in. */
  readonly taxes: BasketTaxes
}

/** The rates of a sale: those of a plug-in where it returns any, else those of the site. */
export async function taxesOfSale(
  tx: Tx,
  { tax, taxes }: Sources,
  wanted: TaxRequest,
): Promise<TaxesOfSale> {
  const { currency, lines, vatId } = wanted
  const own = await ownTaxes(tx, tax, wanted)
  const destination = wanted.shipping ?? wanted.billing
  if (!destination) return own
  const { pricesIncludeTax } = own.settings
  const day = tx.now.toISOString().slice(0, 10)
  const answer = await taxes(tx, { currency, lines, destination, vatId, pricesIncludeTax, day })
  return answer ? withPluginTaxes(own, answer, wanted, destination) : own
}

async function ownTaxes(tx: Tx, tax: TaxFeature, wanted: TaxRequest): Promise<TaxesOfSale> {
  const settings = await tax.settings(tx)
  const areas = new Map<string, TaxSituation['shipping']>([
    ['BILLING', areaOf(wanted.billing)],
    ['BUSINESS', originOf(settings)],
  ])
  const isElsewhere = ({ taxedAt }: LineToTax) => !!areas.get(taxedAt ?? '')
  const usual = await taxesAt(tx, tax, wanted, {
    lines: wanted.lines.filter((line) => !isElsewhere(line)),
    shipping: areaOf(wanted.shipping),
    billing: areaOf(wanted.billing),
    suffix: '',
  })
  const others: TaxesAt[] = []
  for (const [taxedAt, area] of areas) {
    const lines = wanted.lines.filter((line) => line.taxedAt === taxedAt)
    if (!area || lines.length === 0) continue
    others.push(await taxesAt(tx, tax, wanted, { lines, shipping: area, suffix: ` ${taxedAt}` }))
  }
  const all = [usual, ...others]
  return {
    groups: all.flatMap(({ groups }) => groups),
    settings: { ...priceSettingsOf(settings), pricesIncludeTax: usual.pricesIncludeTax },
    lineGroups: new Map(all.flatMap(({ lineGroups }) => lineGroups)),
    deliveryGroup: DEFAULT_TAX_GROUP,
  }
}

interface TaxesAt {
  readonly groups: readonly TaxGroupRates[]
  readonly lineGroups: readonly (readonly [string, string])[]
  readonly pricesIncludeTax: boolean
}

/** Lines taxed at one place; `suffix` separates their groups from those of other places. */
interface LinesAt extends Pick<TaxSituation, 'shipping' | 'billing'> {
  readonly lines: readonly LineToTax[]
  readonly suffix: string
}

async function taxesAt(
  tx: Tx,
  tax: TaxFeature,
  { vatId, taxExemptGroupId }: TaxRequest,
  { lines, suffix, ...places }: LinesAt,
): Promise<TaxesAt> {
  // Delivery is taxed as products are that name no group.
  const asked = [...new Set([null, ...lines.map(({ taxGroupId }) => taxGroupId)])]
  const { rates, pricesIncludeTax } = await tax.ratesFor(tx, {
    ...places,
    taxGroups: asked,
    taxExemptGroupId: taxExemptGroupId ?? undefined,
    buyerVatId: vatId === null ? undefined : await tax.knownVatId(tx, vatId),
  })
  const nameOf = (taxGroupId: string | null = null) => `${taxGroupId ?? DEFAULT_TAX_GROUP}${suffix}`
  return {
    groups: toEngineRates(rates).map((group, at) => ({ ...group, taxGroupId: nameOf(asked[at]) })),
    lineGroups: lines.map(({ id, taxGroupId }) => [id, nameOf(taxGroupId)]),
    pricesIncludeTax,
  }
}

/** The seller's address; undefined until the merchant enters it. */
const originOf = ({
  originCountry: country,
  originSubdivision: subdivision,
  originPostalCode: postalCode,
}: SiteSettings['taxes']) => (country === '' ? undefined : { country, subdivision, postalCode })

/** Groups equal results; prices include the tax where those of the site's group do. */
function withPluginTaxes(
  own: TaxesOfSale,
  { plugin, lines, delivery }: PluginTaxes,
  wanted: TaxRequest,
  { country }: Place,
): TaxesOfSale {
  const added = new Map<string, TaxGroupRates>()
  const groupFor = (answer: PluginTax, ownGroupId: string): string => {
    const ownGroup = own.groups.find(({ taxGroupId }) => taxGroupId === ownGroupId)
    const group = groupOf(plugin, answer, country, ownGroup)
    added.set(group.taxGroupId, group)
    return group.taxGroupId
  }
  const lineGroups = new Map(
    wanted.lines.map(({ id }) => {
      const ownGroupId = own.lineGroups.get(id) ?? DEFAULT_TAX_GROUP
      const answer = lines.get(id)
      return [id, answer ? groupFor(answer, ownGroupId) : ownGroupId]
    }),
  )
  const deliveryGroup = delivery ? groupFor(delivery, own.deliveryGroup) : own.deliveryGroup
  return { ...own, groups: [...own.groups, ...added.values()], lineGroups, deliveryGroup }
}

/** The plug-in is named by the rate, and so by the trace of the price and the totals of the order. */
function groupOf(
  plugin: string,
  { rate, name, reason, jurisdiction }: PluginTax,
  country: string,
  own: TaxGroupRates | undefined,
): TaxGroupRates {
  const id = [`${plugin}:`, jurisdiction ?? country, name, rate, reason].join(' ')
  const isIncluded = own?.includedInPrice
  return {
    taxGroupId: isIncluded === undefined ? id : `${id} ${isIncluded ? 'included' : 'added'}`,
    ...(isIncluded !== undefined && { includedInPrice: isIncluded }),
    rates: [{ id, name, rate, country, ...(jurisdiction && { jurisdiction }), reason }],
  }
}

/** A place for delivery and taxes, without unknown fields. */
export const areaOf = (place: Place | null) =>
  place === null
    ? undefined
    : {
        country: place.country,
        ...(place.subdivision !== null && { subdivision: place.subdivision }),
        ...(place.postalCode !== null && { postalCode: place.postalCode }),
        ...(place.city !== null && { city: place.city }),
      }

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
