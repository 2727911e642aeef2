import type { Invitation, ListedStaff } from '@vitrine/contract/staff'
import { useState } from 'react'
import { useConfirm } from '../../scaffold/confirm.tsx'
import { wordsOf } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { SecretOnce } from '../../scaffold/secret-once.tsx'
import { useAction, useOperation } from '../../scaffold/use-operation.ts'
import { useFactorRule } from './factor-rule.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { StaffPage } from './page.tsx'

const refreshes = ['staff.listStaff', 'staff.getCurrent'] as const

export function StaffRoute() {
  const found = useOperation('staff.listStaff', {})
  const me = useOperation('staff.getCurrent', {})
  const deeds = useDeeds()
  const factors = useFactorRule(found.data?.staff ?? [])
  const [inviting, setInviting] = useState(false)
  const [invited, setInvited] = useState<{ readonly email: string; readonly link: string }>()
  const { staff: words } = useMessages()
  const invite = useAction('staff.inviteStaff', { refreshes })
  const open = () => {
    invite.reset()
    setInviting(true)
  }
  return (
    <>
      <StaffPage
        people={found.data?.staff}
        invitations={found.data?.invitations ?? []}
        me={me.data?.staff}
        error={found.error}
        now={new Date()}
        onInvite={open}
        onRetry={() => found.refetch()}
        {...deeds}
        {...factors.props}
      />
      {factors.dialog}
      {inviting && (
        <InviteDialog
          busy={invite.isPending}
          failure={invite.error}
          onClose={() => setInviting(false)}
          onInvite={(invitation) =>
            invite.mutate(
              { invitation },
              {
                onSuccess: ({ link }) => {
                  setInviting(false)
                  setInvited({ email: invitation.email, link })
                },
              },
            )
          }
        />
      )}
      {invited && (
        <SecretOnce
          title={words.linkTitle(invited.email)}
          text={words.linkText}
          what={words.linkWhat}
          secret={invited.link}
          onClose={() => setInvited(undefined)}
        />
      )}
    </>
  )
}

function useDeeds() {
  const messages = useMessages()
  const { staff: words } = messages
  const confirm = useConfirm()
  const tell = useTell()
  const change = useAction('staff.updateStaff', { refreshes })
  const remove = useAction('staff.removeStaff', { refreshes })
  const withdraw = useAction('staff.withdrawInvitation', { refreshes })
  const onError = (error: unknown) => tell({ text: wordsOf(error, messages), bad: true })
  return {
    onRole: ({ id, name }: ListedStaff, role: ListedStaff['role']) =>
      change.mutate(
        { id, role },
        { onSuccess: () => tell({ text: words.changed(name, words.roles[role]) }), onError },
      ),
    onRemove: async ({ id, name }: ListedStaff) => {
      const question = { title: words.removeTitle(name), text: words.removeText, yes: words.remove }
      if (!(await confirm(question))) return
      remove.mutate({ id }, { onSuccess: () => tell({ text: words.removed(name) }), onError })
    },
    onWithdraw: ({ id }: Invitation) =>
      withdraw.mutate({ id }, { onSuccess: () => tell({ text: words.withdrawn }), onError }),
  }
}
