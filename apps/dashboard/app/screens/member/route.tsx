import type { Member } from '@vitrine/contract/members'
import { useState } from 'react'
import { links } from '../../links.ts'
import { useAddressParam } from '../../scaffold/address.ts'
import { wordsOf } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useNavigation } from '../../scaffold/navigation.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useAction, useOperation } from '../../scaffold/use-operation.ts'
import { memberName } from '../members/moves.ts'
import { useMove } from '../members/use-move.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { MemberFactors } from './factors.tsx'
import { NoMember } from './no-member.tsx'
import { MemberPage } from './page.tsx'
import { PersonalData } from './personal-data.tsx'
import { MemberLog, MemberSessions } from './sign-ins.tsx'
import { Standing } from './standing.tsx'

export function MemberRoute() {
  const id = useAddressParam('memberId')
  const found = useOperation('members.getMember', { id, fieldsets: ['FULL'] })
  if (!found.data) return <NoMember error={found.error} onRetry={() => found.refetch()} />
  const { member } = found.data
  return (
    <MemberPage
      member={member}
      standing={<MemberStanding member={member} />}
      factors={<MemberFactors member={member} />}
      sessions={<MemberSessions member={member} />}
      log={<MemberLog member={member} />}
      personal={<PersonalData member={member} />}
    />
  )
}

function MemberStanding({ member }: { readonly member: Member }) {
  const messages = useMessages()
  const tell = useTell()
  const move = useMove()
  const [deleting, setDeleting] = useState(false)
  const remove = useDelete(member)
  const mail = useAction('recovery.sendActivationEmail')
  const sendPassword = () =>
    mail.mutate(
      { identityId: member.id },
      {
        onSuccess: () =>
          tell({ text: messages.member.passwordSent(member.loginEmail ?? memberName(member)) }),
        onError: (error) => tell({ text: wordsOf(error, messages), bad: true }),
      },
    )
  return (
    <>
      <Standing
        member={member}
        busy={mail.isPending}
        onMove={(one) => void move(one, member)}
        onSendPassword={sendPassword}
        onDelete={() => setDeleting(true)}
      />
      {deleting && (
        <DeleteDialog
          member={member}
          busy={remove.busy}
          onClose={() => setDeleting(false)}
          onDelete={remove.run}
        />
      )}
    </>
  )
}

function useDelete(member: Member) {
  const messages = useMessages()
  const tell = useTell()
  const { go } = useNavigation()
  const action = useAction('members.deleteMember', {
    refreshes: ['members.queryMembers', 'sites.getFigures'],
  })
  const run = (contentAssigneeId: string | undefined) =>
    action.mutate(
      { id: member.id, ...(contentAssigneeId ? { contentAssigneeId } : {}) },
      {
        onSuccess: () => {
          tell({ text: messages.member.deleted(memberName(member)) })
          go(links.members(), { replace: true })
        },
        onError: (error) => tell({ text: wordsOf(error, messages), bad: true }),
      },
    )
  return { busy: action.isPending, run }
}
