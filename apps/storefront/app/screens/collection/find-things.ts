import type { Product } from '@vitrine/contract/catalog-v1'
import type { Api } from '../../../server/api.ts'
import { filterQuery, pageSize } from './filter-query.ts'
import { type Filters, isFiltered } from './filters.ts'

interface Found {
  readonly products: readonly Product[]
  readonly total: number
  /** The merchant has said what comes first, and nobody has asked for another order. */
  readonly isArranged: boolean
}

/** One page of a room and of those within it, in the order asked for. */
export async function findThings(
  api: Pick<Api, 'catalogV1' | 'categories'>,
  filters: Filters,
  ids: readonly string[],
): Promise<Found> {
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

/** Arranged things first, the others behind them. */
async function findArranged(
  api: Pick<Api, 'catalogV1'>,
  filters: Filters,
  ids: readonly string[],
  arranged: readonly string[],
): Promise<Found> {
  const start = (filters.page - 1) * pageSize
  const head = arranged.slice(start, start + pageSize)
  const { filter, sort } = filterQuery(filters, ids)
  const others = { $and: [...filter.$and, { id: { $nin: arranged } }] }
  const paging = {
    limit: pageSize - head.length,
    offset: Math.max(0, start - arranged.length),
  }
  const [first, rest] = await Promise.all([
    api.catalogV1.queryProducts({
      query: { filter: { id: { $in: head } }, paging: { limit: head.length } },
    }),
    api.catalogV1.queryProducts({ query: { filter: others, sort, paging } }),
  ])
  const byId = new Map(first.products.map((product) => [product.id, product]))
  return {
    products: [...head.flatMap((id) => byId.get(id) ?? []), ...rest.products],
    total: arranged.length + rest.metadata.total,
    isArranged: true,
  }
}
