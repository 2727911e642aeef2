import { defineFact } from '../kit/index.ts'

const published = (entity: string, what: string) => [`wix.billing.v1.${entity}_${what}`]

export const TaxGroupCreated = defineFact('tax_group.created', published('tax_group', 'created'))
export const TaxGroupUpdated = defineFact('tax_group.updated', published('tax_group', 'updated'))
export const TaxGroupDeleted = defineFact('tax_group.deleted', published('tax_group', 'deleted'))
export const TaxRegionCreated = defineFact('tax_region.created', published('tax_region', 'created'))
export const TaxRegionUpdated = defineFact('tax_region.updated', published('tax_region', 'updated'))
export const TaxRegionDeleted = defineFact('tax_region.deleted', published('tax_region', 'deleted'))
export const TaxRateCreated = defineFact(
  'tax_rate.created',
  published('manual_tax_mapping', 'created'),
)
export const TaxRateUpdated = defineFact(
  'tax_rate.updated',
  published('manual_tax_mapping', 'updated'),
)
export const TaxRateDeleted = defineFact(
  'tax_rate.deleted',
  published('manual_tax_mapping', 'deleted'),
)
export const TaxExemptGroupCreated = defineFact(
  'tax_exempt_group.created',
  published('tax_exempt_group', 'created'),
)
export const TaxExemptGroupUpdated = defineFact(
  'tax_exempt_group.updated',
  published('tax_exempt_group', 'updated'),
)
export const TaxExemptGroupDeleted = defineFact(
  'tax_exempt_group.deleted',
  published('tax_exempt_group', 'deleted'),
)
/** What was found out about a VAT id of a buyer. */
export const VatIdChecked = defineFact('vat_id.checked')
