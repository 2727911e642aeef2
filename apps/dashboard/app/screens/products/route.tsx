import { useMemo, useState } from 'react'
import { useCollectionNames } from '../../shared/references.ts'
import { useUrlSearch } from '../../shared/url-params.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { useSelection } from '../../shared/use-selection.ts'
import { BulkBar } from './bulk-bar.tsx'
import { CollectionsDialog } from './collections-dialog.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { exportRequest, exportScopes } from './export-scope.ts'
import { ProductsPage } from './page.tsx'
import { productsQuery } from './query.ts'
import { rowOf } from './row.ts'
import { readProductsSearch } from './search.ts'
import { useBulk } from './use-bulk.ts'
import { useExport } from './use-export.ts'

export function ProductsRoute() {
  const search = readProductsSearch(useUrlSearch())
  const query = productsQuery(search)
  const list = useOperation('catalogV1.queryProducts', query, { keepPrevious: true })
  const figures = useOperation('sites.getFigures', {})
  const [collection] = useCollectionNames([search.collection].filter(Boolean), '')
  const products = list.data?.products
  const rows = useMemo(() => products?.map(rowOf), [products])
  const selection = useSelection(rows ?? [])
  const bulk = useBulk(selection.clear)
  const selectedProducts = [...selection.selected.values()]
  const exporting = useExport()
  const [isCollecting, setCollecting] = useState(false)
  const matchCount = list.data?.metadata.total ?? 0
  const total = figures.data?.products.total ?? matchCount
  const ids = selectedProducts.map(({ id }) => id)
  return (
    <ProductsPage
      search={search}
      rows={rows}
      matchCount={matchCount}
      productCounts={figures.data?.products}
      collection={collection?.name ?? ''}
      selection={selection}
      stale={list.isPlaceholderData}
      error={list.error}
      now={new Date()}
      onRetry={() => list.refetch()}
      onExport={total > 0 ? exporting.open : undefined}
      bulk={
        <>
          <BulkBar
            count={selectedProducts.length}
            progress={bulk.progress}
            onShow={(visible) => bulk.show(selectedProducts, visible)}
            onExport={exporting.open}
            onCollections={() => setCollecting(true)}
            onDelete={() => bulk.remove(selectedProducts)}
            onClear={selection.clear}
          />
          {isCollecting && (
            <CollectionsDialog
              count={selectedProducts.length}
              onClose={() => setCollecting(false)}
              onMove={(into, ids) => {
                setCollecting(false)
                void bulk.collect(selectedProducts, into, ids)
              }}
            />
          )}
          {exporting.isOpen && (
            <ExportDialog
              scopes={exportScopes({ search, matchCount, total, selectedCount: ids.length })}
              run={exporting.run}
              busy={exporting.busy}
              failure={exporting.failure}
              onStart={(scope, format) =>
                exporting.start(
                  exportRequest(scope, format, { filter: query.query?.filter, selectedIds: ids }),
                )
              }
              onStop={exporting.stop}
              onDownload={exporting.download}
              onAnother={exporting.another}
              onClose={exporting.close}
            />
          )}
        </>
      }
    />
  )
}
