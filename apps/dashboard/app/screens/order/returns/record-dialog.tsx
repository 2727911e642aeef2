import { useState } from 'react'
import { SelectField } from '../../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../../shared/form-dialog.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { useDialogSave } from '../../../shared/use-dialog-save.ts'
import { useOperation } from '../../../shared/use-operation.ts'
import type { WindowProps } from '../setup.ts'
import { PieceFields } from './piece-fields.tsx'
import { NotifySwitch, ReturnPreview } from './preview.tsx'
import {
  chosenPieces,
  countOf,
  type PieceLine,
  reasonText,
  staleReturns,
  wrongPieces,
} from './setup.ts'

/** Records a return requested elsewhere, for example by phone. */
export function RecordReturnDialog({ order, onClose }: WindowProps) {
  const messages = useMessages()
  const { recording, will } = messages.returns
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const read = useOperation('returns.getOrderReturns', { order: order.id })
  const saving = useDialogSave('returns.requestReturn', {
    invalidates: staleReturns,
    onClose,
    stored: undefined,
    idempotencyKey,
  })
  const lines = linesOf(order, read.data?.options.lines ?? [])
  const { form, set, errors, dirty, submit } = useDialogForm({
    initialForm: { pieces: {} as Readonly<Record<string, string>>, reason: '', notify: true },
    validate: ({ pieces }) => wrongPieces(pieces, lines, messages),
    onSubmit: ({ pieces, reason, notify }) =>
      saving.save(
        {
          order: order.id,
          lines: chosenPieces(pieces, lines).map((line) => ({ ...line, reason })),
          notify: notify && order.email !== null,
        },
        recording.done,
      ),
  })
  const count = countOf(chosenPieces(form.pieces, lines))
  const reasons = read.data?.options.reasons ?? []
  return (
    <FormDialog
      title={recording.title({ number: order.number })}
      submitLabel={recording.submit}
      busy={saving.isBusy}
      isIncomplete={count === 0}
      dirty={dirty}
      failure={saving.failure ?? read.error}
      onClose={onClose}
      onSubmit={submit}
    >
      <PieceFields
        legend={recording.lines}
        lines={lines}
        pieces={form.pieces}
        errors={errors}
        onPieces={(pieces) => set({ pieces })}
      />
      <SelectField
        label={recording.reason}
        value={form.reason}
        options={[
          ['', '–'],
          ...reasons.map((reason) => [reason, reasonText(reason, messages)] as const),
        ]}
        onValue={(reason) => set({ reason })}
      />
      <NotifySwitch
        order={order}
        checked={form.notify && order.email !== null}
        onChecked={(notify) => set({ notify })}
      />
      <ReturnPreview>
        <li>{count === 0 ? recording.nothing : recording.agreed}</li>
        <li>{will.noMoney}</li>
        <li>{will.noStock}</li>
        <li>{form.notify && order.email !== null ? will.mail : will.noMail}</li>
      </ReturnPreview>
    </FormDialog>
  )
}

/** Pieces that were sent and are in no other return. */
const linesOf = (
  order: WindowProps['order'],
  options: readonly { readonly lineId: string; readonly available: number }[],
): PieceLine[] =>
  options.flatMap(({ lineId: id, available: most }) => {
    const line = order.lines.find((one) => one.id === id)
    return line && most > 0 ? [{ id, name: line.name, most }] : []
  })
