import { useState } from 'react'
import { useAddressSearch } from '../../scaffold/address.ts'
import { May } from '../../scaffold/may.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useOperation } from '../../scaffold/use-operation.ts'
import { CheckStock } from './check.tsx'
import { StockFilters } from './filters.tsx'
import { LocationsDialog } from './locations-dialog.tsx'
import { StockPage } from './page.tsx'
import { readStockSearch, stockQuery } from './search.ts'
import { useRevert, useRevertBatch } from './use-revert.ts'

export function StockRoute() {
  const search = readStockSearch(useAddressSearch())
  const { stock } = useMessages()
  const found = useOperation('inventory.listStockChanges', stockQuery(search), { keep: true })
  const product = useOperation(
    'catalogV1.getProduct',
    { id: search.product },
    { enabled: search.product !== '' },
  )
  const locations = useOperation('inventory.listLocations', {}).data?.locations ?? []
  const [isPlacing, setIsPlacing] = useState(false)
  const ofVariant = found.data?.changes.find(({ variantId }) => variantId === search.variant)
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
            <button type="button" className="button" onClick={() => setIsPlacing(true)}>
              {stock.locations}
            </button>
            <May call="inventory.startReconciliation">
              <CheckStock />
            </May>
          </>
        }
        changes={found.data?.changes}
        next={found.data?.next}
        stale={found.isPlaceholderData}
        error={found.error}
        now={new Date()}
        onRevert={useRevert()}
        onRevertBatch={useRevertBatch()}
        onRetry={() => found.refetch()}
      />
      {isPlacing && <LocationsDialog locations={locations} onClose={() => setIsPlacing(false)} />}
    </>
  )
}
