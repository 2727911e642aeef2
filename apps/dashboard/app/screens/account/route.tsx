import type { StaffMember } from '@vitrine/contract/staff'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { AccountFrame } from './frame.tsx'
import { AccountPage, NameForm } from './page.tsx'

export function AccountRoute() {
  const { shell } = useMessages()
  const result = useOperation('staff.getCurrent', {})
  if (!result.data) {
    return (
      <AccountFrame here="about">
        {result.error ? (
          <Failure error={result.error} onRetry={() => result.refetch()} />
        ) : (
          <Skeleton rows={4} label={shell.loading} />
        )}
      </AccountFrame>
    )
  }
  const me = result.data.staff
  return <AccountPage me={me} name={<Name key={me.name} me={me} />} />
}

function Name({ me }: { readonly me: StaffMember }) {
  const { account } = useMessages()
  const showToast = useToast()
  const update = useAction('staff.updateCurrent', {
    invalidates: ['staff.getCurrent', 'staff.listStaff'],
  })
  const save = (name: string) =>
    update.mutate({ name }, { onSuccess: () => showToast({ text: account.saved }) })
  return <NameForm name={me.name} busy={update.isPending} failure={update.error} onSave={save} />
}
