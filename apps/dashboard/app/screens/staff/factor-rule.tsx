import type { ListedStaff } from '@vitrine/contract/staff'
import { useConfirm } from '../../scaffold/confirm.tsx'
import { wordsOf } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useAction, useOperation } from '../../scaffold/use-operation.ts'
import { useProved } from '../security/use-proved.tsx'

/** Whether everybody here needs a second factor, and the way back for who has lost theirs. */
export function useFactorRule(people: readonly ListedStaff[]) {
  const security = useOperation('staff.getSecurity', {})
  const settings = useOperation('sites.getSettings', {})
  const { proved, proofDialog } = useProved(security.data?.proofs ?? ['PASSWORD'])
  const onRequire = useRule(people)
  const onReset = useReset(proved)
  const isRequired = settings.data?.settings.staff.requireSecondFactor
  return { props: { isRequired, onRequire, onReset }, dialog: proofDialog }
}

function useRule(people: readonly ListedStaff[]) {
  const messages = useMessages()
  const { staff: words } = messages
  const confirm = useConfirm()
  const tell = useTell()
  const refreshes = ['sites.getSettings', 'staff.getCurrent', 'staff.getSecurity'] as const
  const update = useAction('sites.updateSettings', { refreshes })
  return async (requireSecondFactor: boolean) => {
    const lacking = people.filter(({ hasSecondFactor }) => !hasSecondFactor).length
    const question = {
      title: words.requireTitle,
      text: words.requireText(lacking),
      yes: words.requireYes,
    }
    if (requireSecondFactor && !(await confirm(question))) return
    update.mutate(
      { settings: { staff: { requireSecondFactor } } },
      {
        onSuccess: () => tell({ text: requireSecondFactor ? words.required : words.notRequired }),
        onError: (error) => tell({ text: wordsOf(error, messages), bad: true }),
      },
    )
  }
}

function useReset(proved: (deed: () => Promise<unknown>) => Promise<void>) {
  const { staff: words } = useMessages()
  const confirm = useConfirm()
  const tell = useTell()
  const reset = useAction('staff.resetStaffFactors', { refreshes: ['staff.listStaff'] })
  return async ({ id, name, email }: ListedStaff) => {
    const called = name || email
    const question = { title: words.resetTitle(called), text: words.resetText, yes: words.reset }
    if (!(await confirm(question))) return
    await proved(async () => {
      await reset.mutateAsync({ id })
      tell({ text: words.resetDone(called) })
    })
  }
}
