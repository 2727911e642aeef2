import type { Member, MemberMove } from '@vitrine/contract/members'
import { useAddressSearch } from '../../scaffold/address.ts'
import { useConfirm } from '../../scaffold/confirm.tsx'
import { wordsOf } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useCall, useOperation, useRefresh } from '../../scaffold/use-operation.ts'
import { memberName } from './moves.ts'
import { MEMBERS_PAGE, MembersPage } from './page.tsx'
import { membersQuery } from './query.ts'
import { readMembersSearch } from './search.ts'

export function MembersRoute() {
  const search = readMembersSearch(useAddressSearch())
  const list = useOperation('members.queryMembers', membersQuery(search, MEMBERS_PAGE), {
    keep: true,
  })
  return (
    <MembersPage
      search={search}
      members={list.data?.members}
      total={list.data?.metadata.total ?? 0}
      stale={list.isPlaceholderData}
      error={list.error}
      now={new Date()}
      onMove={useMove()}
      onRetry={() => list.refetch()}
    />
  )
}

function useMove() {
  const messages = useMessages()
  const { call } = useCall()
  const refresh = useRefresh()
  const confirm = useConfirm()
  const tell = useTell()
  const { blockTitle, blockText, moves, done } = messages.members
  return async (move: MemberMove, member: Member) => {
    const name = memberName(member)
    if (move === 'block') {
      const sure = await confirm({ title: blockTitle(name), text: blockText, yes: moves.block })
      if (!sure) return
    }
    try {
      await call(`members.${move}Member`, { id: member.id })
      tell({ text: done[move](name) })
    } catch (error) {
      tell({ text: wordsOf(error, messages), bad: true })
    }
    await refresh(['members.queryMembers', 'sites.getFigures'])
  }
}
