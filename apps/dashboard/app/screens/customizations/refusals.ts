import { VitrineError } from '@vitrine/sdk'
import type { Messages } from '../../messages/en.ts'
import { refusalsOf } from '../../scaffold/refusals.ts'
import type { Errors } from '../../scaffold/use-form.ts'
import type { CustomizationForm } from './form.ts'

/** What the server refuses, beside the fields it is about. */
export function refusalsOfCustomization(
  error: unknown,
  { choices }: CustomizationForm,
  { customizations: words }: Messages,
): Errors {
  if (!(error instanceof VitrineError)) return {}
  if (error.code === 'INVALID_REVISION') return { name: words.stale }
  const inUse = 'NOT_ALLOWED_DELETE_CHOICE_ASSIGNED_TO_PRODUCT'
  if (error.violations.some(({ ruleName }) => ruleName === inUse)) {
    return { choices: words.choicesInUse }
  }
  const places = choices.map((_, at) => `choices.${at}`)
  return {
    ...refusalsOf(error, 'customization.', ['name']),
    ...refusalsOf(error, 'customization.choicesSettings.', places),
    ...refusalsOf(error, '', places),
  }
}
