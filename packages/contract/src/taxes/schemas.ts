import {
  type Decimal,
  Guid,
  Nullable,
  Omittable,
  OneOf,
  type Static,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'

/** The published rate of a country that a tax group uses. */
export const taxCategories = [
  'STANDARD',
  'REDUCED',
  'INTERMEDIATE',
  'SUPER_REDUCED',
  'ZERO',
  'EXEMPT',
] as const
export const jurisdictionTypes = [
  'UNDEFINED',
  'COUNTRY',
  'STATE',
  'COUNTY',
  'CITY',
  'SPECIAL',
] as const
/** The reason of a rate. */
export const taxReasons = [
  'STANDARD',
  'REDUCED',
  'INTERMEDIATE',
  'SUPER_REDUCED',
  'ZERO',
  'EXEMPT',
  'OWN_RATE',
  'EXEMPT_BUYER',
  'REVERSE_CHARGE',
  'EXPORT',
  'NOT_REGISTERED',
  'NO_RATE',
  'NO_ADDRESS',
] as const

const stored = {
  id: Guid(),
  /** From 1, one more with each change. */
  revision: Type.Integer(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
}

/** Identification of a record to save: without `id` it is created, otherwise `revision` is required. */
const saved = {
  id: Omittable(Guid()),
  revision: Omittable(Type.Integer({ minimum: 1 })),
}

/** A rate as a fraction: `"0.19"` is 19 %. From 0 to 9.999999. */
export const RateFraction = () =>
  Type.Unsafe<Decimal>({
    type: 'string',
    pattern: '^\\d(\\.\\d{1,6})?$',
    'x-scalar': 'decimal-text',
  })

/** A calendar day, such as `2026-01-31`. */
export const Day = () => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

const CountryCode = () => Type.String({ pattern: '^[A-Z]{2}$' })

const groupFields = {
  /** 1–200 characters. */
  name: Text(1, 200),
  /**
   * The published rate that its products are taxed at, where a region has no rate of the merchant's own. A country
   * without such a rate taxes them at its next higher one. `EXEMPT` products are never taxed at a published rate.
   */
  category: OneOf(taxCategories),
}
/** Products that are taxed alike. Six groups, one for each category, are the same on every site. */
export const TaxGroupRecord = Type.Object({ ...stored, ...groupFields, isSystem: Type.Boolean() })
export type TaxGroupRecord = Static<typeof TaxGroupRecord>
export const TaxGroupToSave = Type.Object({ ...saved, ...groupFields })

const regionFields = {
  /** ISO 3166-1. */
  country: CountryCode(),
  /** ISO 3166-2, such as `US-NY`; empty for the whole country. */
  subdivision: Text(0, 50),
  /** At most 500: single codes, beginnings (`BT*`) and ranges (`35000-35999`); empty for all of them. */
  postalCodes: Type.Array(Text(1, 21, { pattern: '^[A-Za-z0-9 ]+(\\*|-[A-Za-z0-9 ]+)?$' }), {
    maxItems: 500,
  }),
  /** Whether published rates apply where the merchant has none. */
  usesPublishedRates: Type.Boolean(),
  /** Null: the site's setting. */
  taxIncludedInPrice: Nullable(Type.Boolean()),
}
/** A region in which the site is registered and collects tax. The most exact region of an address counts. */
export const TaxRegionRecord = Type.Object({ ...stored, ...regionFields })
export type TaxRegionRecord = Static<typeof TaxRegionRecord>
export const TaxRegionToSave = Type.Object({ ...saved, ...regionFields })

const rateFields = {
  taxGroupId: Guid(),
  taxRegionId: Guid(),
  taxRate: RateFraction(),
  /** The name for buyers, such as `VAT`. */
  taxName: Text(0, 200),
  taxType: Text(0, 200),
  jurisdiction: Text(0, 200),
  jurisdictionType: OneOf(jurisdictionTypes),
  description: Text(0, 1000),
  /** Rates for buyers of exempt groups; at most 50, one for each group. */
  exemptRates: Type.Array(Type.Object({ taxExemptGroupId: Guid(), taxRate: RateFraction() }), {
    maxItems: 50,
  }),
  /** The first day; null: always. */
  validFrom: Nullable(Day()),
  /** The last day; null: until further notice. */
  validTo: Nullable(Day()),
}
/** The merchant's own rate for a group in a region. On no day may there be two. */
export const TaxRateRecord = Type.Object({ ...stored, ...rateFields })
export type TaxRateRecord = Static<typeof TaxRateRecord>
export const TaxRateToSave = Type.Object({ ...saved, ...rateFields })

/** Buyers who pay other rates, such as resellers. */
export const TaxExemptGroupRecord = Type.Object({ ...stored, name: Text(1, 200) })
export type TaxExemptGroupRecord = Static<typeof TaxExemptGroupRecord>
export const TaxExemptGroupToSave = Type.Object({ ...saved, name: Text(1, 200) })

/** Rates of a country as its authorities publish them. */
export const PublishedRate = Type.Object({
  /** ISO 3166-1, or a part of a country with its own rates, such as `PT-20`, the Azores. */
  territory: Type.String(),
  /** The first day that the entry vouches for; the rates may be older. */
  validFrom: Day(),
  /** The last day; absent while they are in force. */
  validTo: Type.Optional(Day()),
  standard: RateFraction(),
  reduced: Type.Optional(RateFraction()),
  intermediate: Type.Optional(RateFraction()),
  superReduced: Type.Optional(RateFraction()),
  hasZeroRate: Type.Optional(Type.Boolean()),
  source: Type.String(),
})

/** A place for taxes. */
export const TaxAddress = Type.Object({
  country: CountryCode(),
  subdivision: Omittable(Text(0, 50)),
  postalCode: Omittable(Text(0, 50)),
})

/** The tax on the goods of one group. */
export const AppliedTax = Type.Object({
  taxGroupId: Guid(),
  rate: RateFraction(),
  reason: OneOf(taxReasons),
  /** Empty where there is no tax. */
  name: Type.String(),
  /** The country of the sale. */
  country: Type.String(),
  jurisdiction: Type.String(),
  jurisdictionType: OneOf(jurisdictionTypes),
  taxType: Type.String(),
  taxRegionId: Nullable(Guid()),
  includedInPrice: Type.Boolean(),
  /** The source of a published rate, and its start. */
  source: Type.String(),
})

/** The result of checking a VAT id. */
export const VatIdCheck = Type.Object({
  /** In capitals without blanks, such as `DE136695976`. */
  vatId: Type.String(),
  /** The country of the number; empty for an invalid one. */
  country: Type.String(),
  isValid: Type.Boolean(),
  /** `CHECKSUM`: its format and check digits; `CONFIRMED`: the merchant checked it with the authority. */
  method: OneOf(['CHECKSUM', 'CONFIRMED']),
  /** The authority's number of the consultation. */
  reference: Type.String(),
  checkedDate: Timestamp(),
})
