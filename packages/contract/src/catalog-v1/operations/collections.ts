import {
  CategoriesLimitExceeded,
  CategoryItemAdded,
  CategoryItemRemoved,
  CategoryMoved,
  CollectionChanged,
  CollectionCreated,
  CollectionDeleted,
  CollectionIsBuiltIn,
  CollectionNotFound,
  ManagedCategory,
  ParentHidden,
  ProductChanged,
} from '../../catalog/index.ts'
import {
  DELETE,
  FieldMaskOf,
  GET,
  Guid,
  InvalidFilter,
  Maybe,
  operation,
  PATCH,
  PagingMetadata,
  POST,
  Query,
  Text,
  Type,
} from '../../kit/index.ts'
import { plainReads, reads, writes } from '../mounts.ts'
import { Collection, CollectionToCreate, CollectionToUpdate } from '../schemas/collection.ts'

const CollectionId = Type.String({ minLength: 1, maxLength: 36 })
const refusals = [CollectionNotFound, CollectionIsBuiltIn]
const write = { mounts: writes, permission: 'admin', writes: true } as const

/** Creates a collection; by default its slug is derived from the name. */
export const createCollection = operation({
  ...write,
  route: POST('/v1/collections'),
  summary: 'Add a collection',
  request: Type.Object({ collection: CollectionToCreate }),
  response: Type.Object({ collection: Collection }),
  errors: [CategoriesLimitExceeded],
  facts: [CollectionCreated],
})

/** Changes the fields that are sent. Hiding a collection hides the categories below it. */
export const updateCollection = operation({
  ...write,
  route: PATCH('/v1/collections/{collection.id}'),
  summary: 'Change a collection',
  request: Type.Object({ collection: CollectionToUpdate, fieldMask: FieldMaskOf('collection') }),
  response: Type.Object({ collection: Collection }),
  errors: [...refusals, ParentHidden],
  facts: [CollectionChanged],
})

/** Deletes a collection; its products remain, and categories below it move up. */
export const deleteCollection = operation({
  ...write,
  route: DELETE('/v1/collections/{id}'),
  summary: 'Delete a collection',
  request: Type.Object({ id: CollectionId }),
  response: Type.Object({}),
  errors: [...refusals, ManagedCategory],
  facts: [CollectionDeleted, ProductChanged, CategoryMoved],
})

const Membership = Type.Object({
  id: CollectionId,
  productIds: Type.Array(Guid(), { maxItems: 1000 }),
})

/** Puts products into a collection; unknown ids and those already in it are ignored. */
export const addProductsToCollection = operation({
  ...write,
  route: POST('/v1/collections/{id}/productIds'),
  summary: 'Add products to a collection',
  request: Membership,
  response: Type.Object({}),
  errors: [...refusals, ManagedCategory],
  facts: [CollectionChanged, ProductChanged, CategoryItemAdded],
})

/** Removes products from a collection; ids that are not in it are ignored. */
export const removeProductsFromCollection = operation({
  ...write,
  route: POST('/v1/collections/{id}/productIds/delete'),
  summary: 'Remove products from a collection',
  request: Membership,
  response: Type.Object({}),
  errors: [...refusals, ManagedCategory],
  facts: [CollectionChanged, ProductChanged, CategoryItemRemoved],
})

/** One collection by id; the collection of all products has an id of 35 characters. */
export const getCollection = operation({
  route: GET('/v2/collections/{id}'),
  mounts: plainReads,
  permission: 'anyone',
  cached: 'catalog',
  summary: 'Read a collection',
  request: Type.Object({ id: CollectionId }),
  response: Type.Object({ collection: Collection }),
  errors: [CollectionNotFound],
})

/** One collection by its slug; `all-products` is the collection of all products. */
export const getCollectionBySlug = operation({
  route: GET('/v2/collections/slug/{slug}'),
  mounts: plainReads,
  aliases: reads.map((mount) => GET(`${mount}/v1/collections/slug/{slug}`)),
  permission: 'anyone',
  cached: 'catalog',
  summary: 'Read a collection by its slug',
  request: Type.Object({ slug: Text(1, 100) }),
  response: Type.Object({ collection: Collection }),
  errors: [CollectionNotFound],
})

/** Collections by filter, at most 100 a page. Fields: `query-fields.ts`. */
export const queryCollections = operation({
  route: POST('/v2/collections/query'),
  mounts: plainReads,
  permission: 'anyone',
  cached: 'catalog',
  longGet: true,
  summary: 'Find collections',
  request: Type.Object({ query: Maybe(Query()) }),
  response: Type.Object({ collections: Type.Array(Collection), metadata: PagingMetadata }),
  errors: [InvalidFilter],
})
