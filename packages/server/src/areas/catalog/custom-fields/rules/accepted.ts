import type { CustomFieldType } from '@vitrine/contract/custom-fields'
import { isDay } from '@vitrine/contract/kit'

const decimal = /^-?\d{1,12}(\.\d{1,9})?$/

/** Whether a text is a value of a NUMBER or DATE. */
export const isBound = (type: CustomFieldType, text: string): boolean =>
  type === 'NUMBER' ? decimal.test(text) : isDay(text)

const accepted: Readonly<Record<CustomFieldType, string>> = {
  TEXT: 'a text without line breaks',
  LONG_TEXT: 'a text',
  NUMBER: 'a number such as "12.50", with at most 12 digits before and 9 behind the point',
  BOOLEAN: 'true or false',
  DATE: 'a day such as "2026-01-31"',
  URL: 'an http or https address of at most 500 characters',
  CHOICE: 'one of its choices',
  CHOICES: 'a list of its choices',
}

/** The accepted values of a type, as the object of "must be". */
export const acceptedOf = (type: CustomFieldType): string => accepted[type]
