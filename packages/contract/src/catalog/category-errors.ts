import { defineError } from '../kit/index.ts'

/** Errors of the tree that collections make (catalog contract §16). */
export const CategoryNotFound = defineError({
  code: 'CATEGORY_NOT_FOUND',
  status: 404,
  description: 'There is no such category',
})
/** A site has the one tree of its store. */
export const NamespaceNotFound = defineError({
  code: 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER',
  status: 404,
  description: 'There is no tree of this namespace; the tree of the store is @wix/stores',
})
export const DuplicateCategorySlug = defineError({
  code: 'DUPLICATE_SLUG',
  status: 409,
  description: 'Another category has this slug',
})
export const DuplicateCategoryHandle = defineError({
  code: 'DUPLICATE_HANDLE',
  status: 409,
  description: 'Another category has this handle',
})
export const RemovedCategorySlug = defineError({
  code: 'REMOVED_SLUG',
  status: 400,
  description: 'A slug cannot be empty; send another one or omit it',
})
/** Visibility, parent and managing app have separate operations or cannot change. */
export const FieldNotChangeable = defineError({
  code: 'UPDATE_OF_FIELD_NOT_ALLOWED',
  status: 400,
  description: 'This field cannot be changed by an update',
})
export const CategoriesLimitExceeded = defineError({
  code: 'CATEGORIES_LIMIT_PER_TREE_EXCEEDED',
  status: 428,
  description: 'A tree has 10,000 categories at most',
})
export const CategoryDepthExceeded = defineError({
  code: 'CATEGORY_DEPTH_LIMIT_EXCEEDED',
  status: 428,
  description: 'A tree has five levels at most',
})
export const ParentNotInTree = defineError({
  code: 'PARENT_CATEGORY_NOT_IN_TREE',
  status: 428,
  description: 'The tree has no category with the id of the parent',
})
export const ParentHidden = defineError({
  code: 'PARENT_CATEGORY_HIDDEN',
  status: 428,
  description: 'A category below a hidden one cannot be made visible; show the parent first',
})
export const TreeCycle = defineError({
  code: 'TREE_CYCLE_DETECTED',
  status: 428,
  description: 'A category cannot be moved below itself',
})
export const MissingAfterCategory = defineError({
  code: 'MISSING_AFTER_CATEGORY',
  status: 400,
  description: 'The position AFTER needs moveAfterCategoryId',
})
export const AfterCategoryNotInParent = defineError({
  code: 'AFTER_CATEGORY_NOT_IN_PARENT',
  status: 428,
  description: 'moveAfterCategoryId is not a child of that parent',
})
/** The category of all products is maintained by the server; others can be managed by an app alone. */
export const ManagedCategory = defineError({
  code: 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED',
  status: 428,
  description: 'This category is managed by an app; only the app can change it',
})
export const ItemNotInCategory = defineError({
  code: 'ITEM_NOT_IN_CATEGORY',
  status: 428,
  description: 'The item is not in the category',
})
