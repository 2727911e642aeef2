import type { Member } from '@vitrine/contract/members'
import { links } from '../../links.ts'
import { useConfirm } from '../../scaffold/confirm.tsx'
import { Skeleton } from '../../scaffold/empty.tsx'
import { Failure, wordsOf } from '../../scaffold/failure.tsx'
import { May, useMay } from '../../scaffold/may.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link } from '../../scaffold/navigation.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { Section } from '../../scaffold/section.tsx'
import { SessionsTable } from '../../scaffold/sessions-table.tsx'
import { useAction, useOperation } from '../../scaffold/use-operation.ts'
import { LogTable } from '../log/table.tsx'
import { memberName } from '../members/moves.ts'

const refreshes = ['accounts.listSessions', 'accounts.listLog'] as const

/** The devices of a member, to be signed out one by one or together. */
export function MemberSessions({ member }: { readonly member: Member }) {
  const messages = useMessages()
  const { sessions: words, shell } = messages
  const identityId = member.id
  const found = useOperation('accounts.listSessions', { identityId })
  const end = useEnding(member)
  const sessions = found.data?.sessions
  const mayEnd = useMay('accounts.endSession')
  const endAll = (sessions?.length ?? 0) > 1 && (
    <May call="accounts.endAllSessions">
      <button type="button" className="button" onClick={end.all}>
        {words.endAll}
      </button>
    </May>
  )
  return (
    <Section title={words.title} actions={endAll}>
      {found.error && <Failure error={found.error} onRetry={() => found.refetch()} />}
      {found.isPending && <Skeleton rows={2} label={shell.loading} />}
      {sessions?.length === 0 && <p className="field-hint">{words.none}</p>}
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

function useEnding(member: Member) {
  const messages = useMessages()
  const { sessions: words } = messages
  const confirm = useConfirm()
  const tell = useTell()
  const one = useAction('accounts.endSession', { refreshes })
  const all = useAction('accounts.endAllSessions', { refreshes })
  const identityId = member.id
  const onError = (error: unknown) => tell({ text: wordsOf(error, messages), bad: true })
  return {
    one: (id: string) =>
      one.mutate({ identityId, id }, { onSuccess: () => tell({ text: words.ended }), onError }),
    all: async () => {
      const title = words.endAllTitle(memberName(member))
      if (!(await confirm({ title, text: words.endAllText, yes: words.endAll }))) return
      const onSuccess = ({ ended }: { ended: number }) => tell({ text: words.endedAll(ended) })
      all.mutate({ identityId }, { onSuccess, onError })
    },
  }
}

const SHOWN = 20

/** The latest lines of the log about one member. */
export function MemberLog({ member }: { readonly member: Member }) {
  const { log, shell } = useMessages()
  const identityId = member.id
  const found = useOperation('accounts.listLog', { identityId, limit: SHOWN })
  const entries = found.data?.entries
  return (
    <Section title={log.ofMember}>
      {found.error && <Failure error={found.error} onRetry={() => found.refetch()} />}
      {found.isPending && <Skeleton rows={4} label={shell.loading} />}
      {entries?.length === 0 && <p className="field-hint">{log.emptyTitle}.</p>}
      {entries && entries.length > 0 && <LogTable entries={entries} now={new Date()} ofOne />}
      {found.data?.next && <Link href={links.log({ person: identityId })}>{log.all}</Link>}
    </Section>
  )
}
