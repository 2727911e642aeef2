import { ProductNotFound } from '@vitrine/contract/catalog'
import { PAGE_VARIANTS, type shopSorts } from '@vitrine/contract/shop'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../../platform/tx.ts'
import type { Breadcrumb, Catalog, Category, Product, SearchQuery } from '../../../catalog/index.ts'
import { aggregationsOf, facetsFrom } from '../../product-lists/index.ts'

export interface ShopPageDeps {
  readonly catalog: Catalog
}

/** Which products of a list to show. */
export interface ListPage {
  readonly limit: number
  readonly offset: number
}

/** Everybody sees what visitors see. */
const visitor = { seesHidden: false } as const
const RELATED = 8
const MENU = 1000
const facets = ['brands', 'stock', 'price'] as const

const isField = (field: string, value: unknown) =>
  ({ kind: 'test', field, operator: '$eq', value }) as const

/** A product with the variants that fit on its page, its breadcrumbs, and others of its collection. */
export async function productPage(tx: Tx, { catalog }: ShopPageDeps, slug: string) {
  const bySlug = { filter: isField('slug', slug), sort: [], limit: 1, offset: 0 }
  const [listed] = (await catalog.searchProducts(tx, bySlug, visitor)).items
  if (!listed) throw ProductNotFound({ slug })
  const fits = listed.aggregates.variantCount <= PAGE_VARIANTS
  const [product = listed] = fits ? await catalog.findProducts(tx, [listed.id]) : [listed]
  const categories = (await catalog.categoriesOf(tx, [listed.id], visitor)).get(listed.id)
  const collectionId = categories?.breadcrumbs.at(-1)?.id ?? categories?.direct[0]?.id
  const related = collectionId ? await relatedProducts(tx, catalog, listed.id, collectionId) : []
  return { product, breadcrumbs: categories?.breadcrumbs ?? [], related }
}

async function relatedProducts(
  tx: Tx,
  catalog: Catalog,
  productId: string,
  collectionId: string,
): Promise<readonly Product[]> {
  const filter = isField('collectionIds', collectionId)
  const page = { filter, sort: [], limit: RELATED + 1, offset: 0 }
  const { items } = await catalog.searchProducts(tx, page, visitor)
  return items.filter(({ id }) => id !== productId).slice(0, RELATED)
}

const sorts: Readonly<Record<(typeof shopSorts)[number], SearchQuery['sort']>> = {
  RECOMMENDED: [],
  NEWEST: [{ field: 'numericId', descending: true }],
  NAME: [{ field: 'name', descending: false }],
  PRICE_UP: [{ field: 'lowestPaid', descending: false }],
  PRICE_DOWN: [{ field: 'lowestPaid', descending: true }],
}

/** A collection with the collections below it, and one page of the products of all of them. */
export async function collectionPage(
  tx: Tx,
  { catalog }: ShopPageDeps,
  slug: string,
  { sort, ...page }: ListPage & { readonly sort: (typeof shopSorts)[number] },
) {
  const collection = await catalog.getCategory(tx, { slug }, visitor)
  const isAll = collection.id === ALL_PRODUCTS_ID
  const search = {
    filter: isAll ? ({ kind: 'and', parts: [] } as const) : isField('categoryIds', collection.id),
  }
  const query = { ...search, ...page, sort: sorts[sort] }
  const { items: products } = await catalog.searchProducts(tx, query, visitor)
  const rows = await catalog.aggregateProducts(tx, search, aggregationsOf(facets), visitor)
  return {
    collection,
    breadcrumbs: await breadcrumbsOf(tx, catalog, collection),
    children: isAll ? [] : await childrenOf(tx, catalog, collection.id),
    products,
    total: await catalog.countFound(tx, search, visitor),
    facets: facetsFrom(facets, rows),
  }
}

async function breadcrumbsOf(
  tx: Tx,
  catalog: Catalog,
  { id, name, slug, ancestorIds }: Category,
): Promise<Breadcrumb[]> {
  const hidden = await catalog.hiddenCategories(tx, ancestorIds)
  const above = await catalog.breadcrumbsOf(tx, [{ ancestorIds } as Category])
  const shown = ancestorIds.filter((one) => !hidden.has(one))
  return [...shown.flatMap((one) => above.get(one) ?? []), { id, name, slug }]
}

async function childrenOf(tx: Tx, catalog: Catalog, parentId: string): Promise<Category[]> {
  const page = { sort: [{ field: 'position', descending: false }], limit: MENU, offset: 0 }
  const filter = isField('parentId', parentId)
  const found = await catalog.queryCollections(
    tx,
    { ...page, filter: onlyVisible(filter) },
    visitor,
  )
  return [...found.items]
}

const onlyVisible = (filter: SearchQuery['filter']) =>
  ({ kind: 'and', parts: [isField('visible', true), filter] }) as const

/** Products that are found by words; less exact matches only where there are no better ones. */
export async function searchPage(
  tx: Tx,
  { catalog }: ShopPageDeps,
  words: string,
  page: ListPage,
): Promise<{ products: readonly Product[]; total: number }> {
  const { ids, total } = await catalog.findByWords(tx, words, page)
  const found = ids.length > 0 ? await catalog.findListed(tx, ids) : []
  const byId = new Map(found.map((one) => [one.id, one]))
  return { products: ids.flatMap((id) => byId.get(id) ?? []), total }
}

/** The collections of the menu, parents first. */
export async function menu(tx: Tx, { catalog }: ShopPageDeps): Promise<readonly Category[]> {
  const sort = [{ field: 'position', descending: false }]
  const filter = isField('hiddenFromMenu', false)
  const page = { filter, sort, limit: MENU, offset: 0, withHidden: false }
  const { items } = await catalog.queryCategories(tx, page, visitor)
  const own = items.filter(({ id }) => id !== ALL_PRODUCTS_ID)
  const shown = new Set(own.map(({ id }) => id))
  return own
    .filter(({ ancestorIds }) => ancestorIds.every((id) => shown.has(id)))
    .sort((one, other) => one.ancestorIds.length - other.ancestorIds.length)
}

/** Visitors' stock of products with hidden variants. */
export async function stockSeen(tx: Tx, { catalog }: ShopPageDeps, products: readonly Product[]) {
  const hiding = products.filter(
    ({ manageVariants, aggregates }) => manageVariants && aggregates.shown,
  )
  return catalog.seenStockOf(
    tx,
    hiding.map(({ id }) => id),
  )
}
