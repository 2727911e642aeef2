import type { ListedStaff } from '@vitrine/contract/staff'
import { useConfirm } from '../../shared/confirm.tsx'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { useRecentProof } from '../security/use-recent-proof.tsx'

/** Whether everybody here needs a second factor, and the way back for who has lost theirs. */
export function useSecondFactorPolicy(people: readonly ListedStaff[]) {
  const security = useOperation('staff.getSecurity', {})
  const settings = useOperation('sites.getSettings', {})
  const { withRecentProof, proofDialog } = useRecentProof(security.data?.proofs ?? ['PASSWORD'])
  const onRequire = useRequireSecondFactor(people)
  const onReset = useResetFactors(withRecentProof)
  const isRequired = settings.data?.settings.staff.requireSecondFactor
  return { props: { isRequired, onRequire, onReset }, dialog: proofDialog }
}

function useRequireSecondFactor(people: readonly ListedStaff[]) {
  const messages = useMessages()
  const { staff } = messages
  const confirm = useConfirm()
  const showToast = useToast()
  const invalidates = ['sites.getSettings', 'staff.getCurrent', 'staff.getSecurity'] as const
  const update = useAction('sites.updateSettings', { invalidates })
  return async (requireSecondFactor: boolean) => {
    const lacking = people.filter(({ hasSecondFactor }) => !hasSecondFactor).length
    const question = {
      title: staff.requireTitle,
      text: staff.requireText({ n: lacking }),
      yes: staff.requireYes,
    }
    if (requireSecondFactor && !(await confirm(question))) return
    update.mutate(
      { settings: { staff: { requireSecondFactor } } },
      {
        onSuccess: () =>
          showToast({ text: requireSecondFactor ? staff.required : staff.notRequired }),
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  }
}

function useResetFactors(withRecentProof: (action: () => Promise<unknown>) => Promise<void>) {
  const { staff } = useMessages()
  const confirm = useConfirm()
  const showToast = useToast()
  const reset = useAction('staff.resetStaffFactors', { invalidates: ['staff.listStaff'] })
  return async ({ id, name, email }: ListedStaff) => {
    const called = name || email
    const question = {
      title: staff.resetTitle({ name: called }),
      text: staff.resetText,
      yes: staff.reset,
    }
    if (!(await confirm(question))) return
    await withRecentProof(async () => {
      await reset.mutateAsync({ id })
      showToast({ text: staff.resetDone({ name: called }) })
    })
  }
}
