import type { Decimal } from '@vitrine/money'
import type {
  TaxCategory,
  TaxGroup,
  TaxRate,
  TaxRegion,
  TaxScheme,
  VatIdCheck,
} from '../model/tax.ts'
import { findRegion } from './find-region.ts'
import { hasPublishedRates, type PublishedRates, publishedRatesOn } from './published-rates.ts'
import {
  memberStates,
  plainSubdivision,
  type TaxPlace,
  type TaxTerritory,
  territoryOf,
} from './territories.ts'

/** The reason of a rate. Every line has one, even at zero. */
export type TaxReason =
  | 'STANDARD'
  | 'REDUCED'
  | 'INTERMEDIATE'
  | 'SUPER_REDUCED'
  | 'ZERO'
  | 'EXEMPT'
  /** A rate that the merchant has entered. */
  | 'OWN_RATE'
  /** The buyer is in an exempt group. */
  | 'EXEMPT_BUYER'
  /** A business in another member state accounts for the tax. */
  | 'REVERSE_CHARGE'
  | 'EXPORT'
  /** The site collects no tax there. */
  | 'NOT_REGISTERED'
  /** The site collects tax there, and has no rate for the group. */
  | 'NO_RATE'
  /** It is not known yet where the goods go. */
  | 'NO_ADDRESS'

/** The tax on the goods of one group. */
export interface ResolvedRate {
  readonly taxGroupId: string
  /** A fraction: `'0.19'` is 19 %. */
  readonly rate: Decimal
  readonly reason: TaxReason
  /** Name of the tax, such as `VAT`; empty without one. */
  readonly name: string
  /** The country of the sale, ISO 3166-1; empty while it is not known. */
  readonly country: string
  /** The country or region of the tax; empty without one. */
  readonly jurisdiction: string
  readonly jurisdictionType: TaxRate['jurisdictionType']
  readonly taxType: string
  readonly taxRegionId: string | null
  /** Whether prices include this tax. */
  readonly includedInPrice: boolean
  /** The source of a published rate, with its start. */
  readonly source: string
}

/** Everything a rate depends on. */
export interface TaxQuery {
  /** The day of the sale, such as `2026-01-31`. */
  readonly day: string
  /** The seller's address; absent until the merchant enters it. */
  readonly origin: TaxPlace | undefined
  /** Destination or pickup location of the goods; absent while unknown. */
  readonly destination: TaxPlace | undefined
  readonly scheme: TaxScheme
  readonly pricesIncludeTax: boolean
  readonly groups: readonly TaxGroup[]
  readonly regions: readonly TaxRegion[]
  readonly rates: readonly TaxRate[]
  /** The checked VAT id of the buyer. */
  readonly buyerVatId?: VatIdCheck | undefined
  readonly taxExemptGroupId?: string | undefined
}

/** The rate of each group, in their order. */
export function ratesFor(query: TaxQuery): ResolvedRate[] {
  const jurisdiction = jurisdictionOf(query)
  return query.groups.map((group) => rateOf(query, jurisdiction, group))
}

/** The place where the tax is due, or why none is. */
type Jurisdiction =
  | { readonly territory: TaxTerritory; readonly region?: TaxRegion }
  | { readonly reason: 'NO_ADDRESS' | 'REVERSE_CHARGE' | 'EXPORT' | 'NOT_REGISTERED' }

function jurisdictionOf(query: TaxQuery): Jurisdiction {
  const { destination, origin, scheme, regions } = query
  if (!destination) return { reason: 'NO_ADDRESS' }
  const to = territoryOf(destination)
  const from = origin && territoryOf(origin)
  const crossesUnion = !!from?.isInUnion && to.isInUnion && from.country !== to.country
  if (crossesUnion && isOtherBusiness(query.buyerVatId, from.country)) {
    return { reason: 'REVERSE_CHARGE' }
  }
  if (crossesUnion && scheme === 'OSS')
    return taxedAt(destination, findRegion(regions, destination))
  const isTaxedAtOrigin =
    scheme === 'ORIGIN' && origin && (crossesUnion || isOneTaxArea(origin, destination))
  const place = isTaxedAtOrigin ? origin : destination
  const region = findRegion(regions, place)
  if (region && coversTerritory(region, territoryOf(place))) return taxedAt(place, region)
  const isAbroad =
    from !== undefined &&
    (from.country !== to.country || (from.rates === undefined) !== (to.rates === undefined))
  return { reason: isAbroad && !crossesUnion ? 'EXPORT' : 'NOT_REGISTERED' }
}

const taxedAt = (place: TaxPlace, region: TaxRegion | undefined): Jurisdiction => ({
  territory: territoryOf(place),
  ...(region ? { region } : {}),
})

