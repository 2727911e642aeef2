import type { Member } from '@vitrine/contract/members'
import { useConfirm } from '../../scaffold/confirm.tsx'
import { Skeleton } from '../../scaffold/empty.tsx'
import { Failure, wordsOf } from '../../scaffold/failure.tsx'
import { formatMoment } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { May } from '../../scaffold/may.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { Section } from '../../scaffold/section.tsx'
import { useAction, useOperation } from '../../scaffold/use-operation.ts'
import { memberName } from '../members/moves.ts'

const refreshes = ['factors.getMemberFactors', 'accounts.listLog'] as const

/** The second steps of a member, and the way back for one who has lost the device. */
export function MemberFactors({ member }: { readonly member: Member }) {
  const { memberFactors: words, shell } = useMessages()
  const language = useLanguage()
  const moment = (at: Date) => formatMoment(at, language)
  const found = useOperation('factors.getMemberFactors', { id: member.id })
  const reset = useReset(member)
  const { factors = [], recoveryCodesLeft = 0, reset: waiting } = found.data ?? {}
  const active = factors.filter(({ status }) => status === 'ACTIVE')
  return (
    <Section
      title={words.title}
      actions={
        active.length > 0 &&
        !waiting && (
          <May call="factors.resetMemberFactors">
            <button type="button" className="button button-quiet-bad" onClick={reset.ask}>
              {words.reset}…
            </button>
          </May>
        )
      }
    >
      {found.error && <Failure error={found.error} onRetry={() => found.refetch()} />}
      {found.isPending && <Skeleton rows={1} label={shell.loading} />}
      {found.data && active.length === 0 && <p className="field-hint">{words.none}</p>}
      {active.length > 0 && (
        <ul className="factor-list">
          {active.map(({ factorId, type, hint, createdDate, lastUsedDate }) => (
            <li key={factorId}>
              <strong>{words.types[type]}</strong>
              {hint && <bdi dir="ltr"> {hint}</bdi>}
              <p className="field-hint">
                {words.since(moment(createdDate))}
                {lastUsedDate && ` ${words.used(moment(lastUsedDate))}`}
              </p>
            </li>
          ))}
        </ul>
      )}
      {active.length > 0 && <p className="field-hint">{words.codesLeft(recoveryCodesLeft)}</p>}
      {waiting && (
        <div className="test-said" role="status">
          <p>{words.waiting(moment(waiting.dueDate))}</p>
          <May call="factors.stopMemberReset">
            <button type="button" className="button button-start" onClick={reset.stop}>
              {words.stop}
            </button>
          </May>
        </div>
      )}
    </Section>
  )
}

function useReset(member: Member) {
  const messages = useMessages()
  const { memberFactors: words } = messages
  const confirm = useConfirm()
  const tell = useTell()
  const asking = useAction('factors.resetMemberFactors', { refreshes })
  const stopping = useAction('factors.stopMemberReset', { refreshes })
  const { id } = member
  const onError = (error: unknown) => tell({ text: wordsOf(error, messages), bad: true })
  return {
    ask: async () => {
      const title = words.resetTitle(memberName(member))
      if (!(await confirm({ title, text: words.resetText, yes: words.reset }))) return
      asking.mutate(
        { id },
        {
          onSuccess: ({ reset }) => tell({ text: reset ? words.asked : words.done }),
          onError,
        },
      )
    },
    stop: () =>
      stopping.mutate({ id }, { onSuccess: () => tell({ text: words.stopped }), onError }),
  }
}
