import type { AnyOperation, AnyService, FieldViolation } from '@vitrine/contract/kit'
import { nearestName } from '../platform/nearest-name.ts'

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
