import type { CustomField, CustomFieldValue } from '@vitrine/contract/custom-fields'
import { acceptedOf } from './accepted.ts'
import { type RefusedValue, readValue } from './values.ts'

/** Between the choices of a cell; no choice has it. */
export const SEPARATOR = '|'

const booleans: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  false: false,
  no: false,
}

/** A value as the cell of a file. */
export const textOfValue = (value: CustomFieldValue | undefined): string =>
  Array.isArray(value) ? value.join(` ${SEPARATOR} `) : String(value ?? '')

/** The value of a cell, null if empty, or its error. */
export function valueOfText(
  field: CustomField,
  text: string,
): { readonly value: CustomFieldValue | null } | RefusedValue {
  if (text === '') return { value: null }
  const read = typedValue(field, text)
  if (read === undefined) return { problem: `must be ${acceptedOf(field.type)}`, rule: 'TYPE' }
  return readValue(field, read)
}

function typedValue({ type }: CustomField, text: string): CustomFieldValue | undefined {
  if (type === 'BOOLEAN') return booleans[text.toLowerCase()]
  return type === 'CHOICES' ? text.split(SEPARATOR).map((one) => one.trim()) : text
}
