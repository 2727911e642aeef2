import {
  CategoriesLimitExceeded,
  CategoryDepthExceeded,
  CategoryNotFound,
  CollectionChanged,
  CollectionCreated,
  CollectionDeleted,
  DuplicateCategoryHandle,
  DuplicateCategorySlug,
  FieldNotChangeable,
  InvalidRevision,
  ManagedCategory,
  MediaNotFound,
  NamespaceNotFound,
  ParentHidden,
  ParentNotInTree,
  ProductChanged,
  RemovedCategorySlug,
} from '../../catalog/index.ts'
import {
  DELETE,
  FieldMaskOf,
  GET,
  Maybe,
  operation,
  PATCH,
  POST,
  Text,
  Type,
} from '../../kit/index.ts'
import { BulkCategories } from '../schemas/bulk.ts'
import { Category, CategoryFields, CategoryToUpdate, NewCategory } from '../schemas/category.ts'
import { CategoryId, tree } from '../schemas/references.ts'

const writes = { permission: 'admin', writes: true } as const
const one = Type.Object({ category: Category })

/** Adds a category, last among the children of its parent. */
export const createCategory = operation({
  ...writes,
  route: POST('/v1/categories'),
  summary: 'Add a category',
  request: Type.Object({ category: NewCategory, fields: CategoryFields, ...tree }),
  response: one,
  errors: [
    NamespaceNotFound,
    DuplicateCategorySlug,
    DuplicateCategoryHandle,
    ParentNotInTree,
    ParentHidden,
    CategoryDepthExceeded,
    CategoriesLimitExceeded,
    MediaNotFound,
  ],
  facts: [CollectionCreated],
})

export const getCategory = operation({
  route: GET('/v1/categories/{categoryId}'),
  permission: 'anyone',
  summary: 'Read a category; hidden ones only for merchants',
  request: Type.Object({ categoryId: CategoryId, fields: CategoryFields, ...tree }),
  response: one,
  errors: [NamespaceNotFound, CategoryNotFound],
})

export const getCategoryBySlug = operation({
  route: GET('/v1/categories/slug/{slug}'),
  permission: 'anyone',
  summary: 'Read a category by its slug',
  request: Type.Object({ slug: Text(1, 300), fields: CategoryFields, ...tree }),
  response: one,
  errors: [NamespaceNotFound, CategoryNotFound],
})

const changing = [
  NamespaceNotFound,
  ManagedCategory,
  CategoryNotFound,
  InvalidRevision,
  DuplicateCategorySlug,
  DuplicateCategoryHandle,
  RemovedCategorySlug,
  FieldNotChangeable,
  MediaNotFound,
]

/** Changes the fields that are sent; position and visibility have separate operations. */
export const updateCategory = operation({
  ...writes,
  route: PATCH('/v1/categories/{category.id}'),
  summary: 'Change a category',
  request: Type.Object({
    category: CategoryToUpdate,
    fieldMask: FieldMaskOf('category'),
    fields: CategoryFields,
    ...tree,
  }),
  response: one,
  errors: changing,
  facts: [CollectionChanged],
})

export const deleteCategory = operation({
  ...writes,
  route: DELETE('/v1/categories/{categoryId}'),
  summary: 'Delete a category and everything below it; the products stay',
  request: Type.Object({ categoryId: CategoryId, ...tree }),
  response: Type.Object({}),
  errors: [NamespaceNotFound, CategoryNotFound, ManagedCategory],
  facts: [CollectionDeleted, ProductChanged],
})

/** Hides a category with everything below it, or shows it alone. */
export const updateCategoryVisibility = operation({
  ...writes,
  route: PATCH('/v1/categories/visibility'),
  summary: 'Hide or show a category',
  request: Type.Object({
    categoryId: CategoryId,
    visible: Type.Boolean(),
    revision: Text(1, 20, { pattern: '^\\d+$' }),
    fields: CategoryFields,
    ...tree,
  }),
  response: one,
  errors: [NamespaceNotFound, CategoryNotFound, InvalidRevision, ParentHidden, ManagedCategory],
  facts: [CollectionChanged],
})

export const bulkUpdateCategories = operation({
  ...writes,
  route: POST('/v1/bulk/categories/update'),
  summary: 'Change up to 100 categories; failures are reported one by one',
  request: Type.Object({
    categories: Type.Array(
      Type.Object({ category: CategoryToUpdate, fieldMask: FieldMaskOf('category') }),
      { minItems: 1, maxItems: 100 },
    ),
    fieldMask: FieldMaskOf('categories.category'),
    returnEntity: Maybe(Type.Boolean()),
    fields: CategoryFields,
    ...tree,
  }),
  response: BulkCategories,
  errors: [NamespaceNotFound, MediaNotFound],
  facts: [CollectionChanged],
})

/** Parents shown by the same call are processed first, whatever the order of the ids. */
export const bulkShowCategories = operation({
  ...writes,
  route: POST('/v1/bulk/categories/show'),
  summary: 'Show up to 100 categories; failures are reported one by one',
  request: Type.Object({
    categoryIds: Type.Array(CategoryId, { minItems: 1, maxItems: 100 }),
    returnEntity: Maybe(Type.Boolean()),
    fields: CategoryFields,
    ...tree,
  }),
  response: BulkCategories,
  errors: [NamespaceNotFound],
  facts: [CollectionChanged],
})
