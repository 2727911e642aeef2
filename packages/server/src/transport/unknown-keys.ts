import type { AnyOperation, AnyService, FieldViolation } from '@vitrine/contract/kit'

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>
  readonly anyOf?: readonly Shape[]
}

/**
 * Top-level fields of a request that our own operations (`/vitrine/…`) do not define: a misspelt one would be
 * ignored silently. Published dialects tolerate them, as their clients expect, and addresses that
 * browsers open may carry parameters of others.
 */
export function findUnknownKeys(
  { service, operation }: { readonly service: AnyService; readonly operation: AnyOperation },
  input: Readonly<Record<string, unknown>>,
): FieldViolation[] {
  const mounts = operation.mounts ?? service.mounts
  const { properties } = operation.request as Shape
  if (!properties || operation.answers === 'page') return []
  if (!mounts.every((mount) => mount.startsWith('/vitrine/'))) return []
  return Object.keys(input)
    .filter((key) => !Object.hasOwn(properties, key))
    .map((key) => ({
      field: key,
      description: `there is no field \`${key}\`; ${adviceFor(key, properties)}`,
      violatedRule: 'FIELD_NOT_ALLOWED',
      data: {},
    }))
}

function adviceFor(key: string, properties: Readonly<Record<string, Shape>>): string {
  const names = Object.keys(properties)
  const suggestion = nearestName(key, names) ?? nestedFieldOf(key, properties)
  if (suggestion !== undefined) return `did you mean \`${suggestion}\`?`
  if (names.length === 0) return 'this operation takes none'
  return `accepted: ${names.map((name) => `\`${name}\``).join(', ')}`
}

/** A nested field, such as `client.name` for `name`. */
function nestedFieldOf(
  key: string,
  properties: Readonly<Record<string, Shape>>,
): string | undefined {
  const parent = Object.entries(properties).find(([, shape]) =>
    [shape, ...(shape.anyOf ?? [])].some((one) => one.properties && key in one.properties),
  )
  return parent && `${parent[0]}.${key}`
}

/** Longer keys are no misspelling of ours. */
const MAX_KEY_LENGTH = 64

function nearestName(key: string, names: readonly string[]): string | undefined {
  if (key.length > MAX_KEY_LENGTH) return undefined
  const [nearest] = names
    .map((name) => ({ name, distance: editDistance(key.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= Math.max(1, Math.floor(name.length / 3)))
    .sort((one, other) => one.distance - other.distance)
  return nearest?.name
}

/** Fewest insertions, deletions, replacements and swaps of neighbours (optimal string alignment). */
function editDistance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let i = 1; i <= one.length; i += 1) {
    rows.push([i])
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const swap = isSwap ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY
      const change = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + cost)
      rows[i]?.push(Math.min(change, swap))
    }
  }
  return at(one.length, other.length)
}
