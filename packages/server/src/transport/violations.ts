import {
  AMOUNT_PATTERN,
  type FieldViolation,
  MAX_AMOUNT,
  type TSchema,
  type ViolatedRule,
} from '@vitrine/contract/kit'
import { Compile } from 'typebox/compile'
import { Settings } from 'typebox/system'
import { joinFieldPath } from './field-path.ts'

interface Problem {
  readonly keyword: string
  readonly instancePath: string
  readonly params: Record<string, unknown>
  readonly message: string
}
interface Checker {
  Check(value: unknown): boolean
  Errors(value: unknown): readonly Problem[]
}

// Every optional parent of an invalid field adds two problems of its own, which count against the limit.
Settings.Set({ maxErrors: 128 })

const checkers = new WeakMap<object, Checker>()

/** The compiled check of a schema, made on first use. */
export function checkerOf(schema: TSchema): Checker {
  const cached = checkers.get(schema)
  if (cached) return cached
  const compiled = Compile(schema) as unknown as Checker
  checkers.set(schema, compiled)
  return compiled
}

/** Every broken field of a wire value, named by its wire path; empty when it fits. */
export function findViolations(schema: TSchema, wire: unknown): FieldViolation[] {
  const checker = checkerOf(schema)
  if (checker.Check(wire)) return []
  const problems = checker.Errors(wire)
  const violations = problems
    .filter((problem) => isRelevant(problem, problems))
    .flatMap((one) => toViolations(one, wire))
  return uniqueByField(violations)
}

/**
 * A field with several variants, such as text or null, violates all of them at once. Reports the problems of
 * the intended variant, or else that none matches. A nested problem shows that null was not intended, even
 * where the list of problems ends before the union's own.
 */
function isRelevant(problem: Problem, all: readonly Problem[]): boolean {
  if (problem.keyword === 'additionalProperties') return false
  const isBelow = (one: Problem) => one.instancePath.startsWith(`${problem.instancePath}/`)
  if (problem.params.type === 'null' && all.some(isBelow)) return false
  const isUnion = (one: Problem) =>
    one.keyword === 'anyOf' && one.instancePath === problem.instancePath
  if (!all.some(isUnion)) return true
  if (problem.keyword === 'type') return false
  return problem.keyword !== 'anyOf' || !all.some((one) => explains(one, problem))
}

/** Whether a problem is more specific than "nothing in the union matches". */
const explains = (one: Problem, union: Problem): boolean =>
  one.instancePath === union.instancePath
    ? !['anyOf', 'type', 'additionalProperties'].includes(one.keyword)
    : one.instancePath.startsWith(`${union.instancePath}/`)

function toViolations(problem: Problem, wire: unknown): FieldViolation[] {
  const field = pathOf(problem.instancePath, wire)
  if (problem.params.pattern === AMOUNT_PATTERN) {
    return [{ field, ...amountSentence(String(at(wire, partsOf(problem.instancePath)))) }]
  }
  if (problem.keyword === 'required') {
    const missing = problem.params.requiredProperties as string[]
    return missing.map((name) => ({
      field: field ? `${field}.${name}` : name,
      description: 'is required',
      violatedRule: 'REQUIRED_FIELD',
      data: {},
    }))
  }
  const rule = rules[problem.keyword]
  return [{ field: field || 'body', ...(rule?.(problem.params) ?? invalid(problem.message)) }]
}

type Sentence = Omit<FieldViolation, 'field'>
const sentence = (
  violatedRule: ViolatedRule,
  description: string,
  data: Record<string, unknown> = {},
): Sentence => ({ violatedRule, description, data })
const invalid = (message: string) => sentence('VALIDATION', message)

const rules: Record<string, (params: Record<string, unknown>) => Sentence> = {
  // The form in which a schema without additional properties reports one.
  boolean: () => sentence('FIELD_NOT_ALLOWED', 'is not a known field here'),
  minLength: ({ limit }) =>
    sentence('MIN_LENGTH', `must have at least ${limit} characters`, { threshold: limit }),
  maxLength: ({ limit }) =>
    sentence('MAX_LENGTH', `must have at most ${limit} characters`, { threshold: limit }),
  minItems: ({ limit }) =>
    sentence('MIN_SIZE', `must have at least ${limit} items`, { threshold: limit }),
  maxItems: ({ limit }) =>
    sentence('MAX_SIZE', `must have at most ${limit} items`, { threshold: limit }),
  minimum: ({ limit }) => sentence('MIN', `must be at least ${limit}`, { threshold: limit }),
  maximum: ({ limit }) => sentence('MAX', `must be at most ${limit}`, { threshold: limit }),
  exclusiveMinimum: ({ limit }) =>
    sentence('MIN', `must be greater than ${limit}`, { threshold: limit }),
  type: ({ type }) => sentence('FORMAT', `must be of type ${String(type)}`, { type }),
  enum: ({ allowedValues }) =>
    sentence('INVALID_ENUM_VALUE', `must be one of ${(allowedValues as unknown[]).join(', ')}`, {
      allowedValues,
    }),
  const: ({ allowedValue }) =>
    sentence('INVALID_ENUM_VALUE', `must be ${String(allowedValue)}`, { allowedValue }),
  format: ({ format }) =>
    formats[String(format)] ?? sentence('FORMAT', `must be a ${String(format)}`, { type: format }),
  pattern: () =>
    sentence('FORMAT', 'has characters or an order that is not accepted', { type: 'PATTERN' }),
  anyOf: () => sentence('FORMAT', 'fits none of the accepted forms', {}),
}

const at = (wire: unknown, parts: readonly string[]): unknown =>
  parts.reduce((node, name) => (node as Record<string, unknown>)[name], wire)

/** The error of an invalid amount text. */
function amountSentence(text: string): Sentence {
  const [, sign, whole = '', part = ''] = /^(-?)0*(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (sign === undefined) {
    return sentence('FORMAT', 'must be an amount such as 10.50', { type: 'DECIMAL' })
  }
  if (sign === '-') return sentence('DECIMAL_GTE', 'must be at least 0', { threshold: '0' })
  if (whole.length > 9) {
    return sentence('DECIMAL_LTE', `must be at most ${MAX_AMOUNT}`, {
      threshold: String(MAX_AMOUNT),
    })
  }
  if (part.length > 3) {
    return sentence('DECIMAL_MAX_SCALE', 'must have at most 3 decimals', { threshold: '3' })
  }
  return sentence('FORMAT', 'must have at most 9 digits before the point', { type: 'DECIMAL' })
}

const formats: Record<string, Sentence> = {
  email: sentence('FORMAT', 'must be an e-mail address such as ada@example.com', { type: 'EMAIL' }),
  uuid: sentence('FORMAT', 'must be a GUID of 36 characters', { type: 'GUID' }),
  'date-time': sentence('FORMAT', 'must be a moment such as 2026-01-31T12:00:00.000Z', {
    type: 'DATE',
  }),
  uri: sentence('FORMAT', 'must be a web address', { type: 'WEB_URL' }),
}

const partsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))

const pathOf = (pointer: string, wire: unknown): string => {
  const parts = partsOf(pointer)
  return parts.reduce(
    (path, part, depth) => joinFieldPath(at(wire, parts.slice(0, depth)), path, part),
    '',
  )
}

function uniqueByField(violations: FieldViolation[]): FieldViolation[] {
  const seen = new Set<string>()
  return violations.filter(({ field }) => !seen.has(field) && seen.add(field))
}
