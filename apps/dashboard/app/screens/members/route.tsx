import { useUrlSearch } from '../../shared/url-params.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { useSelection } from '../../shared/use-selection.ts'
import { BulkBar } from './bulk-bar.tsx'
import { MemberJobs } from './jobs.tsx'
import { MEMBERS_PAGE_SIZE, MembersPage } from './page.tsx'
import { membersQuery } from './query.ts'
import { readMembersSearch } from './search.ts'
import { useBulk } from './use-bulk.ts'
import { useMove } from './use-move.ts'

export function MembersRoute() {
  const search = readMembersSearch(useUrlSearch())
  const list = useOperation('members.queryMembers', membersQuery(search, MEMBERS_PAGE_SIZE), {
    keepPrevious: true,
  })
  const figures = useOperation('sites.getFigures', {})
  const selection = useSelection(list.data?.members ?? [])
  const total = list.data?.metadata.total ?? 0
  const bulk = useBulk(selection, search, total)
  return (
    <MembersPage
      search={search}
      members={list.data?.members}
      total={total}
      memberCounts={figures.data?.members}
      selection={selection}
      stale={list.isPlaceholderData}
      error={list.error}
      now={new Date()}
      onMove={useMove()}
      onRetry={() => list.refetch()}
      jobs={<MemberJobs />}
      bulk={<BulkBar bulk={bulk} total={total} />}
    />
  )
}
