export type { Category } from './model/category.ts'
export { MAX_LEVELS } from './rules/category-tree.ts'
export { blankCategory } from './service/create-categories.ts'
export { exchangeCollectionMedia } from './service/exchange-media.ts'
export {
  addItems,
  addMemberships,
  type CategoryItemResult,
  removeItems,
} from './service/membership.ts'
export { categoryReads } from './service/read-categories.ts'
export { findHiddenOf } from './store/categories-of.ts'
export {
  countTree,
  deleteCategories,
  findNodes,
  findOwners,
  insertCategories,
  saveCategories,
} from './store/category-tree.ts'
export {
  type CollectionQuery,
  findCategories,
  findCollection,
  findCollections,
  lockCollections,
  queryCollections,
} from './store/collections.ts'
export { collectionMediaIds, findCollectionUses } from './store/media-references.ts'
export {
  deleteMembers,
  findMemberPositions,
  insertNewMembers,
  type MemberPosition,
  type Membership,
  type NewMember,
  type RestoredMember,
  restoreMembersAt,
} from './store/members.ts'
