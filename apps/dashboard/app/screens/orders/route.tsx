import { useUrlSearch } from '../../shared/url-params.ts'
import { useMoney } from '../../shared/use-money.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { useSelection } from '../../shared/use-selection.ts'
import { useNewDraft } from '../drafts/use-new-draft.ts'
import { OrdersBulkBar } from './bulk-bar.tsx'
import { OrdersPage } from './page.tsx'
import { ordersQuery, readOrdersSearch, unseenQuery } from './search.ts'
import { useBulkSend } from './use-bulk-send.ts'

export function OrdersRoute() {
  const search = readOrdersSearch(useUrlSearch())
  const result = useOperation('orders.queryOrders', ordersQuery(search), { keepPrevious: true })
  const news = useOperation('orders.queryOrders', unseenQuery)
  const { locale } = useMoney()
  const begin = useNewDraft()
  const selection = useSelection(result.data?.orders ?? [])
  const bulk = useBulkSend(selection)
  const paging = result.data?.pagingMetadata
  return (
    <OrdersPage
      search={search}
      orders={result.data?.orders}
      total={paging?.total ?? 0}
      unseenCount={news.data?.pagingMetadata.total ?? 0}
      locale={locale}
      now={new Date()}
      selection={selection}
      bulk={<OrdersBulkBar bulk={bulk} />}
      stale={result.isPlaceholderData}
      onNew={() => void begin({})}
      error={result.error}
      onRetry={() => result.refetch()}
    />
  )
}
