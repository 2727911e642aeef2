import { defineError } from '../kit/index.ts'

export const TaxGroupNotFound = defineError({
  code: 'TAX_GROUP_ID_NOT_FOUND',
  status: 404,
  description: 'There is no tax group with this id',
})
export const SystemTaxGroup = defineError({
  code: 'ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP',
  status: 400,
  description: 'The tax groups that every site has can be neither changed nor deleted',
})
export const TaxGroupInUse = defineError({
  code: 'TAX_GROUP_IN_USE',
  status: 409,
  description: 'The tax group has rates; delete them first',
})
export const TaxRegionNotFound = defineError({
  code: 'TAX_REGION_ID_NOT_FOUND',
  status: 404,
  description: 'There is no tax region with this id',
})
export const TaxRegionExists = defineError({
  code: 'ALREADY_EXISTS',
  status: 409,
  description: 'There is a tax region for this place already',
})
export const CalculatorNotFound = defineError({
  code: 'CALCULATOR_ID_NOT_FOUND',
  status: 404,
  description: 'There is no tax calculator with this id; listTaxCalculators names those there are',
})
export const CalculatorNotSupported = defineError({
  code: 'CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION',
  status: 400,
  description: 'There are no published rates for this country; choose the manual calculator',
})
export const InvalidSubdivision = defineError({
  code: 'INVALID_SUBDIVISION_FORMAT',
  status: 400,
  description: 'The subdivision is not written as ISO 3166-2 has it, such as US-NY',
})
export const SubdivisionsNotSupported = defineError({
  code: 'SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY',
  status: 400,
  description: 'This country has no taxes of its subdivisions; leave the subdivision empty',
})
export const TaxRateNotFound = defineError({
  code: 'MANUAL_TAX_MAPPING_NOT_FOUND',
  status: 404,
  description: 'There is no tax rate with this id',
})
export const TaxRateExists = defineError({
  code: 'MANUAL_TAX_MAPPING_ALREADY_EXISTS',
  status: 409,
  description: 'This group has a rate in this region on some of these days already',
})
export const TaxExemptGroupNotFound = defineError({
  code: 'TAX_EXEMPT_GROUP_NOT_FOUND',
  status: 404,
  description: 'There is no tax exempt group with this id',
})
export const TooManyTaxRecords = defineError({
  code: 'TOO_MANY_TAX_RECORDS',
  status: 409,
  description: 'A site has at most 100 groups, 100 exempt groups, 500 regions and 5000 rates',
})
