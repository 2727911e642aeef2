import type { OperationName } from '../../api/client.ts'
import { links } from '../../links.ts'
import { useConfirm } from '../../shared/confirm.tsx'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { errorMessage, Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link, useNavigation } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useUrlParam } from '../../shared/url-params.ts'
import { useMoney } from '../../shared/use-money.ts'
import { useAction, useCall, useInvalidate, useOperation } from '../../shared/use-operation.ts'
import { staleReads } from '../order/setup.ts'
import { DraftPage } from './page.tsx'
import { type DraftOrder, staleDrafts } from './setup.ts'
import { type ApplyForm, Summary } from './summary.tsx'
import { useDraft } from './use-draft.ts'

const invalidates: readonly OperationName[] = [
  ...staleDrafts,
  ...staleReads,
  'paymentRequests.listPaymentRequests',
]

export function DraftRoute() {
  const id = useUrlParam('draftId')
  const result = useOperation('draftOrders.getDraftOrder', { id })
  if (result.data) return <DraftScreen key={id} draft={result.data.draftOrder} />
  return <NoDraft error={result.error} onRetry={() => result.refetch()} />
}

function NoDraft({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { draft: texts, shell } = useMessages()
  const isMissing =
    error !== null && typeof error === 'object' && 'status' in error && error.status === 404
  return (
    <>
      <PageHeader
        title={texts.newTitle}
        backLink={<Link href={links.drafts()}>{texts.back}</Link>}
      />
      {!error && <Skeleton rows={8} label={shell.loading} />}
      {isMissing && <EmptyState title={texts.missing} text={texts.missingText} />}
      {error && !isMissing ? <Failure error={error} onRetry={onRetry} /> : null}
    </>
  )
}

function DraftScreen({ draft }: { readonly draft: DraftOrder }) {
  const { locale } = useMoney()
  const { preview, isBusy, failure, onSave } = useDraft(draft)
  const finishing = useFinishing(draft)
  return (
    <DraftPage
      draft={draft}
      locale={locale}
      failure={failure}
      onSave={onSave}
      summary={
        <Summary
          draft={draft}
          locale={locale}
          preview={preview}
          isBusy={isBusy || finishing.isBusy}
          failure={finishing.failure}
          onApply={finishing.onApply}
          onPropose={finishing.onPropose}
          onDiscard={() => void finishing.onDiscard()}
        />
      }
    />
  )
}

/** Applies or deletes a draft. */
function useFinishing(draft: DraftOrder) {
  const { draft: texts } = useMessages()
  const { go } = useNavigation()
  const confirm = useConfirm()
  const showToast = useToast()
  const apply = useAction('draftOrders.applyDraftOrder', { invalidates })
  const order = useAction('draftOrders.orderDraftOrder', { invalidates })
  const propose = useAction('draftOrders.proposeDraftOrder', { invalidates })
  const remove = useAction('draftOrders.deleteDraftOrder', { invalidates })
  const { id, revision, totals, isEdit, orderId } = draft
  const restore = useRestoring(id)
  const done = (made: { readonly order: { readonly id: string; readonly number: string } }) => {
    const { number } = made.order
    showToast({ text: isEdit ? texts.applied({ number }) : texts.ordered({ number }) })
    go(links.order(made.order.id))
  }
  return {
    isBusy: apply.isPending || order.isPending || propose.isPending || remove.isPending,
    failure: apply.error ?? order.error ?? propose.error,
    onPropose: () =>
      propose.mutate(
        { id, revision, expectedTotal: totals.total },
        { onSuccess: () => showToast({ text: texts.proposed }) },
      ),
    onApply: ({ settle, notify, reason }: ApplyForm) => {
      const asked = { id, revision, expectedTotal: totals.total, notify }
      if (isEdit) apply.mutate({ ...asked, settle, reason: reason.trim() }, { onSuccess: done })
      else {
        const requestPayment = settle === 'PAYMENT_REQUEST'
        order.mutate({ ...asked, requestPayment }, { onSuccess: done })
      }
    },
    onDiscard: async () => {
      const question = { title: texts.discardTitle, text: texts.discardText, yes: texts.discard }
      if (!(await confirm(question))) return
      await remove.mutateAsync({ id })
      showToast({ text: texts.discarded, undo: () => void restore() })
      go(isEdit && orderId ? links.order(orderId) : links.drafts())
    },
  }
}

/** Undoes the deletion of a draft with the history. */
function useRestoring(entityId: string) {
  const messages = useMessages()
  const { go } = useNavigation()
  const { call } = useCall()
  const refresh = useInvalidate()
  const showToast = useToast()
  return async () => {
    try {
      const asked = { entityType: 'draft_order', entityId, limit: 1 } as const
      const [entry] = (await call('history.listHistory', asked)).entries
      if (entry) await call('history.undoChange', { id: entry.id })
      await refresh(invalidates)
      showToast({ text: messages.draft.restored })
      go(links.draft(entityId))
    } catch (error) {
      showToast({ text: errorMessage(error, messages), isError: true })
    }
  }
}
