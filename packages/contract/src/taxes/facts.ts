import { defineFact } from '../kit/index.ts'

export const TaxGroupCreated = defineFact('tax_group.created', ['wix.billing.v1.tax_group_created'])
export const TaxGroupUpdated = defineFact('tax_group.updated', ['wix.billing.v1.tax_group_updated'])
export const TaxGroupDeleted = defineFact('tax_group.deleted', ['wix.billing.v1.tax_group_deleted'])
export const TaxRegionCreated = defineFact('tax_region.created', [
  'wix.billing.v1.tax_region_created',
])
export const TaxRegionUpdated = defineFact('tax_region.updated', [
  'wix.billing.v1.tax_region_updated',
])
export const TaxRegionDeleted = defineFact('tax_region.deleted', [
  'wix.billing.v1.tax_region_deleted',
])
export const TaxRateCreated = defineFact('tax_rate.created', [
  'wix.billing.v1.manual_tax_mapping_created',
])
export const TaxRateUpdated = defineFact('tax_rate.updated', [
  'wix.billing.v1.manual_tax_mapping_updated',
])
export const TaxRateDeleted = defineFact('tax_rate.deleted', [
  'wix.billing.v1.manual_tax_mapping_deleted',
])
export const TaxExemptGroupCreated = defineFact('tax_exempt_group.created', [
  'wix.billing.v1.tax_exempt_group_created',
])
export const TaxExemptGroupUpdated = defineFact('tax_exempt_group.updated', [
  'wix.billing.v1.tax_exempt_group_updated',
])
export const TaxExemptGroupDeleted = defineFact('tax_exempt_group.deleted', [
  'wix.billing.v1.tax_exempt_group_deleted',
])
/** The result of checking a buyer's VAT id. */
export const VatIdChecked = defineFact('vat_id.checked')
