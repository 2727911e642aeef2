import { useAddressSearch } from '../../scaffold/address.ts'
import { useOperation } from '../../scaffold/use-operation.ts'
import { CheckStock } from './check.tsx'
import { StockFilters } from './filters.tsx'
import { StockPage } from './page.tsx'
import { readStockSearch, stockQuery } from './search.ts'
import { useRevert } from './use-revert.ts'

export function StockRoute() {
  const search = readStockSearch(useAddressSearch())
  const found = useOperation('inventory.listStockChanges', stockQuery(search), { keep: true })
  const product = useOperation(
    'catalogV1.getProduct',
    { id: search.product },
    { enabled: search.product !== '' },
  )
  const revert = useRevert()
  const ofVariant = found.data?.changes.find(({ variantId }) => variantId === search.variant)
  return (
    <StockPage
      search={search}
      filters={
        <StockFilters
          search={search}
          productName={product.data?.product.name}
          variantName={ofVariant?.choices.join(' · ')}
        />
      }
      check={<CheckStock />}
      changes={found.data?.changes}
      next={found.data?.next}
      stale={found.isPlaceholderData}
      error={found.error}
      now={new Date()}
      onRevert={revert}
      onRetry={() => found.refetch()}
    />
  )
}
