import { Skeleton } from '../../shared/empty-state.tsx'
import { errorMessage, Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import { SessionsTable } from '../../shared/sessions-table.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useOperation } from '../../shared/use-operation.ts'

/** The user's sessions; each can be signed out separately. */
export function MySessions() {
  const messages = useMessages()
  const { sessions: labels, shell } = messages
  const showToast = useToast()
  const result = useOperation('staff.listSessions', {})
  const end = useAction('staff.endSession', {
    invalidates: ['staff.listSessions', 'staff.getCurrent'],
  })
  const sessions = result.data?.sessions.map((one) => ({ ...one, lastUsedDate: one.lastSeenDate }))
  return (
    <Section title={labels.mine}>
      {result.error && <Failure error={result.error} onRetry={() => result.refetch()} />}
      {result.isPending && <Skeleton rows={2} label={shell.loading} />}
      {sessions && (
        <SessionsTable
          sessions={sessions}
          now={new Date()}
          onEnd={({ id }) =>
            end.mutate(
              { id },
              {
                onSuccess: () => showToast({ text: labels.ended }),
                onError: (error) =>
                  showToast({ text: errorMessage(error, messages), isError: true }),
              },
            )
          }
        />
      )}
    </Section>
  )
}
