import type { CustomFieldValue, CustomFieldValuesToSave } from '@vitrine/contract/custom-fields'
import { sameValue } from './rebase.ts'

/** Values by key; an empty text or list is none. */
export type CustomValuesForm = Readonly<Record<string, CustomFieldValue>>

const isEmpty = (value: CustomFieldValue | undefined): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Only the changed values, so that changes of colleagues to other values are not lost. */
export function customValuesToSave(
  form: CustomValuesForm,
  base: CustomValuesForm,
): CustomFieldValuesToSave {
  const keys = [...new Set([...Object.keys(form), ...Object.keys(base)])]
  return Object.fromEntries(
    keys.flatMap((key): [string, CustomFieldValue | null][] => {
      const [is, was] = [form[key], base[key]]
      if (sameValue(is, was) || (isEmpty(is) && isEmpty(was))) return []
      return [[key, is === undefined || isEmpty(is) ? null : trimmed(is)]]
    }),
  )
}

const trimmed = (value: CustomFieldValue): CustomFieldValue =>
  typeof value === 'string' ? value.trim() : value
