import { useAddressSearch } from '../../scaffold/address.ts'
import { useOperation } from '../../scaffold/use-operation.ts'
import { useSelection } from '../../scaffold/use-selection.ts'
import { BulkBar } from './bulk-bar.tsx'
import { MemberJobs } from './jobs.tsx'
import { MEMBERS_PAGE, MembersPage } from './page.tsx'
import { membersQuery } from './query.ts'
import { readMembersSearch } from './search.ts'
import { useBulk } from './use-bulk.ts'
import { useMove } from './use-move.ts'

export function MembersRoute() {
  const search = readMembersSearch(useAddressSearch())
  const list = useOperation('members.queryMembers', membersQuery(search, MEMBERS_PAGE), {
    keep: true,
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
      standing={figures.data?.members}
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
