import { useAddressSearch } from '../../scaffold/address.ts'
import { useMessages } from '../../scaffold/messages.tsx'
import { useOperation } from '../../scaffold/use-operation.ts'
import { memberName } from '../members/moves.ts'
import { LogFilters } from './filters.tsx'
import { LogPage } from './page.tsx'
import { logQuery, readLogSearch } from './search.ts'

export function LogRoute() {
  const { log } = useMessages()
  const search = readLogSearch(useAddressSearch())
  const found = useOperation('accounts.listLog', logQuery(search), { keep: true })
  const { person: id } = search
  const member = useOperation(
    'members.getMember',
    { id, fieldsets: ['FULL'] },
    { enabled: id !== '' },
  )
  const name = member.data ? memberName(member.data.member) : log.gone
  return (
    <LogPage
      search={search}
      filters={
        <LogFilters
          search={search}
          person={id === '' || member.isPending ? undefined : { id, name }}
        />
      }
      entries={found.data?.entries}
      next={found.data?.next}
      stale={found.isPlaceholderData}
      error={found.error}
      now={new Date()}
      onRetry={() => found.refetch()}
    />
  )
}
