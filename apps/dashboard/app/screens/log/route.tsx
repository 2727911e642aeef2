import { useMessages } from '../../shared/messages.tsx'
import { useUrlSearch } from '../../shared/url-params.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { memberName } from '../members/moves.ts'
import { LogFilters } from './filters.tsx'
import { LogPage } from './page.tsx'
import { logQuery, readLogSearch } from './search.ts'

export function LogRoute() {
  const { log } = useMessages()
  const search = readLogSearch(useUrlSearch())
  const result = useOperation('accounts.listLog', logQuery(search), { keepPrevious: true })
  const { person: id } = search
  const member = useOperation(
    'members.getMember',
    { id, fieldsets: ['FULL'] },
    { enabled: id !== '' },
  )
  const name = member.data ? memberName(member.data.member) : log.deletedAccount
  return (
    <LogPage
      search={search}
      filters={
        <LogFilters
          search={search}
          person={id === '' || member.isPending ? undefined : { id, name }}
        />
      }
      entries={result.data?.entries}
      next={result.data?.next}
      stale={result.isPlaceholderData}
      error={result.error}
      now={new Date()}
      onRetry={() => result.refetch()}
    />
  )
}
