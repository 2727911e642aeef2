import type { CustomField } from '@vitrine/contract/custom-fields'
import { createReason, type Reason } from '@vitrine/contract/reasons'
import type { RefusedValue } from '../../../catalog/custom-fields/index.ts'

/** Why the value of a custom field is left out. */
export function customReason(
  { type, choices, mask, minimum, maximum }: CustomField,
  { rule, limit = 0, length = 0 }: RefusedValue,
): Reason {
  switch (rule) {
    case 'MAX_LENGTH':
      return createReason('CUSTOM_MAX_LENGTH', { max: limit, length })
    case 'MIN_LENGTH':
      return createReason('CUSTOM_MIN_LENGTH', { min: limit, length })
    case 'MASK':
      return createReason('CUSTOM_MASK', { mask: mask ?? '' })
    case 'MIN':
      return createReason('CUSTOM_MIN', { min: minimum ?? '' })
    case 'MAX':
      return createReason('CUSTOM_MAX', { max: maximum ?? '' })
    case 'TYPE':
      return type === 'CHOICE' || type === 'CHOICES'
        ? createReason(`CUSTOM_${type}`, { choices: choices.join(', ') })
        : createReason(`CUSTOM_${type}`)
  }
}
