import { useUrlSearch } from '../../shared/url-params.ts'
import { useMoney } from '../../shared/use-money.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { AbandonedPage } from './page.tsx'
import { AbandonedPanel } from './panel.tsx'
import { abandonedQuery, readAbandonedSearch } from './search.ts'

export function AbandonedRoute() {
  const search = readAbandonedSearch(useUrlSearch())
  const result = useOperation(
    'abandonedCheckouts.queryAbandonedCheckouts',
    abandonedQuery(search),
    { keepPrevious: true },
  )
  const { locale } = useMoney()
  const paging = result.data?.pagingMetadata
  return (
    <>
      <AbandonedPage
        search={search}
        abandoned={result.data?.abandonedCheckouts}
        total={paging?.total ?? 0}
        cursors={paging?.cursors ?? {}}
        locale={locale}
        now={new Date()}
        stale={result.isPlaceholderData}
        error={result.error}
        onRetry={() => result.refetch()}
      />
      {search.open !== '' && <AbandonedPanel key={search.open} search={search} locale={locale} />}
    </>
  )
}
