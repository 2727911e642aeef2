import type { OutputOf } from '../../../api/client.ts'
import { Failure } from '../../../shared/failure.tsx'
import { Switch } from '../../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../../shared/form-dialog.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { useDialogSave } from '../../../shared/use-dialog-save.ts'
import { useOperation } from '../../../shared/use-operation.ts'
import { formatMinor } from '../../orders/texts.ts'
import { NotifySwitch } from '../returns/preview.tsx'
import { type Order, staleReads, type WindowProps } from '../setup.ts'

export type Mergeable = OutputOf<'draftOrders.listMergeableOrders'>['orders'][number]
type Preview = OutputOf<'draftOrders.previewMerge'>

interface MergeDialogProps extends WindowProps {
  /** The order that is merged into the other. */
  readonly from: Mergeable
}

/** Merges two orders, after showing the effects on payments, stock and documents. */
export function MergeDialog({ order, from, locale, onClose }: MergeDialogProps) {
  const { merging } = useMessages()
  const saving = useDialogSave('draftOrders.mergeOrders', {
    invalidates: [
      ...staleReads,
      'draftOrders.listMergeableOrders',
      'draftOrders.previewMerge',
      'invoices.listInvoicesOfOrders',
    ],
    onClose,
    stored: undefined,
  })
  const asked = { orderId: order.id, fromId: from.id }
  const { form, set, submit } = useDialogForm({
    initialForm: { refundDelivery: false, notify: false },
    validate: () => ({}),
    onSubmit: ({ refundDelivery, notify }) =>
      saving.save(
        {
          ...asked,
          refundDelivery,
          notify: notify && order.email !== null,
          ...(preview && { expectedTotal: preview.total }),
        },
        merging.done({ number: from.number }),
      ),
  })
  const { refundDelivery } = form
  const result = useOperation('draftOrders.previewMerge', { ...asked, refundDelivery })
  const preview = result.isFetching || result.error ? undefined : result.data
  return (
    <FormDialog
      title={merging.title({ number: from.number, into: order.number })}
      submitLabel={merging.submit}
      busy={saving.isBusy}
      isIncomplete={!preview}
      failure={saving.failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{merging.text({ number: from.number, into: order.number })}</p>
      <Switch
        label={merging.refundDelivery}
        hint={merging.refundDeliveryHint}
        checked={refundDelivery}
        onChecked={(checked) => set({ refundDelivery: checked })}
      />
      <NotifySwitch
        order={order}
        checked={form.notify && order.email !== null}
        onChecked={(notify) => set({ notify })}
      />
      <section className="refund-preview" aria-label={merging.preview} aria-live="polite">
        <h3>{merging.preview}</h3>
        {result.error ? (
          <Refusal error={result.error} />
        ) : (
          <Lines order={order} from={from} locale={locale} preview={preview} />
        )}
      </section>
    </FormDialog>
  )
}

/** The reasons against a merge. */
function Refusal({ error }: { readonly error: unknown }) {
  const { refusals } = useMessages().merging
  const texts: Readonly<Record<string, string>> = refusals
  const reasons = reasonsOf(error).map((reason) => texts[reason] ?? reason)
  if (reasons.length === 0) return <Failure error={error} />
  return (
    <ul className="lines" role="alert">
      {reasons.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

export function reasonsOf(error: unknown): readonly string[] {
  const data = (error as { readonly data?: { readonly reasons?: unknown } } | null)?.data
  return Array.isArray(data?.reasons) ? data.reasons.map(String) : []
}

interface LinesProps {
  readonly order: Order
  readonly from: Mergeable
  readonly locale: string
  readonly preview: Preview | undefined
}

function Lines({ order, from, locale, preview }: LinesProps) {
  const { merging, shell } = useMessages()
  const { will } = merging
  if (!preview) return <p className="mute">{shell.loading}</p>
  const amountOf = (minor: number) => formatMinor(minor, order, locale)
  const { total, delivery, moved, paidBack, due, pieces, invoices } = preview
  return (
    <ul className="lines">
      <li>{will.pieces({ n: pieces })}</li>
      <li>{will.total({ total: amountOf(total), delivery: amountOf(delivery) })}</li>
      {moved > 0 && <li>{will.moved({ amount: amountOf(moved), number: from.number })}</li>}
      {paidBack > 0 && <li>{will.paidBack({ amount: amountOf(paidBack) })}</li>}
      {due > 0 && <li>{will.due({ amount: amountOf(due) })}</li>}
      {due < 0 && <li>{will.overpaid({ amount: amountOf(-due) })}</li>}
      {invoices.map((number) => (
        <li key={number}>{will.invoice({ number })}</li>
      ))}
      <li>{will.noStock}</li>
      <li>
        <strong>{will.final({ number: from.number })}</strong>
      </li>
    </ul>
  )
}
