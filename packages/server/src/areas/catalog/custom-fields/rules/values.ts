import { isDeepStrictEqual } from 'node:util'
import {
  type CustomField,
  type CustomFieldValue,
  type CustomFieldValues,
  type CustomFieldValuesToSave,
  MAX_LONG_TEXT,
  MAX_TEXT,
  type ShownCustomField,
} from '@vitrine/contract/custom-fields'
import { type FieldViolation, ValidationError } from '@vitrine/contract/kit'
import { isLess, normalizeDecimal } from '@vitrine/money'
import { acceptedOf, isBound } from './accepted.ts'
import { adviceFor } from './advice.ts'
import { fitsMask } from './mask.ts'

/** The values of a save, with what is needed to validate them. */
export interface ValuesToCheck {
  /** The active custom fields. */
  readonly fields: readonly CustomField[]
  readonly before: CustomFieldValues
  /** Null clears all. */
  readonly sent: CustomFieldValuesToSave | null
  /** Path of the values in the request, such as `product.customFields`. */
  readonly path: string
  /** Whether fields that are required may stay without a value. */
  readonly allowsMissing?: boolean
}

/** The changes of a save in stored form. Throws with every refused value. */
export function changesOfValues(request: ValuesToCheck): CustomFieldValuesToSave {
  const { fields, before, path, allowsMissing = false } = request
  const sent = request.sent ?? Object.fromEntries(fields.map(({ key }) => [key, null]))
  const fieldOf = new Map(fields.map((one) => [one.key, one]))
  const broken: FieldViolation[] = []
  const changes: [string, CustomFieldValue | null][] = []
  for (const [key, value] of Object.entries(sent)) {
    const field = fieldOf.get(key)
    const problem = field ? problemOf(field, value, before[key]) : unknownKey(key, fields)
    if (problem) {
      const { violatedRule, description } = problem
      broken.push({ field: `${path}.${key}`, data: {}, violatedRule, description })
    } else if (field) changes.push([key, isEmpty(value) ? null : storedValue(field, value)])
  }
  const changed = Object.fromEntries(changes)
  if (!allowsMissing) broken.push(...missingValues(fields, { ...before, ...changed }, sent, path))
  if (broken.length > 0) throw new ValidationError(broken)
  return changed
}

/** An empty text or list is no value. */
const isEmpty = (value: CustomFieldValue | null): value is null =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

type Problem = Pick<FieldViolation, 'violatedRule' | 'description'>

/** A value that its field refuses, with the violated limit. */
export interface RefusedValue {
  readonly problem: string
  readonly rule: 'TYPE' | 'MAX_LENGTH' | 'MIN_LENGTH' | 'MASK' | 'MIN' | 'MAX'
  readonly limit?: number
  readonly length?: number
}
type Refusal = Problem & Omit<RefusedValue, 'problem'>

const unknownKey = (key: string, fields: readonly CustomField[]): Problem => ({
  violatedRule: 'FIELD_NOT_ALLOWED',
  description: `is no custom field; ${adviceFor(key, fields)}`,
})

/** Stored values stay valid, even if the limits have changed. */
function problemOf(
  field: CustomField,
  value: CustomFieldValue | null,
  before: CustomFieldValue | undefined,
): Refusal | undefined {
  if (isEmpty(value) || isDeepStrictEqual(value, before)) return undefined
  const { type } = field
  if (!hasType(field, value)) {
    const choices = field.choices.length > 0 ? `: ${field.choices.join(', ')}` : ''
    const description = `must be ${acceptedOf(type)}${choices}`
    return { violatedRule: 'FORMAT', description, rule: 'TYPE' }
  }
  if (type === 'TEXT' || type === 'LONG_TEXT') return textProblem(field, value as string)
  if (type === 'NUMBER' || type === 'DATE') return boundProblem(field, value as string)
  return undefined
}

function hasType({ type, choices }: CustomField, value: CustomFieldValue): boolean {
  if (type === 'BOOLEAN') return typeof value === 'boolean'
  if (type === 'CHOICES') {
    return (
      Array.isArray(value) &&
      new Set(value).size === value.length &&
      value.every((one) => choices.includes(one))
    )
  }
  if (typeof value !== 'string') return false
  if (type === 'CHOICE') return choices.includes(value)
  if (type === 'NUMBER' || type === 'DATE') return isBound(type, value)
  if (type === 'URL') return isWebAddress(value)
  return type === 'LONG_TEXT' || !/[\r\n]/.test(value)
}

