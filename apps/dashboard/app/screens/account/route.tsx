import type { StaffMember } from '@vitrine/contract/staff'
import { Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useAction, useOperation } from '../../scaffold/use-operation.ts'
import { AccountFrame } from './frame.tsx'
import { AccountPage, NameForm } from './page.tsx'

export function AccountRoute() {
  const { shell } = useMessages()
  const found = useOperation('staff.getCurrent', {})
  if (!found.data) {
    return (
      <AccountFrame here="about">
        {found.error ? (
          <Failure error={found.error} onRetry={() => found.refetch()} />
        ) : (
          <Skeleton rows={4} label={shell.loading} />
        )}
      </AccountFrame>
    )
  }
  const me = found.data.staff
  return <AccountPage me={me} name={<Name key={me.name} me={me} />} />
}

function Name({ me }: { readonly me: StaffMember }) {
  const { account } = useMessages()
  const tell = useTell()
  const update = useAction('staff.updateCurrent', {
    refreshes: ['staff.getCurrent', 'staff.listStaff'],
  })
  const save = (name: string) =>
    update.mutate({ name }, { onSuccess: () => tell({ text: account.saved }) })
  return <NameForm name={me.name} busy={update.isPending} failure={update.error} onSave={save} />
}
