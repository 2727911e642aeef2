import { defineError } from '../kit/index.ts'

export const CustomFieldNotFound = defineError({
  code: 'CUSTOM_FIELD_NOT_FOUND',
  status: 404,
  description: 'There is no custom field with this id',
})
/** `data.deletedId` is set when a deleted field has the key: restore it, or use another key. */
export const CustomFieldKeyTaken = defineError({
  code: 'CUSTOM_FIELD_KEY_TAKEN',
  status: 409,
  description: 'Another field of the same owner has this key',
})
/** `data.most` is how many. */
export const TooManyCustomFields = defineError({
  code: 'TOO_MANY_CUSTOM_FIELDS',
  status: 409,
  description: 'An owner has at most 100 custom fields; delete one first',
})
/** `data.count` is how many have a value now. */
export const CustomFieldValuesChanged = defineError({
  code: 'CUSTOM_FIELD_VALUES_CHANGED',
  status: 409,
  description: 'Another number of values would go than was confirmed; nothing was deleted',
})
