import type { Member } from '@vitrine/contract/members'
import { links } from '../../links.ts'
import { useConfirm } from '../../shared/confirm.tsx'
import { Skeleton } from '../../shared/empty-state.tsx'
import { errorMessage, Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { IfAllowed, useIsAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'
import { SessionsTable } from '../../shared/sessions-table.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { LogTable } from '../log/table.tsx'
import { memberName } from '../members/moves.ts'

const invalidates = ['accounts.listSessions', 'accounts.listLog'] as const

/** The devices of a member, to be signed out one by one or together. */
export function MemberSessions({ member }: { readonly member: Member }) {
  const messages = useMessages()
  const { sessions: labels, shell } = messages
  const identityId = member.id
  const result = useOperation('accounts.listSessions', { identityId })
  const end = useEndSessions(member)
  const sessions = result.data?.sessions
  const mayEnd = useIsAllowed('accounts.endSession')
  const endAll = (sessions?.length ?? 0) > 1 && (
    <IfAllowed call="accounts.endAllSessions">
      <button type="button" className="button" onClick={end.all}>
        {labels.endAll}
      </button>
    </IfAllowed>
  )
  return (
    <Section title={labels.title} actions={endAll}>
      {result.error && <Failure error={result.error} onRetry={() => result.refetch()} />}
      {result.isPending && <Skeleton rows={2} label={shell.loading} />}
      {sessions?.length === 0 && <p className="field-hint">{labels.none}</p>}
      {sessions && sessions.length > 0 && (
        <SessionsTable
          sessions={sessions}
          now={new Date()}
          onEnd={mayEnd ? ({ id }) => end.one(id) : undefined}
        />
      )}
    </Section>
  )
}

function useEndSessions(member: Member) {
  const messages = useMessages()
  const { sessions } = messages
  const confirm = useConfirm()
  const showToast = useToast()
  const one = useAction('accounts.endSession', { invalidates })
  const all = useAction('accounts.endAllSessions', { invalidates })
  const identityId = member.id
  const onError = (error: unknown) =>
    showToast({ text: errorMessage(error, messages), isError: true })
  return {
    one: (id: string) =>
      one.mutate(
        { identityId, id },
        { onSuccess: () => showToast({ text: sessions.ended }), onError },
      ),
    all: async () => {
      const title = sessions.endAllTitle({ name: memberName(member) })
      if (!(await confirm({ title, text: sessions.endAllText, yes: sessions.endAll }))) return
      const onSuccess = ({ ended }: { ended: number }) =>
        showToast({ text: sessions.endedAll({ n: ended }) })
      all.mutate({ identityId }, { onSuccess, onError })
    },
  }
}

const MAX_ENTRIES = 20

/** The latest lines of the log about one member. */
export function MemberLog({ member }: { readonly member: Member }) {
  const { log, shell } = useMessages()
  const identityId = member.id
  const result = useOperation('accounts.listLog', { identityId, limit: MAX_ENTRIES })
  const entries = result.data?.entries
  return (
    <Section title={log.ofMember}>
      {result.error && <Failure error={result.error} onRetry={() => result.refetch()} />}
      {result.isPending && <Skeleton rows={4} label={shell.loading} />}
      {entries?.length === 0 && <p className="field-hint">{log.emptyTitle}.</p>}
      {entries && entries.length > 0 && <LogTable entries={entries} now={new Date()} hidePerson />}
      {result.data?.next && <Link href={links.log({ person: identityId })}>{log.all}</Link>}
    </Section>
  )
}
