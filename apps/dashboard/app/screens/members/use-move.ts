import type { Member, MemberMove } from '@vitrine/contract/members'
import { useConfirm } from '../../shared/confirm.tsx'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useCall, useInvalidate } from '../../shared/use-operation.ts'
import { memberName } from './moves.ts'

/** Moves one member and shows a toast; asks for confirmation before destructive moves. */
export function useMove() {
  const messages = useMessages()
  const { call } = useCall()
  const refresh = useInvalidate()
  const confirm = useConfirm()
  const showToast = useToast()
  const { members, member } = messages
  const questions: Partial<Record<MemberMove, (name: string) => Parameters<typeof confirm>[0]>> = {
    block: (name) => ({
      title: members.blockTitle({ name }),
      text: members.blockText,
      yes: members.moves.block,
    }),
    disconnect: (name) => ({
      title: member.disconnectTitle({ name }),
      text: member.disconnectText,
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
      showToast({ text: members.done[move]({ name }) })
    } catch (error) {
      showToast({ text: errorMessage(error, messages), isError: true })
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
