import type { Product } from '@vitrine/contract/catalog-v1'
import type { Api } from '../../request/api.ts'
import { filterQuery, pageSize } from './filter-query.ts'
import { type Filters, isFiltered } from './filters.ts'

interface CollectionProducts {
  readonly products: readonly Product[]
  readonly total: number
  /** The collection has a manual order, and the visitor chose no other. */
  readonly isArranged: boolean
}

/** One page of the products of a collection and of those within it, sorted. */
export async function findCollectionProducts(
  api: Pick<Api, 'catalogV1' | 'categories'>,
  filters: Filters,
  ids: readonly string[],
): Promise<CollectionProducts> {
  const [categoryId = ''] = ids
  const isPlain = !isFiltered(filters) && filters.sort === 'newest'
  const { items } = isPlain ? await api.categories.getArrangedItems({ categoryId }) : { items: [] }
  if (items.length > 0) return findArranged(api, filters, ids, items.map(productIdOf))
  const { products, metadata } = await api.catalogV1.queryProducts({
    query: filterQuery(filters, ids),
  })
  return { products, total: metadata.total, isArranged: false }
}

const productIdOf = ({ catalogItemId }: { catalogItemId: string }) => catalogItemId

/** Manually arranged products first, then the others. */
async function findArranged(
  api: Pick<Api, 'catalogV1'>,
  filters: Filters,
  ids: readonly string[],
  arranged: readonly string[],
): Promise<CollectionProducts> {
  const start = (filters.page - 1) * pageSize
  const head = arranged.slice(start, start + pageSize)
  const { filter, sort } = filterQuery(filters, ids)
  const otherProducts = { $and: [...filter.$and, { id: { $nin: arranged } }] }
  const paging = {
    limit: pageSize - head.length,
    offset: Math.max(0, start - arranged.length),
  }
  const [first, rest] = await Promise.all([
    api.catalogV1.queryProducts({
      query: { filter: { id: { $in: head } }, paging: { limit: head.length } },
    }),
    api.catalogV1.queryProducts({ query: { filter: otherProducts, sort, paging } }),
  ])
  const byId = new Map(first.products.map((product) => [product.id, product]))
  return {
    products: [...head.flatMap((id) => byId.get(id) ?? []), ...rest.products],
    total: arranged.length + rest.metadata.total,
    isArranged: true,
  }
}
