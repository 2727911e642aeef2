import { guidField, idField, momentField, sorted, textField } from '../catalog/index.ts'

const record = {
  id: { ...idField, ...sorted },
  createdDate: { ...momentField, ...sorted },
  updatedDate: { ...momentField, ...sorted },
}

/** Fields by which lists of set-up records may be filtered and sorted. */
export const taxGroupFields = { ...record, name: { ...textField, ...sorted } }
export const taxExemptGroupFields = taxGroupFields
export const taxRegionFields = {
  ...record,
  country: { ...textField, ...sorted },
  subdivision: { ...textField, ...sorted },
  appId: guidField,
}
export const taxMappingFields = { ...record, taxGroupId: guidField, taxRegionId: guidField }