const isWebAddress = (text: string): boolean =>
  text.length <= MAX_TEXT &&
  URL.canParse(text) &&
  ['http:', 'https:'].includes(new URL(text).protocol)

function textProblem(field: CustomField, text: string): Refusal | undefined {
  const { length } = [...text]
  const least = field.minLength ?? 0
  const most = field.maxLength ?? (field.type === 'TEXT' ? MAX_TEXT : MAX_LONG_TEXT)
  if (length > most) {
    const description = `must have at most ${most} characters; it has ${length}`
    return { violatedRule: 'MAX_LENGTH', description, rule: 'MAX_LENGTH', limit: most, length }
  }
  if (length < least) {
    const description = `must have at least ${least} characters; it has ${length}`
    return { violatedRule: 'MIN_LENGTH', description, rule: 'MIN_LENGTH', limit: least, length }
  }
  if (field.mask === null || fitsMask(text, field.mask)) return undefined
  const form = `${field.mask} (# is a digit, @ a letter, * either)`
  return { violatedRule: 'FORMAT', description: `must have the form ${form}`, rule: 'MASK' }
}

function boundProblem({ type, minimum, maximum }: CustomField, text: string): Refusal | undefined {
  const isBelow = (one: string, other: string) =>
    type === 'NUMBER' ? isLess(one, other) : one < other
  if (minimum !== null && isBelow(text, minimum)) {
    return { violatedRule: 'MIN', description: `must be ${minimum} or more`, rule: 'MIN' }
  }
  if (maximum !== null && isBelow(maximum, text)) {
    return { violatedRule: 'MAX', description: `must be ${maximum} or less`, rule: 'MAX' }
  }
  return undefined
}

/** A number without needless digits, choices in the order of their field. */
function storedValue({ type, choices }: CustomField, value: CustomFieldValue): CustomFieldValue {
  if (type === 'NUMBER') return normalizeDecimal(value as string)
  return Array.isArray(value) ? inOrder(value, choices) : value
}

function inOrder(values: readonly string[], choices: readonly string[]): string[] {
  const known = choices.filter((one) => values.includes(one))
  return [...known, ...values.filter((one) => !choices.includes(one))]
}

/** The stored form of a value, or the reason why it is refused. */
export function readValue(
  field: CustomField,
  value: CustomFieldValue,
): { readonly value: CustomFieldValue } | RefusedValue {
  const found = problemOf(field, value, undefined)
  if (!found) return { value: storedValue(field, value) }
  const { description: problem, violatedRule: _, ...refused } = found
  return { problem, ...refused }
}

/** Required fields without a value; a refused value does not count as missing. */
const missingValues = (
  fields: readonly CustomField[],
  after: CustomFieldValuesToSave,
  sent: CustomFieldValuesToSave,
  path: string,
): FieldViolation[] =>
  fields
    .filter(
      ({ key, required }) => required && isEmpty(after[key] ?? null) && isEmpty(sent[key] ?? null),
    )
    .map(({ key, name, type }) => ({
      field: `${path}.${key}`,
      violatedRule: 'REQUIRED_FIELD',
      description: `is required (${name}): ${acceptedOf(type)}`,
      data: {},
    }))

/** Values of fields in use, in the order of these. */
export const valuesInUse = (
  fields: readonly CustomField[],
  values: CustomFieldValues,
): Record<string, CustomFieldValue> =>
  Object.fromEntries(
    fields.flatMap(({ key }) => {
      const value = values[key]
      return value === undefined ? [] : [[key, value]]
    }),
  )

/** Values with the type of their field, deleted or not, for imports from another site. */
export const storableValues = (
  fields: readonly CustomField[],
  values: CustomFieldValues,
): Record<string, CustomFieldValue> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field.key]
      return value !== undefined && hasType(field, value)
        ? [[field.key, storedValue(field, value)]]
        : []
    }),
  )

/** The values that shoppers see. */
export const shownValues = (
  fields: readonly CustomField[],
  values: CustomFieldValues,
): ShownCustomField[] =>
  fields.flatMap(({ key, name, type, shown }) => {
    const value = values[key]
    return shown && value !== undefined ? [{ key, name, type, value }] : []
  })
