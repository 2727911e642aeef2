import type { categories } from '@vitrine/contract/categories'
import { CategoryNotFound, ManagedCategory } from '@vitrine/contract/categories'
import type { Handlers } from '@vitrine/contract/kit'
import { type CategoryItemResult, readerOf } from '../../../areas/catalog/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { requireStoreTree } from '../codec/category.ts'
import {
  encodeCategoryResults,
  encodeItem,
  encodeItemResults,
  productIdOf,
  type WireItem,
} from '../codec/category-items.ts'
import type { CategoryDeps } from './show-categories.ts'

export const categoryItemHandlers = (deps: CategoryDeps) => ({
  ...ofOneCategory(deps),
  ...ofOneItem(deps),
  ...listsOfItems(deps),
})

const membersOf = (collectionId: string, items: readonly WireItem[]) =>
  items.map((item) => ({ collectionId, productId: productIdOf(item) }))

const ofOneCategory = ({ catalog }: CategoryDeps) =>
  ({
    bulkAddItemsToCategory: async ({ input: { categoryId, items, treeReference }, tx }) => {
      requireStoreTree(treeReference)
      const results = await catalog.addItems(tx, membersOf(categoryId, items))
      return encodeItemResults(items, orThrow(results))
    },
    bulkRemoveItemsFromCategory: async ({ input: { categoryId, items, treeReference }, tx }) => {
      requireStoreTree(treeReference)
      const results = await catalog.removeItems(tx, membersOf(categoryId, items))
      return encodeItemResults(items, orThrow(results))
    },
    setArrangedItems: async ({ input: { categoryId, items, treeReference }, tx }) => {
      requireStoreTree(treeReference)
      const ids = (items ?? []).map(productIdOf)
      return { items: (await catalog.arrangeItems(tx, categoryId, ids)).map(encodeItem) }
    },
  }) satisfies Partial<Handlers<typeof categories, HandlerContext>>

/** Throws where the category itself is refused. */
function orThrow(results: readonly CategoryItemResult[]): readonly CategoryItemResult[] {
  const refused = results.find((error) =>
    [CategoryNotFound.code, ManagedCategory.code].includes(error?.definition.code ?? ''),
  )
  if (refused) throw refused
  return results
}

const ofOneItem = ({ catalog }: CategoryDeps) =>
  ({
    bulkAddItemToCategories: async ({ input: { item, categoryIds, treeReference }, tx }) => {
      requireStoreTree(treeReference)
      const outcomes = await catalog.addItems(tx, membersIn(categoryIds, item))
      return encodeCategoryResults(categoryIds, outcomes)
    },
    bulkRemoveItemFromCategories: async ({ input: { item, categoryIds, treeReference }, tx }) => {
      requireStoreTree(treeReference)
      const outcomes = await catalog.removeItems(tx, membersIn(categoryIds, item))
      return encodeCategoryResults(categoryIds, outcomes)
    },
    bulkSetItemCategories: async ({ input: { item, categoryIds, treeReference }, tx }) => {
      requireStoreTree(treeReference)
      const set = await catalog.setCategories(tx, productIdOf(item), categoryIds ?? [])
      const [added, removed] = [set.added, set.removed].map((some) =>
        encodeCategoryResults(
          some.map(({ id }) => id),
          some.map(({ error }) => error),
        ),
      ) as [Results, Results]
      return {
        addResults: added.results,
        removeResults: removed.results,
        bulkActionMetadata: sum(added.bulkActionMetadata, removed.bulkActionMetadata),
      }
    },
  }) satisfies Partial<Handlers<typeof categories, HandlerContext>>

type Results = ReturnType<typeof encodeCategoryResults>
type Counts = Results['bulkActionMetadata']

const membersIn = (categoryIds: readonly string[], item: WireItem) =>
  categoryIds.map((collectionId) => ({ collectionId, productId: productIdOf(item) }))

const sum = (one: Counts, other: Counts): Counts => ({
  totalSuccesses: one.totalSuccesses + other.totalSuccesses,
  totalFailures: one.totalFailures + other.totalFailures,
  undetailedFailures: 0,
})

const listsOfItems = ({ catalog, pages }: CategoryDeps) =>
  ({
    listItemsInCategory: async ({ input, ...call }) => {
      requireStoreTree(input.treeReference)
      const isArranged = input.useCategoryArrangement === true
      const withBelow = input.includeItemsFromSubcategories === true
      const list = `items of ${input.categoryId} ${isArranged} ${withBelow}`
      const open = pages.open(list, call, { cursorPaging: input.cursorPaging ?? {} })
      const limit = open.query.cursorPaging?.limit ?? MAX_PER_PAGE
      const page = { isArranged, withBelow, limit, walk: open.walk }
      const found = await catalog.pageItems(call.tx, input.categoryId, page, readerOf(call))
      return {
        items: found.items.map(encodeItem),
        pagingMetadata: open.metadata({ limit, offset: 0 }, found),
      }
    },
    listCategoriesForItem: async ({ input, ...call }) => {
      requireStoreTree(input.treeReference)
      const [found] = await listFor(catalog, call, [input.item])
      const { directCategoryIds, allCategoryIds } = found as NonNullable<typeof found>
      return { directCategoryIds, allCategoryIds }
    },
    listCategoriesForItems: async ({ input, ...call }) => {
      requireStoreTree(input.treeReference)
      return { categoriesForItems: await listFor(catalog, call, input.items ?? []) }
    },
    getArrangedItems: async ({ input, ...call }) => {
      requireStoreTree(input.treeReference)
      const ids = await catalog.arrangedItems(call.tx, input.categoryId, readerOf(call))
      return { items: ids.map(encodeItem) }
    },
  }) satisfies Partial<Handlers<typeof categories, HandlerContext>>

const MAX_PER_PAGE = 100

/** The categories of items in one statement; for visitors, hidden products are in none. */
async function listFor(
  catalog: CategoryDeps['catalog'],
  call: Pick<HandlerContext, 'tx' | 'caller'>,
  items: readonly WireItem[],
) {
  const found = await catalog.categoriesOf(call.tx, items.map(productIdOf), readerOf(call))
  return items.map((item) => {
    const { direct = [], all = [] } = found.get(productIdOf(item).toLowerCase()) ?? {}
    const directCategoryIds = direct.map(({ id }) => id)
    const allCategoryIds = all.map(({ id }) => id)
    return {
      item,
      directCategoryIds,
      indirectCategoryIds: allCategoryIds.filter((id) => !directCategoryIds.includes(id)),
      allCategoryIds,
    }
  })
}