/** States with their own taxes tax interstate sales at the destination. */
const isOneTaxArea = (origin: TaxPlace, destination: TaxPlace): boolean => {
  const [from, to] = [territoryOf(origin), territoryOf(destination)]
  if (from.country !== to.country || from.rates === undefined || to.rates === undefined)
    return false
  return hasPublishedRates(from) || plainSubdivision(origin) === plainSubdivision(destination)
}

/** A place outside of its country's VAT is only in regions that are made for it. */
const coversTerritory = ({ subdivision, postalCodes }: TaxRegion, { rates }: TaxTerritory) =>
  rates !== undefined || subdivision !== '' || postalCodes.length > 0

/** Whether a VAT id is good, and of another country than the seller's. */
const isOtherBusiness = (check: VatIdCheck | undefined, sellerCountry: string): boolean =>
  check?.isValid === true && memberStates.has(check.country) && check.country !== sellerCountry

function rateOf(query: TaxQuery, jurisdiction: Jurisdiction, group: TaxGroup): ResolvedRate {
  const none = untaxed(query, group)
  if ('reason' in jurisdiction) return { ...none, reason: jurisdiction.reason }
  const { region, territory } = jurisdiction
  const taxed: ResolvedRate = {
    ...none,
    country: territory.country,
    jurisdiction: territory.country,
    jurisdictionType: 'COUNTRY',
    taxRegionId: region?.id ?? null,
    includedInPrice: region?.taxIncludedInPrice ?? query.pricesIncludeTax,
  }
  const own = region && ownRate(query, region, group)
  if (own) return withOwnRate(taxed, own, query.taxExemptGroupId)
  if (group.category === 'EXEMPT') return { ...taxed, reason: 'EXEMPT' }
  const published =
    !region || region.usesPublishedRates
      ? publishedRatesOn(territory.rates ?? '', query.day)
      : undefined
  return published ? withPublishedRate(taxed, published, group.category) : taxed
}

const untaxed = (query: TaxQuery, group: TaxGroup): ResolvedRate => ({
  taxGroupId: group.id,
  rate: '0',
  reason: 'NO_RATE',
  name: '',
  country: query.destination ? territoryOf(query.destination).country : '',
  jurisdiction: '',
  jurisdictionType: 'UNDEFINED',
  taxType: '',
  taxRegionId: null,
  includedInPrice: query.pricesIncludeTax,
  source: '',
})

const ownRate = ({ rates, day }: TaxQuery, region: TaxRegion, group: TaxGroup) =>
  rates.find(
    (one) =>
      one.taxRegionId === region.id &&
      one.taxGroupId === group.id &&
      (one.validFrom === null || one.validFrom <= day) &&
      (one.validTo === null || day <= one.validTo),
  )

function withOwnRate(
  taxed: ResolvedRate,
  own: TaxRate,
  taxExemptGroupId: string | undefined,
): ResolvedRate {
  const exempt = own.exemptRates.find((one) => one.taxExemptGroupId === taxExemptGroupId)
  return {
    ...taxed,
    rate: exempt?.taxRate ?? own.taxRate,
    reason: exempt ? 'EXEMPT_BUYER' : 'OWN_RATE',
    name: own.taxName,
    taxType: own.taxType,
    jurisdiction: own.jurisdiction || taxed.jurisdiction,
    jurisdictionType: own.jurisdiction ? own.jurisdictionType : taxed.jurisdictionType,
  }
}

/** A country without the rate of a category taxes its goods at the next higher one. */
function withPublishedRate(
  taxed: ResolvedRate,
  published: PublishedRates,
  category: Exclude<TaxCategory, 'EXEMPT'>,
): ResolvedRate {
  const { rate, reason } = publishedRate(published, category)
  const source = `${published.source}, since ${published.validFrom}`
  return { ...taxed, rate, reason, source, name: 'VAT', taxType: 'VAT' }
}

function publishedRate(
  { standard, reduced, intermediate, superReduced, hasZeroRate }: PublishedRates,
  category: Exclude<TaxCategory, 'EXEMPT'>,
): Pick<ResolvedRate, 'rate' | 'reason'> {
  const asStandard = { rate: standard, reason: 'STANDARD' } as const
  const asReduced =
    reduced === undefined ? asStandard : ({ rate: reduced, reason: 'REDUCED' } as const)
  switch (category) {
    case 'STANDARD':
      return asStandard
    case 'REDUCED':
      return asReduced
    case 'INTERMEDIATE':
      return intermediate === undefined ? asReduced : { rate: intermediate, reason: category }
    case 'SUPER_REDUCED':
      return superReduced === undefined ? asReduced : { rate: superReduced, reason: category }
    case 'ZERO':
      return hasZeroRate ? { rate: '0', reason: category } : asStandard
  }
}
