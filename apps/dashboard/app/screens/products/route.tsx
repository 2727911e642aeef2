import { useMemo } from 'react'
import { useAddressSearch } from '../../scaffold/address.ts'
import { useCollections } from '../../scaffold/use-collections.ts'
import { useOperation } from '../../scaffold/use-operation.ts'
import { useSelection } from '../../scaffold/use-selection.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ProductsPage } from './page.tsx'
import { lowVariantsQuery, productsQuery } from './query.ts'
import { rowOf } from './row.ts'
import { readProductsSearch } from './search.ts'
import { useBulk } from './use-bulk.ts'

export function ProductsRoute() {
  const search = readProductsSearch(useAddressSearch())
  const low = search.stock === 'low'
  const lowVariants = useOperation(
    'catalogV1.queryStoreVariants',
    { query: lowVariantsQuery },
    { enabled: low },
  )
  const lowIds = [...new Set(lowVariants.data?.variants.map(({ productId }) => productId))]
  const nothingLow = low && lowVariants.isSuccess && lowIds.length === 0
  const list = useOperation('catalogV1.queryProducts', productsQuery(search, lowIds), {
    enabled: !low || lowIds.length > 0,
    keep: true,
  })
  const figures = useOperation('sites.getFigures', {})
  const collections = useCollections()
  const products = nothingLow ? [] : list.data?.products
  const rows = useMemo(() => products?.map(rowOf), [products])
  const selection = useSelection(rows ?? [])
  const bulk = useBulk(selection.clear)
  const chosen = [...selection.chosen.values()]
  return (
    <ProductsPage
      search={search}
      rows={rows}
      found={nothingLow ? 0 : (list.data?.metadata.total ?? 0)}
      standing={figures.data?.products}
      collections={collections}
      selection={selection}
      stale={list.isPlaceholderData}
      error={list.error ?? lowVariants.error}
      now={new Date()}
      onRetry={() => list.refetch()}
      bulk={
        <BulkBar
          count={chosen.length}
          progress={bulk.progress}
          onShow={(visible) => bulk.show(chosen, visible)}
          onDelete={() => bulk.remove(chosen)}
          onClear={selection.clear}
        />
      }
    />
  )
}
