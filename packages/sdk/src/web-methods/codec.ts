/**
 * Arguments and results of web methods: JSON in which dates stay dates. A `Date` travels as
 * `{"$date": "2026-01-31T12:00:00.000Z"}`; a key of the app's own that begins with `$` gets a second one,
 * so that nothing an app sends is mistaken for a date. Everything else is as `JSON.stringify` has it.
 */

// Deep enough for any form, shallow enough for every stack.
const DEEPEST = 100
const DATE = '$date'

export const toText = (value: unknown): string => JSON.stringify(encode(value, 0))

/** Throws a `SyntaxError` for text that is not JSON, a `RangeError` when it is nested too deeply. */
export const fromText = (text: string): unknown => decode(JSON.parse(text), 0)

function encode(value: unknown, depth: number): unknown {
  if (value instanceof Date) return { [DATE]: value.toJSON() }
  if (typeof value !== 'object' || value === null) return value
  checkDepth(depth)
  if ('toJSON' in value && typeof value.toJSON === 'function')
    return encode(value.toJSON(), depth + 1)
  if (Array.isArray(value)) return value.map((item) => encode(item, depth + 1))
  return mapObject(value, (key) => (key.startsWith('$') ? `$${key}` : key), depth, encode)
}

function decode(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  checkDepth(depth)
  if (Array.isArray(value)) return value.map((item) => decode(item, depth + 1))
  if (isDate(value)) return new Date(value[DATE] ?? Number.NaN)
  return mapObject(value, (key) => (key.startsWith('$$') ? key.slice(1) : key), depth, decode)
}

const isDate = (value: object): value is { [DATE]: string | null } =>
  DATE in value && Object.keys(value).length === 1 && isDateText(value[DATE])

const isDateText = (value: unknown) => value === null || typeof value === 'string'

/** `__proto__` as an own key would change prototypes of copies made later. */
function mapObject(
  value: object,
  rename: (key: string) => string,
  depth: number,
  change: (value: unknown, depth: number) => unknown,
): object {
  const entries = Object.entries(value).filter(([key]) => key !== '__proto__')
  return Object.fromEntries(entries.map(([key, item]) => [rename(key), change(item, depth + 1)]))
}

function checkDepth(depth: number): void {
  if (depth >= DEEPEST) throw new RangeError(`is nested more than ${DEEPEST} deep`)
}
