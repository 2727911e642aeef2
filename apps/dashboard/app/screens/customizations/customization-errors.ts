import { VitrineError } from '@vitrine/sdk'
import type { Messages } from '../../messages/index.ts'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import type { Errors } from '../../shared/use-form.ts'
import type { CustomizationForm } from './form.ts'

/** Server errors by form field. */
export function customizationErrors(
  error: unknown,
  { choices }: CustomizationForm,
  { customizations }: Messages,
): Errors {
  if (!(error instanceof VitrineError)) return {}
  if (error.code === 'INVALID_REVISION') return { name: customizations.stale }
  const inUse = 'NOT_ALLOWED_DELETE_CHOICE_ASSIGNED_TO_PRODUCT'
  if (error.violations.some(({ ruleName }) => ruleName === inUse)) {
    return { choices: customizations.choicesInUse }
  }
  const choiceFields = choices.map((_, at) => `choices.${at}`)
  return {
    ...fieldErrorsOf(error, 'customization.', ['name']),
    ...fieldErrorsOf(error, 'customization.choicesSettings.', choiceFields),
    ...fieldErrorsOf(error, '', choiceFields),
  }
}
