import { useConfirm } from '../../shared/confirm.tsx'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useIsAllowed } from '../../shared/permissions.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { LaunchChecks } from './checks.tsx'
import { RehearsalPage } from './page.tsx'

export function RehearsalRoute() {
  const mayStart = useIsAllowed('rehearsal.startRehearsal')
  const rehearsal = useOperation('rehearsal.getRehearsal', {})
  const address = useOperation('rehearsal.startRehearsal', {}, { enabled: mayStart })
  const mailbox = useOperation('mailbox.listMails', {})
  const clearing = useClearing()
  return (
    <RehearsalPage
      url={address.data?.url}
      orders={rehearsal.data?.orders}
      mails={mailbox.data?.mails.filter(({ isRehearsal }) => isRehearsal)}
      isBusy={clearing.isBusy}
      onClear={clearing.clear}
      checks={<LaunchChecks />}
      error={rehearsal.error ?? address.error ?? mailbox.error}
    />
  )
}

/** Deletes all rehearsed orders after a confirmation, and reports their number. */
function useClearing() {
  const messages = useMessages()
  const { rehearsal: texts } = messages
  const confirm = useConfirm()
  const showToast = useToast()
  const action = useAction('rehearsal.clearRehearsal', {
    invalidates: [
      'rehearsal.getRehearsal',
      'mailbox.listMails',
      'orders.queryOrders',
      'rehearsal.listLaunchChecks',
    ],
  })
  const clear = async () => {
    const question = { title: texts.clearTitle, text: texts.clearText, yes: texts.clear }
    if (!(await confirm(question))) return
    action.mutate(
      {},
      {
        onSuccess: ({ orders: n }) => showToast({ text: texts.cleared({ n }) }),
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  }
  return { clear: () => void clear(), isBusy: action.isPending }
}
