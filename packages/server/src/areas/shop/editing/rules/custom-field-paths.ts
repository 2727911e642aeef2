import type { CustomFieldValues } from '@vitrine/contract/custom-fields'
import type { Fields } from '../model.ts'

/** Values of custom fields by the paths that calls use, so that each is compared by itself. */
export const customFieldPaths = (values: CustomFieldValues = {}, path = 'customFields'): Fields =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${path}.${key}`, value]))
