import type { Member, MemberMove } from '@vitrine/contract/members'
import { useConfirm } from '../../scaffold/confirm.tsx'
import { wordsOf } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useCall, useRefresh } from '../../scaffold/use-operation.ts'
import { memberName } from './moves.ts'

/** Moves one member and says so; asks before what hurts. */
export function useMove() {
  const messages = useMessages()
  const { call } = useCall()
  const refresh = useRefresh()
  const confirm = useConfirm()
  const tell = useTell()
  const { members, member: words } = messages
  const questions: Partial<Record<MemberMove, (name: string) => Parameters<typeof confirm>[0]>> = {
    block: (name) => ({
      title: members.blockTitle(name),
      text: members.blockText,
      yes: members.moves.block,
    }),
    disconnect: (name) => ({
      title: words.disconnectTitle(name),
      text: words.disconnectText,
      yes: members.moves.disconnect,
      typed: name,
    }),
  }
  return async (move: MemberMove, member: Member) => {
    const name = memberName(member)
    const question = questions[move]?.(name)
    if (question && !(await confirm(question))) return
    try {
      await call(`members.${move}Member`, { id: member.id })
      tell({ text: members.done[move](name) })
    } catch (error) {
      tell({ text: wordsOf(error, messages), bad: true })
    }
    await refresh([
      'members.queryMembers',
      'members.getMember',
      'accounts.listSessions',
      'accounts.listLog',
      'sites.getFigures',
    ])
  }
}
