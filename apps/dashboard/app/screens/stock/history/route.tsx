import { useState } from 'react'
import { useMessages } from '../../../shared/messages.tsx'
import { IfAllowed } from '../../../shared/permissions.tsx'
import { useUrlSearch } from '../../../shared/url-params.ts'
import { useOperation } from '../../../shared/use-operation.ts'
import { LocationsDialog } from '../locations-dialog.tsx'
import { CheckStock } from './check.tsx'
import { DropsDialog } from './drops-dialog.tsx'
import { StockFilters } from './filters.tsx'
import { StockPage } from './page.tsx'
import { readStockSearch, stockQuery } from './search.ts'
import { useRevert, useRevertBatch } from './use-revert.ts'

export function StockHistoryRoute() {
  const search = readStockSearch(useUrlSearch())
  const { stock } = useMessages()
  const result = useOperation('inventory.listStockChanges', stockQuery(search), {
    keepPrevious: true,
  })
  const product = useOperation(
    'products.getProduct',
    { id: search.product, parts: [] },
    { enabled: search.product !== '' },
  )
  const locations = useOperation('inventory.listLocations', {}).data?.locations ?? []
  const [isPlacing, setIsPlacing] = useState(false)
  const [isMarking, setIsMarking] = useState(false)
  const ofVariant = result.data?.changes.find(({ variantId }) => variantId === search.variant)
  return (
    <>
      <StockPage
        search={search}
        filters={
          <StockFilters
            search={search}
            productName={product.data?.product.name}
            variantName={ofVariant?.choices.join(' · ')}
            locations={locations}
          />
        }
        actions={
          <>
            {search.product !== '' && (
              <button type="button" className="button" onClick={() => setIsMarking(true)}>
                {stock.drops}
              </button>
            )}
            <button type="button" className="button" onClick={() => setIsPlacing(true)}>
              {stock.locations}
            </button>
            <IfAllowed call="inventory.startReconciliation">
              <CheckStock />
            </IfAllowed>
          </>
        }
        changes={result.data?.changes}
        next={result.data?.next}
        stale={result.isPlaceholderData}
        error={result.error}
        now={new Date()}
        onRevert={useRevert()}
        onRevertBatch={useRevertBatch()}
        onRetry={() => result.refetch()}
      />
      {isMarking && <DropsDialog productId={search.product} onClose={() => setIsMarking(false)} />}
      {isPlacing && <LocationsDialog locations={locations} onClose={() => setIsPlacing(false)} />}
    </>
  )
}
