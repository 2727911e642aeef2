import { collectionFieldsToAnswer, collectionFieldsToWrite } from '../catalog/collection-fields.ts'
import { SeoData } from '../catalog-v1/schemas/seo.ts'
import {
  CustomFieldTests,
  CustomFieldValues,
  CustomFieldValuesToSave,
} from '../custom-fields/schemas.ts'
import {
  Guid,
  Json,
  Maybe,
  Nullable,
  OneOf,
  type Static,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'

/** Optional parts of a collection in lists; a single collection has all of them. */
export const collectionParts = ['seo', 'ancestors'] as const
export type CollectionPart = (typeof collectionParts)[number]

const Image = Type.Object({
  /** Id of the library file. */
  id: Type.String(),
  url: Type.String(),
  altText: Type.String(),
  /** In pixels; 0 until the file has been fetched. */
  width: Type.Integer(),
  height: Type.Integer(),
})

const collection = Type.Object({
  id: Guid(),
  /**
   * Goes up by one with each save, not with products that other calls add or remove; send it back with the
   * next.
   */
  revision: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  description: Type.String(),
  /** A hidden collection has no page, and everything below it is hidden too. */
  visible: Type.Boolean(),
  /** Excluded from the menu of the shop with everything below it; its page remains. */
  hiddenFromMenu: Type.Boolean(),
  image: Nullable(Image),
  /** Names the collection in other systems. */
  handle: Nullable(Type.String()),
  /** The collection it is below; null at the top. */
  parentId: Nullable(Guid()),
  /** Among its siblings, from 0 without gaps. */
  position: Type.Integer(),
  /** The only app that may add and remove products; null: everybody who may change the catalog. */
  managingAppId: Nullable(Guid()),
  /** Includes hidden products, excludes those of collections below. */
  productCount: Type.Integer(),
  /** Directly below it. */
  childCount: Type.Integer(),
  ...collectionFieldsToAnswer,
  /** Values of custom fields in use, for staff. */
  customFields: CustomFieldValues,
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
  /** From the top down to the parent. */
  ancestors: Type.Optional(
    Type.Array(Type.Object({ id: Guid(), name: Type.String(), slug: Type.String() })),
  ),
  /** Tags for search engines as they were sent; null: made from the collection. */
  seo: Type.Optional(Json()),
  /** The first products, in this order; all others follow, newest first. */
  arrangedProductIds: Type.Optional(Type.Array(Guid())),
})
export interface CatalogCollection extends Static<typeof collection> {}
/** A collection as the catalog has it, for merchants: no dialect, null where there is nothing. */
export const CatalogCollection = Type.Unsafe<CatalogCollection>(collection)

/** Most products that one save adds, removes or arranges. */
export const MAX_SAVED_MEMBERS = 1000

const ProductIds = () => Type.Optional(Type.Array(Guid(), { maxItems: MAX_SAVED_MEMBERS }))

const toSave = Type.Object({
  /** Absent: a new collection, which needs a name. */
  id: Type.Optional(Guid()),
  /** The revision that was read. Required with an id. */
  revision: Type.Optional(Type.Integer({ minimum: 1 })),
  name: Type.Optional(Text(1, 80)),
  /** Made from the name when absent; one that is taken is refused. */
  slug: Type.Optional(Text(1, 100)),
  description: Maybe(Text(0, 600)),
  /** Default for a new one: true. Hiding it hides all below; below a hidden one nothing can be shown. */
  visible: Type.Optional(Type.Boolean()),
  hiddenFromMenu: Type.Optional(Type.Boolean()),
  /** A picture of the library by its id, or a web address, which is fetched later. */
  image: Maybe(
    Type.Object({
      id: Type.Optional(Text(1, 300)),
      url: Type.Optional(Text(1, 2048, { pattern: '^https?://' })),
    }),
  ),
  handle: Maybe(Text(1, 300)),
  /** Null: at the top. At most five levels. A moved collection becomes the last below its parent. */
  parentId: Maybe(Guid()),
  /** The sibling that it follows from now on; null: first. Absent: its place is unchanged. */
  afterId: Maybe(Guid()),
  seo: Maybe(SeoData),
  ...collectionFieldsToWrite,
  /** Null clears all. */
  customFields: Maybe(CustomFieldValuesToSave),
  /** Products that are already in it retain their position. */
  addedProductIds: ProductIds(),
  removedProductIds: ProductIds(),
  /** The first products of the collection, in this order; all others follow, newest first. */
  arrangedProductIds: ProductIds(),
})
export interface CollectionToSave extends Static<typeof toSave> {}
/** Absent fields are unchanged, null clears. */
export const CollectionToSave = Type.Unsafe<CollectionToSave>(toSave)

const filter = Type.Object({
  /** Words of the name, all of them, with tolerance for typing errors. */
  text: Type.Optional(Text(0, 100)),
  ids: Type.Optional(Type.Array(Guid(), { maxItems: 1000 })),
  /** Directly below this one; null: at the top. */
  parentId: Maybe(Guid()),
  visible: Type.Optional(Type.Boolean()),
  hiddenFromMenu: Type.Optional(Type.Boolean()),
  /** By filterable custom fields, which all have to match. */
  customFields: Type.Optional(CustomFieldTests),
})
export interface CollectionFilter extends Static<typeof filter> {}
/** Collections that match every field; `{}` matches all, including hidden ones. */
export const CollectionFilter = Type.Unsafe<CollectionFilter>(filter)

export const collectionSorts = [
  'POSITION',
  'NAME',
  'NEWEST',
  'OLDEST',
  'LAST_CHANGED',
  'MOST_PRODUCTS',
] as const
export type CollectionSort = (typeof collectionSorts)[number]

/** The handling of the collections below one that is deleted. */
export const childrenOfDeleted = ['LIFT', 'DELETE'] as const
export const ChildrenOfDeleted = OneOf(childrenOfDeleted)
