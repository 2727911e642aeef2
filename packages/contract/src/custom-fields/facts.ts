import { defineFact } from '../kit/index.ts'

export const CustomFieldCreated = defineFact('custom_field.created')
export const CustomFieldUpdated = defineFact('custom_field.updated')
export const CustomFieldsArranged = defineFact('custom_field.arranged')
export const CustomFieldDeleted = defineFact('custom_field.deleted')
export const CustomFieldRestored = defineFact('custom_field.restored')
