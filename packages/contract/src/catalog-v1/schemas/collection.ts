import { Maybe, type Static, Text, Type } from '../../kit/index.ts'
import { Media } from './media.ts'

/**
 * A group of products with a page of its own. `visible` only affects that page: operations return the
 * collection and its products to everyone.
 */
export const Collection = Type.Object({
  id: Type.String({ description: 'GUID, or the 35 characters of the collection of all products' }),
  name: Type.String(),
  media: Media,
  numberOfProducts: Type.Integer(),
  description: Type.String(),
  slug: Type.String(),
  visible: Type.Boolean(),
})
export type Collection = Static<typeof Collection>

/** A collection to create. Its slug is made from the name. */
export const CollectionToCreate = Type.Object({
  name: Text(1, 50),
  description: Maybe(Text(0, 600)),
  slug: Maybe(Text(0, 100)),
  visible: Maybe(Type.Boolean()),
})
export type CollectionToCreate = Static<typeof CollectionToCreate>

/** Changes of a collection: absent fields stay. */
export const CollectionToUpdate = Type.Object({
  id: Text(35, 36),
  name: Type.Optional(Text(1, 50)),
  description: Maybe(Text(0, 600)),
  slug: Maybe(Text(0, 100)),
  visible: Maybe(Type.Boolean()),
})
export type CollectionToUpdate = Static<typeof CollectionToUpdate>
