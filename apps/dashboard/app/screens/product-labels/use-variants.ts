import {
  MAX_LABELLED_VARIANTS,
  type VariantStock,
  type VariantStockFilter,
} from '@vitrine/contract/stock'
import { useOperation, useOperationPages } from '../../shared/use-operation.ts'

const PAGE = 100

/** The matching variants, up to the limit of one print; undefined until loaded. */
export function useVariants(filter: VariantStockFilter) {
  const pageAt = (at: number) => ({ filter, limit: PAGE, offset: at * PAGE })
  const first = useOperation('stock.listVariantStock', pageAt(0))
  const total = first.data?.total ?? 0
  const count = Math.ceil(Math.min(total, MAX_LABELLED_VARIANTS) / PAGE)
  const pages = useOperationPages(
    'stock.listVariantStock',
    Array.from({ length: count }, (_, at) => pageAt(at)),
  )
  const isComplete = first.data !== undefined && pages.every(({ data }) => data !== undefined)
  const variants: readonly VariantStock[] = pages.flatMap(({ data }) => data?.variants ?? [])
  return {
    variants: isComplete ? variants : undefined,
    total,
    error: first.error ?? pages.find(({ error }) => error)?.error,
    retry: () => {
      for (const page of [first, ...pages]) void page.refetch()
    },
  }
}
