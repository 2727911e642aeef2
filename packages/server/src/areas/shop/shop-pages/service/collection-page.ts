import type { ShopSort } from '@vitrine/contract/shop'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../../platform/tx.ts'
import type { Catalog, SearchQuery } from '../../../catalog/index.ts'
import { inCollection, sortOf, test, withFilters } from '../rules/filter.ts'
import { breadcrumbsOf } from './breadcrumbs.ts'
import { chooseProducts, type ListChoice } from './choose-products.ts'
import { listShown } from './menu.ts'
import { type ListPage, type ShopPageDeps, visitor } from './page-deps.ts'
import { shownFields } from './shown-fields.ts'

const CHILDREN = 40

/** The requested view of a collection. */
export interface CollectionView extends ListPage, ListChoice {
  readonly sort: ShopSort
}

/** A collection, the collections below it, and one page of the products of all of them. */
export async function collectionPage(
  tx: Tx,
  deps: ShopPageDeps,
  slug: string,
  { sort, ...view }: CollectionView,
) {
  const { catalog, customFields } = deps
  const collection = await catalog.getCategory(tx, { slug }, visitor)
  const isAll = collection.id === ALL_PRODUCTS_ID
  const isArranged =
    !isAll && sort === 'RECOMMENDED' && (await catalog.isArranged(tx, collection.id))
  const order = sortOf(sort, isArranged ? collection.id : undefined)
  const children = isAll
    ? { children: [], hasMoreChildren: false }
    : await childrenOf(tx, catalog, collection.id)
  return {
    collection,
    breadcrumbs: await breadcrumbsOf(tx, catalog, collection),
    ...children,
    ...(await productsOf(tx, deps, inCollection(collection.id), { ...view, sort: order })),
    isArranged,
    customFields: await shownFields(tx, customFields, 'COLLECTION', collection),
  }
}

interface ListView extends ListPage, ListChoice {
  readonly sort: SearchQuery['sort']
}

/** One page of products with facets. Without chosen values the database filters and counts. */
async function productsOf(
  tx: Tx,
  deps: ShopPageDeps,
  place: SearchQuery['filter'],
  { sort, limit, offset, ...choice }: ListView,
) {
  const { filters, withFacets } = choice
  const isChosen = filters.selected.length > 0
  const found =
    isChosen || withFacets ? await chooseProducts(tx, deps, { filter: place }, choice) : undefined
  const search = {
    filter:
      found && isChosen
        ? test('numericId', '$in', found.counted.numericIds)
        : withFilters(place, filters),
  }
  const query = { ...search, sort, limit, offset }
  const { items: products } = await deps.catalog.searchProducts(tx, query, visitor)
  const total =
    found && isChosen
      ? found.counted.numericIds.length
      : await deps.catalog.countFound(tx, search, visitor)
  return {
    products,
    total,
    facets: found?.facets ?? [],
    relaxations: total === 0 ? (found?.counted.relaxations ?? []) : [],
  }
}

/** Non-empty menu collections below the given one. */
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
