import { useUrlSearch } from '../../shared/url-params.ts'
import { useMoney } from '../../shared/use-money.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { SubscriptionsPage } from './page.tsx'
import { readSubscriptionsSearch, subscriptionsQuery } from './search.ts'

export function SubscriptionsRoute() {
  const search = readSubscriptionsSearch(useUrlSearch())
  const { locale } = useMoney()
  const result = useOperation('subscriptions.querySubscriptions', subscriptionsQuery(search), {
    keepPrevious: true,
  })
  return (
    <SubscriptionsPage
      search={search}
      subscriptions={result.data?.subscriptions}
      total={result.data?.pagingMetadata.total ?? 0}
      locale={locale}
      error={result.error}
      onRetry={() => result.refetch()}
    />
  )
}
