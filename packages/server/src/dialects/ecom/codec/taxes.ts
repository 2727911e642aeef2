import type { Static } from '@vitrine/contract/kit'
import type {
  NewTaxMapping,
  NewTaxRegion,
  PublishedTaxGroup,
  PublishedTaxMapping,
  PublishedTaxRegion,
} from '@vitrine/contract/published-taxes'
import { CalculatorNotFound } from '@vitrine/contract/taxes'
import type {
  RecordToSave,
  TaxExemptGroup,
  TaxGroup,
  TaxRate,
  TaxRegion,
} from '../../../areas/commerce/tax/index.ts'
import type { FieldValue } from './record-list.ts'
import { encodeVersion } from './versions.ts'

/** Sources of a region's rates, by their ids in published clients. */
export const calculators = {
  manual: 'a1a1f000-0000-4000-8000-000000000001',
  published: 'a1a1f000-0000-4000-8000-000000000002',
} as const

/** Whether a calculator uses published rates; throws for one that there is not. */
export function usesPublishedRates(appId: string): boolean {
  const id = appId.toLowerCase()
  if (id !== calculators.manual && id !== calculators.published) throw CalculatorNotFound({ appId })
  return id === calculators.published
}

export const encodeGroup = (group: TaxGroup): Static<typeof PublishedTaxGroup> => ({
  ...encodeVersion(group),
  name: group.name,
})

export const encodeExemptGroup = (group: TaxExemptGroup): Static<typeof PublishedTaxGroup> => ({
  ...encodeVersion(group),
  name: group.name,
})

export const encodeRegion = (region: TaxRegion): Static<typeof PublishedTaxRegion> => ({
  ...encodeVersion(region),
  country: region.country,
  subdivision: region.subdivision,
  appId: region.usesPublishedRates ? calculators.published : calculators.manual,
  ...(region.taxIncludedInPrice === null ? {} : { taxIncludedInPrice: region.taxIncludedInPrice }),
})

export const encodeMapping = ({
  validFrom: _,
  validTo: __,
  ...rate
}: TaxRate): Static<typeof PublishedTaxMapping> => ({ ...rate, ...encodeVersion(rate) })

/** A region of the whole place, without parts by postal codes. */
export const decodeRegion = (input: Static<typeof NewTaxRegion>): RecordToSave<TaxRegion> => ({
  country: input.country,
  subdivision: input.subdivision ?? '',
  postalCodes: [],
  usesPublishedRates: usesPublishedRates(input.appId),
  taxIncludedInPrice: input.taxIncludedInPrice ?? null,
})

/** A mapping starts now and has no end. */
export const decodeMapping = (input: Static<typeof NewTaxMapping>): RecordToSave<TaxRate> => ({
  taxGroupId: input.taxGroupId.toLowerCase(),
  taxRegionId: input.taxRegionId.toLowerCase(),
  taxRate: input.taxRate,
  taxName: input.taxName ?? '',
  taxType: input.taxType ?? '',
  jurisdiction: input.jurisdiction ?? '',
  jurisdictionType: input.jurisdictionType ?? 'UNDEFINED',
  description: input.description ?? '',
  exemptRates: input.exemptRates ?? [],
  validFrom: null,
  validTo: null,
})

/** A field of an encoded record as lists compare it. */
export const fieldOf = (record: object, field: string): FieldValue => {
  const value = (record as Readonly<Record<string, unknown>>)[field]
  return value instanceof Date ? value.toISOString() : (value as FieldValue)
}
