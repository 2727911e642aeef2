import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../../platform/tx.ts'
import type { Catalog, Category } from '../../../catalog/index.ts'
import { allOf, isField, test } from '../rules/filter.ts'
import { breadcrumbsOf } from './breadcrumbs.ts'
import { type ListPage, type ShopPageDeps, visitor } from './page-deps.ts'

const inOrder = [{ field: 'position', descending: false }]
const outermostFirst = [{ field: 'depth', descending: false }, ...inOrder]
const listed = isField('hiddenFromMenu', false)
const notEverything = test('id', '$ne', ALL_PRODUCTS_ID)
const atTop = test('parentId', '$exists', false)

/** The collections of the menu, parents first, without those below a collection that is hidden from the menu. */
export async function menu(tx: Tx, { catalog }: ShopPageDeps, limit: number) {
  const page = { sort: outermostFirst, limit: limit + 1, offset: 0, withHidden: false }
  const filter = allOf(notEverything, listed)
  const { items } = await catalog.queryCategories(tx, { ...page, filter }, visitor)
  const shown = new Set<string>()
  for (const { id, ancestorIds } of items) {
    if (ancestorIds.every((one) => shown.has(one))) shown.add(id)
  }
  const collections = items.slice(0, limit).filter(({ id }) => shown.has(id))
  return { collections, hasMore: items.length > limit }
}

/** One page and the total number of menu collections at the top or directly below one, in the merchant's order. */
export function listShown(
  tx: Tx,
  catalog: Catalog,
  parentId: string | undefined,
  { limit, offset }: ListPage,
) {
  const place = parentId === undefined ? atTop : isField('parentId', parentId)
  const filter = allOf(notEverything, listed, place)
  const page = { filter, sort: inOrder, limit, offset, withHidden: false }
  return catalog.queryCategories(tx, page, visitor)
}

/** One page of the menu collections at the top or below one. */
export async function collectionsPage(
  tx: Tx,
  { catalog }: ShopPageDeps,
  within: string | undefined,
  page: ListPage,
) {
  const parent: Category | null = within
    ? await catalog.getCategory(tx, { slug: within }, visitor)
    : null
  const { items, total } = await listShown(tx, catalog, parent?.id, page)
  return {
    parent,
    breadcrumbs: parent ? await breadcrumbsOf(tx, catalog, parent) : [],
    collections: items,
    total,
  }
}
