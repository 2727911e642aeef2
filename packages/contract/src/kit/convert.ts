import type { TSchema } from 'typebox'

/** Converts a value of a schema node; `undefined` where no conversion is needed. */
type Change = (value: unknown) => unknown
type Direction = 'toValue' | 'toWire'
interface Node {
  readonly 'x-scalar'?: string
  readonly properties?: Record<string, TSchema>
  readonly patternProperties?: Record<string, TSchema>
  readonly items?: TSchema
  readonly anyOf?: TSchema[]
  readonly type?: string
  readonly required?: string[]
  readonly 'x-null'?: 'absent'
}

// Other text is sent unchanged and rejected by the server: a blank price is not 0, a word not null.
const isDecimal = /^\s*-?\d+(\.\d+)?\s*$/

const scalars: Record<string, Record<Direction, Change>> = {
  'decimal-number': {
    toValue: (wire) => (typeof wire === 'number' ? plainDecimal(wire) : wire),
    toWire: (value) => (typeof value === 'string' && isDecimal.test(value) ? Number(value) : value),
  },
  'decimal-text': { toValue: (wire) => wire, toWire: (value) => value },
  timestamp: {
    toValue: (wire) => (typeof wire === 'string' ? new Date(wire) : wire),
    toWire: (value) => (value instanceof Date ? value.toISOString() : value),
  },
}

const built: Record<Direction, WeakMap<object, Change | null>> = {
  toValue: new WeakMap(),
  toWire: new WeakMap(),
}

/** Wire form → value form: numbers that are money become exact decimals, dates become `Date`. */
export const toValue = (schema: TSchema, wire: unknown): unknown =>
  changeOf(schema, 'toValue')?.(wire) ?? wire

/** Value form → wire form. */
export const toWire = (schema: TSchema, value: unknown): unknown =>
  changeOf(schema, 'toWire')?.(value) ?? value

function changeOf(schema: TSchema, direction: Direction): Change | undefined {
  const known = built[direction].get(schema)
  if (known !== undefined) return known ?? undefined
  const change = build(schema as Node, direction)
  built[direction].set(schema, change ?? null)
  return change
}

function build(node: Node, direction: Direction): Change | undefined {
  const change = buildWithin(node, direction)
  if (!node['x-null'] || direction === 'toWire') return change
  return (wire) => change?.(wire) ?? wire ?? undefined
}

function buildWithin(node: Node, direction: Direction): Change | undefined {
  if (node['x-scalar']) return scalars[node['x-scalar']]?.[direction]
  if (node.anyOf) return buildUnion(node.anyOf, direction)
  if (node.items) return buildList(node.items, direction)
  if (node.patternProperties) return buildMap(node.patternProperties, direction)
  if (node.properties) return buildObject(node.properties, direction)
  return undefined
}

function buildObject(properties: Record<string, TSchema>, direction: Direction) {
  const changes = Object.entries(properties).flatMap(([key, schema]) => {
    const change = changeOf(schema, direction)
    return change ? [[key, change] as const] : []
  })
  if (changes.length === 0) return undefined
  return (value: unknown) => {
    if (!isRecord(value)) return value
    const copy = { ...value }
    for (const [key, change] of changes) {
      if (copy[key] !== undefined) copy[key] = change(copy[key])
    }
    return copy
  }
}

function buildList(items: TSchema, direction: Direction) {
  const change = changeOf(items, direction)
  return change && ((value: unknown) => (Array.isArray(value) ? value.map(change) : value))
}

function buildMap(patterns: Record<string, TSchema>, direction: Direction) {
  const schema = Object.values(patterns)[0]
  const change = schema && changeOf(schema, direction)
  if (!change) return undefined
  return (value: unknown) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, change(entry)]))
      : value
}

/** A union is converted by its first branch with a matching kind and required fields; null stays null. */
function buildUnion(branches: TSchema[], direction: Direction) {
  const parts = branches.map((branch) => [branch as Node, changeOf(branch, direction)] as const)
  if (parts.every(([, change]) => !change)) return undefined
  return (value: unknown) => {
    if (value === null || value === undefined) return value
    const fitting = parts.find(([branch]) => fits(branch, value))
    return fitting?.[1]?.(value) ?? value
  }
}

function fits(branch: Node, value: unknown): boolean {
  if (branch.type === 'null') return false
  if (branch.type === 'object') {
    return isRecord(value) && (branch.required ?? []).every((key) => key in value)
  }
  if (branch.type === 'array') return Array.isArray(value)
  return !isRecord(value) && !Array.isArray(value)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/** A JSON number as decimal text without an exponent: `1e-7` becomes `"0.0000001"`. */
export function plainDecimal(number: number): string {
  const text = String(number)
  const match = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text)
  if (!match) return text
  const [, sign, first, rest = '', power] = match
  const digits = `${first}${rest}`
  const point = 1 + Number(power)
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  return `${sign}${digits.slice(0, point).padEnd(point, '0')}`
}
