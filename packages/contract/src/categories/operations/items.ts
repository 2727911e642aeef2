import {
  CategoryItemAdded,
  CategoryItemRemoved,
  CategoryItemsArranged,
  CategoryNotFound,
  CollectionChanged,
  ItemNotInCategory,
  ManagedCategory,
  NamespaceNotFound,
  ProductChanged,
} from '../../catalog/index.ts'
import {
  CursorPaging,
  GET,
  Maybe,
  operation,
  PagingMetadata,
  POST,
  type TSchema,
  Type,
} from '../../kit/index.ts'
import { BulkItems, BulkOfItem, ItemCategoriesSet } from '../schemas/bulk.ts'
import { CategoryId, ItemReference, tree } from '../schemas/references.ts'

const writes = { permission: 'admin', writes: true } as const
const reads = { permission: 'anyone' } as const
const ofCategory = [NamespaceNotFound, CategoryNotFound]
const added = [CategoryItemAdded, CollectionChanged, ProductChanged]
const removed = [CategoryItemRemoved, CollectionChanged, ProductChanged]
const some = <S extends TSchema>(item: S, maxItems: number) =>
  Type.Array(item, { minItems: 1, maxItems })

export const bulkAddItemsToCategory = operation({
  ...writes,
  route: POST('/v1/bulk/categories/{categoryId}/add-items'),
  summary: 'Add up to 1000 items to a category; items already in it stay',
  request: Type.Object({
    categoryId: CategoryId,
    items: some(ItemReference, 1000),
    ...tree,
  }),
  response: BulkItems,
  errors: [...ofCategory, ManagedCategory],
  facts: added,
})

export const bulkRemoveItemsFromCategory = operation({
  ...writes,
  route: POST('/v1/bulk/categories/{categoryId}/remove-items'),
  summary: 'Remove up to 100 items from a category',
  request: Type.Object({ categoryId: CategoryId, items: some(ItemReference, 100), ...tree }),
  response: BulkItems,
  errors: [...ofCategory, ManagedCategory],
  facts: removed,
})

const itemAndCategories = Type.Object({
  item: ItemReference,
  categoryIds: some(CategoryId, 100),
  ...tree,
})

export const bulkAddItemToCategories = operation({
  ...writes,
  route: POST('/v1/bulk/categories/add-item'),
  summary: 'Add an item to up to 100 categories',
  request: itemAndCategories,
  response: BulkOfItem,
  errors: [NamespaceNotFound],
  facts: added,
})

export const bulkRemoveItemFromCategories = operation({
  ...writes,
  route: POST('/v1/bulk/categories/remove-item'),
  summary: 'Remove an item from up to 100 categories',
  request: itemAndCategories,
  response: BulkOfItem,
  errors: [NamespaceNotFound],
  facts: removed,
})

/** Afterwards the item is in these categories and in no other but the one of all products. */
export const bulkSetItemCategories = operation({
  ...writes,
  route: POST('/v1/bulk/categories/set-item-categories'),
  summary: 'Set the categories of an item',
  request: Type.Object({
    item: ItemReference,
    categoryIds: Maybe(Type.Array(CategoryId, { maxItems: 1000 })),
    ...tree,
  }),
  response: ItemCategoriesSet,
  errors: [NamespaceNotFound],
  facts: [CategoryItemAdded, ...removed],
})

/** Sorted by date added, newest first; with the arrangement, arranged items come first. */
export const listItemsInCategory = operation({
  ...reads,
  route: GET('/v1/categories/{categoryId}/list-items'),
  summary: 'List the items of a category by cursor; up to 100 per page',
  request: Type.Object({
    categoryId: CategoryId,
    useCategoryArrangement: Maybe(Type.Boolean()),
    includeItemsFromSubcategories: Maybe(Type.Boolean()),
    cursorPaging: Maybe(CursorPaging(100)),
    ...tree,
  }),
  response: Type.Object({ items: Type.Array(ItemReference), pagingMetadata: PagingMetadata }),
  errors: ofCategory,
})

const ids = Type.Array(Type.String())

/** `allCategoryIds` are the direct ones and all above them. */
export const listCategoriesForItem = operation({
  ...reads,
  route: GET('/v1/categories/list-categories-for-item'),
  summary: 'List the categories of an item; an unknown item has none',
  request: Type.Object({ item: ItemReference, ...tree }),
  response: Type.Object({ directCategoryIds: ids, allCategoryIds: ids }),
  errors: [NamespaceNotFound],
})

export const listCategoriesForItems = operation({
  ...reads,
  route: GET('/v1/categories/list-categories-for-items'),
  summary:
    'List the categories of items; published clients omit the list of items from the request',
  request: Type.Object({ items: Maybe(Type.Array(ItemReference, { maxItems: 100 })), ...tree }),
  response: Type.Object({
    categoriesForItems: Type.Array(
      Type.Object({
        item: ItemReference,
        directCategoryIds: ids,
        indirectCategoryIds: ids,
        allCategoryIds: ids,
      }),
    ),
  }),
  errors: [NamespaceNotFound],
})

const Items = Type.Object({ items: Type.Array(ItemReference) })

/**
 * The given items come first, in this order; previously arranged items that are not given lose their
 * position.
 */
export const setArrangedItems = operation({
  ...writes,
  route: POST('/v1/categories/{categoryId}/set-arranged-items'),
  summary: 'Set the order of the items of a category',
  request: Type.Object({
    categoryId: CategoryId,
    items: Maybe(Type.Array(ItemReference, { maxItems: 100 })),
    ...tree,
  }),
  response: Items,
  errors: [...ofCategory, ManagedCategory, ItemNotInCategory],
  facts: [CategoryItemsArranged],
})

export const getArrangedItems = operation({
  ...reads,
  route: GET('/v1/categories/{categoryId}/arranged-items'),
  summary: 'List the arranged items of a category, in their order',
  request: Type.Object({ categoryId: CategoryId, ...tree }),
  response: Items,
  errors: ofCategory,
})
