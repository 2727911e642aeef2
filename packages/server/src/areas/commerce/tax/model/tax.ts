import type { Decimal } from '@vitrine/money'

/** The common fields of a site's versioned records. */
interface VersionedRecord {
  readonly id: string
  /** From 1, one more with each change. */
  readonly revision: number
  readonly createdDate: Date
  readonly updatedDate: Date
}

/** The published rate of a country that a tax group uses. */
export const taxCategories = [
  'STANDARD',
  'REDUCED',
  'INTERMEDIATE',
  'SUPER_REDUCED',
  'ZERO',
  'EXEMPT',
] as const
export type TaxCategory = (typeof taxCategories)[number]

/** Products that are taxed alike. */
export interface TaxGroup extends VersionedRecord {
  readonly name: string
  readonly category: TaxCategory
  /** Exists on every site and cannot change. */
  readonly isSystem: boolean
}

/** A region where a site collects tax: a country, a subdivision, or a part by postal codes. */
export interface TaxRegion extends VersionedRecord {
  readonly country: string
  /** ISO 3166-2; empty for the whole country. */
  readonly subdivision: string
  /** Single codes, beginnings (`BT*`) and ranges (`35000-35999`); empty for all of them. */
  readonly postalCodes: string[]
  /** Whether published rates of the country apply where the merchant has none. */
  readonly usesPublishedRates: boolean
  /** Null: the site's setting. */
  readonly taxIncludedInPrice: boolean | null
}

/** A rate for buyers of an exempt group, in place of the ordinary one. */
export interface ExemptRate {
  readonly taxExemptGroupId: string
  readonly taxRate: Decimal
}

/** A merchant's own rate for a group in a region. */
export interface TaxRate extends VersionedRecord {
  readonly taxGroupId: string
  readonly taxRegionId: string
  /** A fraction: `'0.19'` is 19 %; up to six decimals. */
  readonly taxRate: Decimal
  readonly taxName: string
  readonly taxType: string
  readonly jurisdiction: string
  readonly jurisdictionType: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
  readonly description: string
  readonly exemptRates: ExemptRate[]
  /** The first day, such as `2026-01-31`; null: always. */
  readonly validFrom: string | null
  /** The last day; null: until further notice. */
  readonly validTo: string | null
}

/** Buyers who pay other rates, such as resellers. */
export interface TaxExemptGroup extends VersionedRecord {
  readonly name: string
}

/** The result of checking a VAT id, stored as evidence for a sale without tax. */
export interface VatIdCheck {
  /** In capitals without blanks, such as `DE136695976`. */
  readonly vatId: string
  /** The country of the number; empty for an invalid one. */
  readonly country: string
  readonly isValid: boolean
  /** `CHECKSUM`: format and check digits; `CONFIRMED`: a merchant checked it with the authority. */
  readonly method: 'CHECKSUM' | 'CONFIRMED'
  /** The authority's number of the consultation; empty without one. */
  readonly reference: string
  readonly checkedDate: Date
}

/** How sales from one member state or region to another are taxed. */
export type TaxScheme = 'ORIGIN' | 'DESTINATION' | 'OSS'
