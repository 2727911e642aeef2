import { useMemo, useState } from 'react'
import { useAddressSearch } from '../../scaffold/address.ts'
import { useCollectionNames } from '../../scaffold/references.ts'
import { useOperation } from '../../scaffold/use-operation.ts'
import { useSelection } from '../../scaffold/use-selection.ts'
import { BulkBar } from './bulk-bar.tsx'
import { CollectionsDialog } from './collections-dialog.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { exportOrder, exportScopes } from './export-scope.ts'
import { ProductsPage } from './page.tsx'
import { productsQuery } from './query.ts'
import { rowOf } from './row.ts'
import { readProductsSearch } from './search.ts'
import { useBulk } from './use-bulk.ts'
import { useExport } from './use-export.ts'

export function ProductsRoute() {
  const search = readProductsSearch(useAddressSearch())
  const query = productsQuery(search)
  const list = useOperation('catalogV1.queryProducts', query, { keep: true })
  const figures = useOperation('sites.getFigures', {})
  const [collection] = useCollectionNames([search.collection].filter(Boolean), '')
  const products = list.data?.products
  const rows = useMemo(() => products?.map(rowOf), [products])
  const selection = useSelection(rows ?? [])
  const bulk = useBulk(selection.clear)
  const chosen = [...selection.chosen.values()]
  const exporting = useExport()
  const [isCollecting, setCollecting] = useState(false)
  const found = list.data?.metadata.total ?? 0
  const total = figures.data?.products.total ?? found
  const ids = chosen.map(({ id }) => id)
  return (
    <ProductsPage
      search={search}
      rows={rows}
      found={found}
      standing={figures.data?.products}
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
            count={chosen.length}
            progress={bulk.progress}
            onShow={(visible) => bulk.show(chosen, visible)}
            onExport={exporting.open}
            onCollections={() => setCollecting(true)}
            onDelete={() => bulk.remove(chosen)}
            onClear={selection.clear}
          />
          {isCollecting && (
            <CollectionsDialog
              count={chosen.length}
              onClose={() => setCollecting(false)}
              onMove={(into, ids) => {
                setCollecting(false)
                void bulk.collect(chosen, into, ids)
              }}
            />
          )}
          {exporting.isOpen && (
            <ExportDialog
              scopes={exportScopes({ search, found, total, chosen: ids.length })}
              run={exporting.run}
              busy={exporting.busy}
              failure={exporting.failure}
              onStart={(scope, format) =>
                exporting.start(
                  exportOrder(scope, format, { filter: query.query?.filter, chosen: ids }),
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
