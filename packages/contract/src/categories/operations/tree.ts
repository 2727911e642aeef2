import {
  AfterCategoryNotInParent,
  CategoryDepthExceeded,
  CategoryMoved,
  CategoryNotFound,
  CollectionChanged,
  ManagedCategory,
  MissingAfterCategory,
  NamespaceNotFound,
  ParentNotInTree,
  TreeCycle,
} from '../../catalog/index.ts'
import { GET, Maybe, OneOf, operation, POST, Type } from '../../kit/index.ts'
import { CategoryId, TreeReference, tree } from '../schemas/references.ts'

/**
 * Moves a category with everything below it. Below a hidden parent it is hidden, too.
 * `categoriesAfterMove` are the children of the new parent in their order, 100 at most.
 */
export const moveCategory = operation({
  permission: 'admin',
  writes: true,
  route: POST('/v1/categories/{categoryId}/move'),
  summary: 'Move a category; without a parent to the top',
  request: Type.Object({
    categoryId: CategoryId,
    parentCategoryId: Maybe(CategoryId),
    position: OneOf(['FIRST', 'LAST', 'AFTER']),
    moveAfterCategoryId: Maybe(CategoryId),
    ...tree,
  }),
  response: Type.Object({
    parentCategoryId: Maybe(Type.String()),
    categoriesAfterMove: Type.Array(Type.String()),
  }),
  errors: [
    NamespaceNotFound,
    CategoryNotFound,
    ManagedCategory,
    ParentNotInTree,
    TreeCycle,
    CategoryDepthExceeded,
    MissingAfterCategory,
    AfterCategoryNotInParent,
  ],
  facts: [CategoryMoved, CollectionChanged],
})

export const listTrees = operation({
  permission: 'anyone',
  route: GET('/v1/categories/list-trees'),
  summary: 'List the category trees of the site: the one of its store',
  request: Type.Object({}),
  response: Type.Object({ trees: Type.Array(TreeReference) }),
})
