import type { TSchema } from 'typebox'
import { Maybe } from './scalars.ts'
import { Type } from './type.ts'

const Paths = Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100 })

/** Names of fields such as `name` or `physicalProperties.pricePerUnit`: a list, text with commas, or `{paths}`. */
export const FieldMask = Type.Union([
  Paths,
  Type.String({ maxLength: 2000 }),
  Type.Object({ paths: Paths }),
])

/** Marks the change that a mask limits. Not enumerable, so that the schema stays plain JSON Schema. */
const TARGET = '~target'

/**
 * A field mask: limits a change in the same request to the fields it names (§1.2). `target` is the path of
 * the change, such as `product`, or `products.product` for the product of each element of a list. A path may
 * start with the name of the changed entity; one below a list means the whole list. The id, the revision and
 * other required fields are always included. An empty mask limits nothing, an unknown path is refused.
 * Published clients never send one.
 */
export function FieldMaskOf(target: string) {
  return Maybe(Object.defineProperty({ ...FieldMask }, TARGET, { value: target }))
}

/** Which change a property limits; undefined for every other property. */
export const maskedBy = (schema: TSchema): string | undefined => {
  const { anyOf } = schema as { anyOf?: Record<string, unknown>[] }
  const target = anyOf?.[0]?.[TARGET]
  return typeof target === 'string' ? target : undefined
}

/** The paths of a mask in any notation; empty for an invalid one. */
export function pathsOf(mask: unknown): string[] {
  const listed =
    typeof mask === 'string'
      ? mask.split(',')
      : typeof mask === 'object' && mask !== null && 'paths' in mask
        ? mask.paths
        : mask
  if (!Array.isArray(listed) || !listed.every((path) => typeof path === 'string')) return []
  return listed.map((path) => path.trim()).filter((path) => path !== '')
}
