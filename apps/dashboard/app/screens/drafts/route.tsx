import { useUrlSearch } from '../../shared/url-params.ts'
import { useMoney } from '../../shared/use-money.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { DraftsPage } from './page.tsx'
import { draftsQuery, readDraftsSearch } from './search.ts'
import { useNewDraft } from './use-new-draft.ts'

export function DraftsRoute() {
  const search = readDraftsSearch(useUrlSearch())
  const { locale } = useMoney()
  const begin = useNewDraft()
  const result = useOperation('draftOrders.queryDraftOrders', draftsQuery(search), {
    keepPrevious: true,
  })
  return (
    <DraftsPage
      search={search}
      drafts={result.data?.draftOrders}
      total={result.data?.pagingMetadata.total ?? 0}
      locale={locale}
      now={new Date()}
      stale={result.isPlaceholderData}
      error={result.error}
      onNew={() => void begin({})}
      onRetry={() => result.refetch()}
    />
  )
}
