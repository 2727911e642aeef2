import { defineFact } from '../kit/index.ts'

export const TaxGroupCreated = defineFact('tax_group.created')
export const TaxGroupUpdated = defineFact('tax_group.updated')
export const TaxGroupDeleted = defineFact('tax_group.deleted')
export const TaxRegionCreated = defineFact('tax_region.created')
export const TaxRegionUpdated = defineFact('tax_region.updated')
export const TaxRegionDeleted = defineFact('tax_region.deleted')
export const TaxRateCreated = defineFact('tax_rate.created')
export const TaxRateUpdated = defineFact('tax_rate.updated')
export const TaxRateDeleted = defineFact('tax_rate.deleted')
export const TaxExemptGroupCreated = defineFact('tax_exempt_group.created')
export const TaxExemptGroupUpdated = defineFact('tax_exempt_group.updated')
export const TaxExemptGroupDeleted = defineFact('tax_exempt_group.deleted')
/** What was found out about a VAT id of a buyer. */
export const VatIdChecked = defineFact('vat_id.checked')
