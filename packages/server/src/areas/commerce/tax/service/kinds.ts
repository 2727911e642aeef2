import * as contract from '@vitrine/contract/taxes'
import type { RecordKind } from '../../records/index.ts'
import * as tables from '../store/tax-tables.ts'

export const groupKind: RecordKind = {
  table: tables.taxGroups,
  most: 100,
  family: 'taxes',
  tooMany: contract.TooManyTaxRecords,
  notFound: contract.TaxGroupNotFound,
  created: contract.TaxGroupCreated,
  updated: contract.TaxGroupUpdated,
  deleted: contract.TaxGroupDeleted,
}
export const exemptGroupKind: RecordKind = {
  table: tables.taxExemptGroups,
  most: 100,
  family: 'taxes',
  tooMany: contract.TooManyTaxRecords,
  notFound: contract.TaxExemptGroupNotFound,
  created: contract.TaxExemptGroupCreated,
  updated: contract.TaxExemptGroupUpdated,
  deleted: contract.TaxExemptGroupDeleted,
}
export const regionKind: RecordKind = {
  table: tables.taxRegions,
  most: 500,
  family: 'taxes',
  tooMany: contract.TooManyTaxRecords,
  notFound: contract.TaxRegionNotFound,
  created: contract.TaxRegionCreated,
  updated: contract.TaxRegionUpdated,
  deleted: contract.TaxRegionDeleted,
}
export const rateKind: RecordKind = {
  table: tables.taxRates,
  most: 5000,
  family: 'taxes',
  tooMany: contract.TooManyTaxRecords,
  notFound: contract.TaxRateNotFound,
  created: contract.TaxRateCreated,
  updated: contract.TaxRateUpdated,
  deleted: contract.TaxRateDeleted,
}
