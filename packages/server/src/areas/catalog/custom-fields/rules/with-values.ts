import type {
  CustomFieldValue,
  CustomFieldValues,
  CustomFieldValuesToSave,
} from '@vitrine/contract/custom-fields'

/** Values of custom fields after a change; null clears. */
export const withValues = (
  before: CustomFieldValues,
  changes: CustomFieldValuesToSave,
): CustomFieldValues =>
  Object.fromEntries(
    Object.entries({ ...before, ...changes }).filter(
      (entry): entry is [string, CustomFieldValue] => entry[1] !== null,
    ),
  )
