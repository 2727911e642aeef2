import type { Random } from './random.ts'

/** The parts of JSON Schema that values are generated from. */
export interface Schema {
  readonly type?: string
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

const nested = (depth: number) => {
  let value: unknown = {}
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { $not: value }
  return value
}

export const oddTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00\ud800',
  '🏺'.repeat(300),
  '\u202e\u2066',
  'e\u0301'.repeat(2000),
  '%00',
  '%zz',
  "'; DROP TABLE members; --",
  '$1',
  '\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'undefined',
  'null',
  'NaN',
  '-0',
  '1e300',
  '9'.repeat(400),
  '0x7fffffff',
  '2026-13-45T99:99:99Z',
  '+275760-09-13T00:00:00.001Z',
  '0000-00-00T00:00:00.000Z',
  '00000000-0000-0000-0000-000000000000',
  'http://[',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://127.0.0.1:1/',
  'a@b',
  '.*(a+)+$',
  '__proto__',
  'constructor',
]

const oddNumbers: readonly number[] = [
  -1,
  0,
  -0.0,
  0.1,
  1e-300,
  1e300,
  -1e308,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  99_999_999_999.999,
]

const oddObjects: readonly unknown[] = [
  [],
  {},
  [[]],
  [null],
  null,
  true,
  { $in: [] },
  { $and: [{}] },
  { $or: 'x' },
  { id: { $gt: null } },
  { length: -1 },
  { toString: null, valueOf: null },
  nested(3),
  nested(40),
  Array.from({ length: 1200 }, (_, index) => index),
]

/** A value that matches no schema. */
export function oddValue(random: Random): unknown {
  const kind = random.below(10)
  if (kind < 4) return random.pick(oddTexts)
  return kind < 7 ? random.pick(oddNumbers) : random.pick(oddObjects)
}

const MAX_DEPTH = 6
const ODD_SHARE = 0.12

/** A value that almost matches a schema. `ids` are existing ids of the shop. */
export function makeValue(
  schema: Schema | undefined,
  random: Random,
  ids: readonly string[],
  depth = 0,
): unknown {
  if (!schema || depth > MAX_DEPTH || random.chance(ODD_SHARE)) return oddValue(random)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  if (schema.anyOf) return makeValue(random.pick(schema.anyOf), random, ids, depth)
  if (schema.properties) return messageOf(schema.properties, random, ids, depth)
  if (schema.items) {
    const { items } = schema
    return Array.from({ length: random.below(3) }, () => makeValue(items, random, ids, depth + 1))
  }
  return scalarOf(schema, random, ids)
}

function messageOf(
  properties: Readonly<Record<string, Schema>>,
  random: Random,
  ids: readonly string[],
  depth: number,
): Record<string, unknown> {
  const share = depth === 0 ? 0.8 : 0.5
  const entries = Object.entries(properties)
    .filter(() => random.chance(share))
    .map(([key, schema]) => [key, makeValue(schema, random, ids, depth + 1)])
  if (random.chance(0.05)) entries.push([random.pick(oddTexts), oddValue(random)])
  return Object.fromEntries(entries) as Record<string, unknown>
}

function scalarOf({ type, format }: Schema, random: Random, ids: readonly string[]): unknown {
  if (type === 'boolean') return random.chance(0.5)
  if (type === 'integer' || type === 'number') return random.below(120)
  if (type === 'null') return null
  if (format === 'uuid') return random.pick(ids)
  if (format === 'date-time') return '2026-01-31T12:00:00.000Z'
  if (format === 'email') return `person${random.below(50)}@example.com`
  if (type === 'string') return random.chance(0.3) ? random.pick(ids) : `text ${random.below(1000)}`
  return oddValue(random)
}
