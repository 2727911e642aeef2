import type { Invitation, ListedStaff } from '@vitrine/contract/staff'
import { useState } from 'react'
import { useConfirm } from '../../shared/confirm.tsx'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { OneTimeSecret } from '../../shared/one-time-secret.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { StaffPage } from './page.tsx'
import { useSecondFactorPolicy } from './second-factor-policy.ts'

const invalidates = ['staff.listStaff', 'staff.getCurrent'] as const

export function StaffRoute() {
  const result = useOperation('staff.listStaff', {})
  const me = useOperation('staff.getCurrent', {})
  const actions = useStaffActions()
  const factors = useSecondFactorPolicy(result.data?.staff ?? [])
  const [inviting, setInviting] = useState(false)
  const [invited, setInvited] = useState<{ readonly email: string; readonly link: string }>()
  const { staff } = useMessages()
  const invite = useAction('staff.inviteStaff', { invalidates })
  const open = () => {
    invite.reset()
    setInviting(true)
  }
  return (
    <>
      <StaffPage
        people={result.data?.staff}
        invitations={result.data?.invitations ?? []}
        me={me.data?.staff}
        error={result.error}
        now={new Date()}
        onInvite={open}
        onRetry={() => result.refetch()}
        {...actions}
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
        <OneTimeSecret
          title={staff.linkTitle({ email: invited.email })}
          text={staff.linkText}
          subject={staff.linkWhat}
          secret={invited.link}
          onClose={() => setInvited(undefined)}
        />
      )}
    </>
  )
}

function useStaffActions() {
  const messages = useMessages()
  const { staff } = messages
  const confirm = useConfirm()
  const showToast = useToast()
  const change = useAction('staff.updateStaff', { invalidates })
  const remove = useAction('staff.removeStaff', { invalidates })
  const withdraw = useAction('staff.withdrawInvitation', { invalidates })
  const onError = (error: unknown) =>
    showToast({ text: errorMessage(error, messages), isError: true })
  return {
    onRole: ({ id, name }: ListedStaff, role: ListedStaff['role']) =>
      change.mutate(
        { id, role },
        {
          onSuccess: () => showToast({ text: staff.changed({ name, role: staff.roles[role] }) }),
          onError,
        },
      ),
    onRemove: async ({ id, name }: ListedStaff) => {
      const question = {
        title: staff.removeTitle({ name }),
        text: staff.removeText,
        yes: staff.remove,
      }
      if (!(await confirm(question))) return
      remove.mutate(
        { id },
        { onSuccess: () => showToast({ text: staff.removed({ name }) }), onError },
      )
    },
    onWithdraw: ({ id }: Invitation) =>
      withdraw.mutate({ id }, { onSuccess: () => showToast({ text: staff.withdrawn }), onError }),
  }
}
