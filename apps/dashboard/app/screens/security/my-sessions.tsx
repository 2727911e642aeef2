import { Skeleton } from '../../scaffold/empty.tsx'
import { Failure, wordsOf } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { Section } from '../../scaffold/section.tsx'
import { SessionsTable } from '../../scaffold/sessions-table.tsx'
import { useAction, useOperation } from '../../scaffold/use-operation.ts'

/** Where one is signed in, each device to be signed out alone. */
export function MySessions() {
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
