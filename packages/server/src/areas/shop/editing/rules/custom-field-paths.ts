import type { CustomFieldValues } from '@vitrine/contract/custom-fields'
import type { Fields } from '../model.ts'

/** Custom field values by their paths in requests, so that each is compared separately. */
export const customFieldPaths = (values: CustomFieldValues = {}, path = 'customFields'): Fields =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${path}.${key}`, value]))
