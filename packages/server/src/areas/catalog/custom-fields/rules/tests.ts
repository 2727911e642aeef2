import type {
  CustomField,
  CustomFieldTest,
  CustomFieldTests,
} from '@vitrine/contract/custom-fields'
import { type FieldViolation, ValidationError } from '@vitrine/contract/kit'
import { normalizeDecimal } from '@vitrine/money'
import type { ValueTest } from '../model.ts'
import { acceptedOf, isBound } from './accepted.ts'
import { adviceFor } from './advice.ts'

/** The tests of a filter as they are compared. Throws with everything that is refused. */
export function valueTests(
  fields: readonly CustomField[],
  tests: CustomFieldTests,
  path: string,
): ValueTest[] {
  const filterable = fields.filter((one) => one.filterable)
  const broken: FieldViolation[] = []
  const found = Object.entries(tests).flatMap(([key, test]) => {
    const field = filterable.find((one) => one.key === key)
    const problem = field ? testProblem(field, test) : notFilterable(key, filterable)
    if (problem)
      broken.push({ field: `${path}.${key}`, data: {}, violatedRule: 'VALIDATION', ...problem })
    return field && !problem ? [valueTest(field, test)] : []
  })
  if (broken.length > 0) throw new ValidationError(broken)
  return found
}

type Problem = Pick<FieldViolation, 'description'> & Partial<FieldViolation>

const notFilterable = (key: string, fields: readonly CustomField[]): Problem => ({
  violatedRule: 'FIELD_NOT_ALLOWED',
  description: `is no custom field that can be filtered by; ${adviceFor(key, fields)}`,
})

function testProblem({ type }: CustomField, test: CustomFieldTest): Problem | undefined {
  const { eq, in: oneOf = [], from, to } = test
  if (Object.keys(test).length === 0) {
    return { violatedRule: 'REQUIRED_ONE_OF_FIELD', description: 'must have eq, in, from or to' }
  }
  const isRanged = type === 'NUMBER' || type === 'DATE'
  if (!isRanged && (from ?? to) !== undefined) {
    return { description: `has no from and to: it is a ${type}; eq and in are accepted` }
  }
  const wanted = [...(eq === undefined ? [] : [eq]), ...oneOf]
  const texts = [
    ...wanted,
    ...(from === undefined ? [] : [from]),
    ...(to === undefined ? [] : [to]),
  ]
  const isFit = (one: string | boolean) =>
    type === 'BOOLEAN'
      ? typeof one === 'boolean'
      : typeof one === 'string' && (!isRanged || isBound(type, one))
  if (texts.every(isFit)) return undefined
  const accepted = type === 'CHOICES' ? 'one of its choices' : acceptedOf(type)
  return { violatedRule: 'FORMAT', description: `is compared with ${accepted}` }
}

function valueTest({ key, type }: CustomField, test: CustomFieldTest): ValueTest {
  const stored = (one: string | boolean) =>
    type === 'NUMBER' ? normalizeDecimal(one as string) : one
  const { eq, in: oneOf, from, to } = test
  return {
    key,
    isNumber: type === 'NUMBER',
    isList: type === 'CHOICES',
    ...(eq !== undefined && { eq: stored(eq) }),
    ...(oneOf && { oneOf: oneOf.map(stored) }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }
}

const countable: readonly CustomField['type'][] = ['CHOICE', 'CHOICES', 'BOOLEAN']

/** Types of the fields that shoppers filter by: those with short values. */
export const shownTypes: readonly CustomField['type'][] = [...countable, 'TEXT', 'NUMBER']

/** The fields that shoppers filter by: those they see. */
export const filterableFields = (
  fields: readonly CustomField[],
): Pick<CustomField, 'key' | 'name'>[] =>
  fields
    .filter(({ type, filterable, shown }) => filterable && shown && shownTypes.includes(type))
    .map(({ key, name }) => ({ key, name }))

/** The fields whose values can be counted, sorted by key. Throws for any other key. */
export function countedFields(
  fields: readonly CustomField[],
  keys: readonly string[],
  path: string,
): Pick<CustomField, 'key' | 'name'>[] {
  const known = fields.filter(({ type, filterable }) => filterable && countable.includes(type))
  const found = keys.map((key) => known.find((one) => one.key === key))
  const broken = keys.flatMap((key, at): FieldViolation[] => {
    if (found[at]) return []
    const description = `\`${key}\` is no filterable custom field with choices; ${adviceFor(key, known)}`
    return [{ field: `${path}[${at}]`, violatedRule: 'FIELD_NOT_ALLOWED', description, data: {} }]
  })
  if (broken.length > 0) throw new ValidationError(broken)
  return found.flatMap((one) => (one ? [{ key: one.key, name: one.name }] : []))
}
