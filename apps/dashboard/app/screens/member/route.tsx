import type { Member } from '@vitrine/contract/members'
import { useState } from 'react'
import { links } from '../../links.ts'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useUrlParam } from '../../shared/url-params.ts'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { memberName } from '../members/moves.ts'
import { useMove } from '../members/use-move.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { MemberFactors } from './factors.tsx'
import { MemberFallback } from './member-fallback.tsx'
import { MemberPage } from './page.tsx'
import { PersonalData } from './personal-data.tsx'
import { MemberLog, MemberSessions } from './sign-ins.tsx'
import { StatusSection } from './status-section.tsx'

export function MemberRoute() {
  const id = useUrlParam('memberId')
  const result = useOperation('members.getMember', { id, fieldsets: ['FULL'] })
  if (!result.data) return <MemberFallback error={result.error} onRetry={() => result.refetch()} />
  const { member } = result.data
  return (
    <MemberPage
      member={member}
      statusSection={<MemberStatusSection member={member} />}
      factors={<MemberFactors member={member} />}
      sessions={<MemberSessions member={member} />}
      log={<MemberLog member={member} />}
      personal={<PersonalData member={member} />}
    />
  )
}

function MemberStatusSection({ member }: { readonly member: Member }) {
  const messages = useMessages()
  const showToast = useToast()
  const move = useMove()
  const [deleting, setDeleting] = useState(false)
  const remove = useDelete(member)
  const mail = useAction('recovery.sendActivationEmail')
  const sendPassword = () =>
    mail.mutate(
      { identityId: member.id },
      {
        onSuccess: () =>
          showToast({
            text: messages.member.passwordSent({ email: member.loginEmail ?? memberName(member) }),
          }),
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  return (
    <>
      <StatusSection
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
  const showToast = useToast()
  const { go } = useNavigation()
  const action = useAction('members.deleteMember', {
    invalidates: ['members.queryMembers', 'sites.getFigures'],
  })
  const run = (contentAssigneeId: string | undefined) =>
    action.mutate(
      { id: member.id, ...(contentAssigneeId ? { contentAssigneeId } : {}) },
      {
        onSuccess: () => {
          showToast({ text: messages.member.deleted({ name: memberName(member) }) })
          go(links.members(), { replace: true })
        },
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  return { busy: action.isPending, run }
}
