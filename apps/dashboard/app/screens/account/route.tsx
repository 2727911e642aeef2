import type { StaffMember } from '@vitrine/contract/staff'
import { useState } from 'react'
import { Skeleton } from '../../scaffold/empty.tsx'
import { Failure, wordsOf } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { Section } from '../../scaffold/section.tsx'
import { SessionsTable } from '../../scaffold/sessions-table.tsx'
import { useAction, useOperation } from '../../scaffold/use-operation.ts'
import { AccountPage, NameForm, PasswordSection } from './page.tsx'

export function AccountRoute() {
  const { account, shell } = useMessages()
  const found = useOperation('staff.getCurrent', {})
  if (!found.data) {
    return (
      <>
        <PageHeader title={account.title} />
        {found.error ? (
          <Failure error={found.error} onRetry={() => found.refetch()} />
        ) : (
          <Skeleton rows={4} label={shell.loading} />
        )}
      </>
    )
  }
  const me = found.data.staff
  return (
    <AccountPage
      me={me}
      name={<Name key={me.name} me={me} />}
      password={<Password me={me} />}
      sessions={<MySessions />}
    />
  )
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

function Password({ me }: { readonly me: StaffMember }) {
  const { account } = useMessages()
  const tell = useTell()
  const [round, setRound] = useState(0)
  const change = useAction('staff.changePassword', { refreshes: ['staff.listSessions'] })
  const wrong = change.error?.code === 'STAFF_PASSWORD_WRONG'
  return (
    <PasswordSection
      key={round}
      email={me.email}
      busy={change.isPending}
      wrong={wrong}
      failure={wrong ? undefined : change.error}
      onSave={(form) =>
        change.mutate(form, {
          onSuccess: () => {
            tell({ text: account.passwordChanged })
            setRound(round + 1)
          },
        })
      }
    />
  )
}

function MySessions() {
  const messages = useMessages()
  const { sessions: words, shell } = messages
  const tell = useTell()
  const found = useOperation('staff.listSessions', {})
  const end = useAction('staff.endSession', {
    refreshes: ['staff.listSessions', 'staff.getCurrent'],
  })
  const sessions = found.data?.sessions.map((one) => ({ ...one, lastUsedDate: one.lastSeenDate }))
  return (
    <Section title={words.mine}>
      {found.error && <Failure error={found.error} onRetry={() => found.refetch()} />}
      {found.isPending && <Skeleton rows={2} label={shell.loading} />}
      {sessions && (
        <SessionsTable
          sessions={sessions}
          now={new Date()}
          onEnd={({ id }) =>
            end.mutate(
              { id },
              {
                onSuccess: () => tell({ text: words.ended }),
                onError: (error) => tell({ text: wordsOf(error, messages), bad: true }),
              },
            )
          }
        />
      )}
    </Section>
  )
}
