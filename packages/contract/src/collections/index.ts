import {
  AfterCategoryNotInParent,
  CategoriesLimitExceeded,
  CategoryDepthExceeded,
  CategoryItemAdded,
  CategoryItemRemoved,
  CategoryItemsArranged,
  CategoryMoved,
  CollectionChanged,
  CollectionCreated,
  CollectionDeleted,
  CollectionIsBuiltIn,
  CollectionNotFound,
  DuplicateCategoryHandle,
  DuplicateCategorySlug,
  ItemNotInCategory,
  ManagedCategory,
  MediaNotFound,
  ParentHidden,
  ParentNotInTree,
  ProductChanged,
  ProductNotFound,
  TreeCycle,
} from '../catalog/index.ts'
import { history } from '../history/index.ts'
import { DELETE, GET, Guid, Offset, OneOf, operation, POST, service, Type } from '../kit/index.ts'
import { RevisionConflict, SaveRequest, SaveResponse, saveDescription } from '../saves/index.ts'
import {
  CatalogCollection,
  ChildrenOfDeleted,
  CollectionFilter,
  CollectionToSave,
  collectionParts,
  collectionSorts,
} from './schemas.ts'

export * from './schemas.ts'

const writes = { permission: 'admin', writes: true } as const
const WithCollection = Type.Object({ collection: CatalogCollection })
const ofPage = {
  /** Default 24, at most 100. */
  limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  offset: Type.Optional(Offset()),
}

/** Collections as the catalog has them, in no dialect: their fields, place, products and order as one. */
export const collections = service({
  name: 'collections',
  summary: 'Collections, saved as a whole',
  mounts: ['/vitrine/v1/collections'],
  operations: {
    saveCollection: operation({
      ...writes,
      route: POST('/save'),
      summary: 'Create a collection, or change any part of it, in one transaction',
      description: saveDescription,
      request: SaveRequest('collection', CollectionToSave),
      response: SaveResponse('collection', CatalogCollection),
      errors: [
        AfterCategoryNotInParent,
        CategoriesLimitExceeded,
        CategoryDepthExceeded,
        CollectionIsBuiltIn,
        CollectionNotFound,
        DuplicateCategoryHandle,
        DuplicateCategorySlug,
        ItemNotInCategory,
        ManagedCategory,
        MediaNotFound,
        ParentHidden,
        ParentNotInTree,
        ProductNotFound,
        RevisionConflict,
        TreeCycle,
      ],
      facts: [
        CollectionCreated,
        CollectionChanged,
        CategoryMoved,
        CategoryItemAdded,
        CategoryItemRemoved,
        CategoryItemsArranged,
        ProductChanged,
      ],
    }),
    getCollection: operation({
      route: GET('/{id}'),
      permission: 'admin',
      summary: 'Read a collection with everything that a save can change',
      request: Type.Object({ id: Guid() }),
      response: WithCollection,
      errors: [CollectionNotFound],
    }),
    listCollections: operation({
      route: POST('/list'),
      permission: 'admin',
      summary: 'List collections that match a filter, also hidden ones, with counts',
      request: Type.Object({
        filter: Type.Optional(CollectionFilter),
        /** Default: POSITION with a parent, otherwise NAME. */
        sort: Type.Optional(OneOf(collectionSorts)),
        ...ofPage,
        /** Default 24, at most 1000: trees are read as a whole. */
        limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
        /** Default: none. */
        parts: Type.Optional(
          Type.Array(OneOf(collectionParts), { maxItems: collectionParts.length }),
        ),
      }),
      response: Type.Object({
        collections: Type.Array(CatalogCollection),
        /** On all pages. */
        total: Type.Integer(),
      }),
    }),
    listCollectionProducts: operation({
      route: GET('/{id}/products'),
      permission: 'admin',
      summary: 'List the products of a collection in their order, also hidden ones',
      request: Type.Object({
        id: Guid(),
        /** Include products of collections below, after the arranged ones. Default: false. */
        withBelow: Type.Optional(Type.Boolean()),
        ...ofPage,
      }),
      response: Type.Object({
        /** Arranged ones first, then the newest members; `products.listProducts` answers more by these ids. */
        productIds: Type.Array(Guid()),
        /** On all pages. */
        total: Type.Integer(),
      }),
      errors: [CollectionNotFound],
    }),
    restoreCollection: operation({
      ...writes,
      route: POST('/{id}/restore'),
      summary: 'Restore a deleted collection with its products',
      description: 'The same as undoing its deletion in the history; conflicts are answered alike.',
      request: Type.Object({ id: Guid() }),
      response: WithCollection,
      errors: [CollectionNotFound, ...(history.operations.undoChange.errors ?? [])],
      facts: history.operations.undoChange.facts ?? [],
    }),
    deleteCollection: operation({
      ...writes,
      route: DELETE('/{id}'),
      summary: 'Delete a collection; its products stay, and `restoreCollection` restores it',
      request: Type.Object({
        id: Guid(),
        /** LIFT: they move up to its parent; DELETE: they are deleted too. Default: LIFT. */
        children: Type.Optional(ChildrenOfDeleted),
      }),
      response: Type.Object({}),
      errors: [CollectionNotFound, ManagedCategory],
      facts: [CollectionDeleted, CategoryMoved, ProductChanged],
    }),
  },
})
