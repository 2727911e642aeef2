import { useUrlSearch } from '../../shared/url-params.ts'
import { useMoney } from '../../shared/use-money.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { OrdersPage } from './page.tsx'
import { ordersQuery, readOrdersSearch, unseenQuery } from './search.ts'

export function OrdersRoute() {
  const search = readOrdersSearch(useUrlSearch())
  const result = useOperation('orders.queryOrders', ordersQuery(search), { keepPrevious: true })
  const news = useOperation('orders.queryOrders', unseenQuery)
  const { locale } = useMoney()
  const paging = result.data?.pagingMetadata
  return (
    <OrdersPage
      search={search}
      orders={result.data?.orders}
      total={paging?.total ?? 0}
      unseenCount={news.data?.pagingMetadata.total ?? 0}
      cursors={paging?.cursors ?? {}}
      locale={locale}
      now={new Date()}
      stale={result.isPlaceholderData}
      error={result.error}
      onRetry={() => result.refetch()}
    />
  )
}
