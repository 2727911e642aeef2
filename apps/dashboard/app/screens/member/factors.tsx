import type { Member } from '@vitrine/contract/members'
import { useConfirm } from '../../shared/confirm.tsx'
import { Skeleton } from '../../shared/empty-state.tsx'
import { errorMessage, Failure } from '../../shared/failure.tsx'
import { formatDateTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { memberName } from '../members/moves.ts'

const invalidates = ['factors.getMemberFactors', 'accounts.listLog'] as const

/** The second steps of a member, and the way back for one who has lost the device. */
export function MemberFactors({ member }: { readonly member: Member }) {
  const { memberFactors, shell } = useMessages()
  const language = useLanguage()
  const moment = (at: Date) => formatDateTime(at, language)
  const result = useOperation('factors.getMemberFactors', { id: member.id })
  const reset = useReset(member)
  const { factors = [], recoveryCodesLeft = 0, reset: waiting } = result.data ?? {}
  const active = factors.filter(({ status }) => status === 'ACTIVE')
  return (
    <Section
      title={memberFactors.title}
      actions={
        active.length > 0 &&
        !waiting && (
          <IfAllowed call="factors.resetMemberFactors">
            <button type="button" className="button button-quiet-bad" onClick={reset.ask}>
              {memberFactors.reset}…
            </button>
          </IfAllowed>
        )
      }
    >
      {result.error && <Failure error={result.error} onRetry={() => result.refetch()} />}
      {result.isPending && <Skeleton rows={1} label={shell.loading} />}
      {result.data && active.length === 0 && <p className="field-hint">{memberFactors.none}</p>}
      {active.length > 0 && (
        <ul className="factor-list">
          {active.map(({ factorId, type, hint, createdDate, lastUsedDate }) => (
            <li key={factorId}>
              <strong>{memberFactors.types[type]}</strong>
              {hint && <bdi dir="ltr"> {hint}</bdi>}
              <p className="field-hint">
                {memberFactors.since({ date: moment(createdDate) })}
                {lastUsedDate && ` ${memberFactors.used({ date: moment(lastUsedDate) })}`}
              </p>
            </li>
          ))}
        </ul>
      )}
      {active.length > 0 && (
        <p className="field-hint">{memberFactors.codesLeft({ n: recoveryCodesLeft })}</p>
      )}
      {waiting && (
        <div className="test-said" role="status">
          <p>{memberFactors.waiting({ date: moment(waiting.dueDate) })}</p>
          <IfAllowed call="factors.stopMemberReset">
            <button type="button" className="button button-start" onClick={reset.stop}>
              {memberFactors.stop}
            </button>
          </IfAllowed>
        </div>
      )}
    </Section>
  )
}

function useReset(member: Member) {
  const messages = useMessages()
  const { memberFactors } = messages
  const confirm = useConfirm()
  const showToast = useToast()
  const asking = useAction('factors.resetMemberFactors', { invalidates })
  const stopping = useAction('factors.stopMemberReset', { invalidates })
  const { id } = member
  const onError = (error: unknown) =>
    showToast({ text: errorMessage(error, messages), isError: true })
  return {
    ask: async () => {
      const title = memberFactors.resetTitle({ name: memberName(member) })
      if (!(await confirm({ title, text: memberFactors.resetText, yes: memberFactors.reset })))
        return
      asking.mutate(
        { id },
        {
          onSuccess: ({ reset }) =>
            showToast({ text: reset ? memberFactors.resetRequested : memberFactors.done }),
          onError,
        },
      )
    },
    stop: () =>
      stopping.mutate(
        { id },
        { onSuccess: () => showToast({ text: memberFactors.stopped }), onError },
      ),
  }
}
