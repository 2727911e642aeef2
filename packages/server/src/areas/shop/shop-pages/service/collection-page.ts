import type { ShopSort } from '@vitrine/contract/shop'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../../platform/tx.ts'
import type { Catalog } from '../../../catalog/index.ts'
import { aggregationsOf, facetsFrom } from '../../product-lists/index.ts'
import { type CollectionFilters, collectionFilter, sortOf } from '../rules/filter.ts'
import { breadcrumbsOf } from './breadcrumbs.ts'
import { listShown } from './menu.ts'
import { type ListPage, type ShopPageDeps, visitor } from './page-deps.ts'
import { shownFields } from './shown-fields.ts'

const CHILDREN = 40
const facets = ['brands', 'stock', 'price'] as const

/** What of a collection to show. */
export interface CollectionView extends ListPage {
  readonly sort: ShopSort
  readonly filters: CollectionFilters
  readonly withFacets: boolean
}

/** A collection with the collections below it, and one page of the products of all of them. */
export async function collectionPage(
  tx: Tx,
  { catalog, customFields }: ShopPageDeps,
  slug: string,
  { sort, filters, withFacets, limit, offset }: CollectionView,
) {
  const collection = await catalog.getCategory(tx, { slug }, visitor)
  const isAll = collection.id === ALL_PRODUCTS_ID
  const isArranged =
    !isAll && sort === 'RECOMMENDED' && (await catalog.isArranged(tx, collection.id))
  const search = { filter: collectionFilter(collection.id, filters) }
  const order = sortOf(sort, isArranged ? collection.id : undefined)
  const query = { ...search, limit, offset, sort: order }
  const { items: products } = await catalog.searchProducts(tx, query, visitor)
  const children = isAll
    ? { children: [], hasMoreChildren: false }
    : await childrenOf(tx, catalog, collection.id)
  return {
    collection,
    breadcrumbs: await breadcrumbsOf(tx, catalog, collection),
    ...children,
    products,
    total: await catalog.countFound(tx, search, visitor),
    isArranged,
    customFields: await shownFields(tx, customFields, 'COLLECTION', collection),
    facets: withFacets ? await facetsOf(tx, catalog, search) : [],
  }
}

type Search = Parameters<Catalog['countFound']>[1]

const facetsOf = async (tx: Tx, catalog: Catalog, search: Search) =>
  facetsFrom(facets, await catalog.aggregateProducts(tx, search, aggregationsOf(facets), visitor))

/** Collections of the menu below one that are not empty. */
async function childrenOf(tx: Tx, catalog: Catalog, parentId: string) {
  const page = { limit: 2 * CHILDREN, offset: 0 }
  const { items, total } = await listShown(tx, catalog, parentId, page)
  const ids = items.map(({ id }) => id)
  const contents = await catalog.shownContentsOf(tx, ids, 0)
  const filled = items.filter(({ id }) => (contents.get(id)?.productCount ?? 0) > 0)
  return {
    children: filled.slice(0, CHILDREN),
    hasMoreChildren: filled.length > CHILDREN || total > page.limit,
  }
}
