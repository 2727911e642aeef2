import { type Static, Type } from '../../kit/index.ts'

const Paths = Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100 })

/**
 * Limits a change to the fields it names, such as `name` or `priceData.price`; a path below a field
 * means the field. An empty one limits nothing. Published clients never send one.
 */
export const FieldMask = Type.Union([
  Paths,
  Type.String({ maxLength: 2000, description: 'Paths with commas between them' }),
  Type.Object({ paths: Paths }),
])
export type FieldMask = Static<typeof FieldMask>
