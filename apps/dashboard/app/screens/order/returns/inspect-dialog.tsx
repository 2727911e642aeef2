import { TextArea } from '../../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../../shared/form-dialog.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { useDialogSave } from '../../../shared/use-dialog-save.ts'
import { PieceFields } from './piece-fields.tsx'
import { ReturnPreview } from './preview.tsx'
import {
  chosenPieces,
  countOf,
  type PieceLine,
  type ReturnWindowProps,
  staleReturns,
  wrongPieces,
} from './setup.ts'

/** Chooses the resalable pieces, which return to stock. */
export function InspectDialog({ one, onClose }: ReturnWindowProps) {
  const messages = useMessages()
  const { inspecting, will } = messages.returns
  const saving = useDialogSave('returns.inspectReturn', {
    invalidates: staleReturns,
    onClose,
    stored: undefined,
  })
  const lines: readonly PieceLine[] = one.lines.map(({ lineId: id, name, quantity: most }) => ({
    id,
    name,
    most,
  }))
  const all = Object.fromEntries(lines.map(({ id, most }) => [id, String(most)]))
  const { form, set, errors, dirty, submit } = useDialogForm({
    initialForm: { pieces: all as Readonly<Record<string, string>>, text: '' },
    validate: ({ pieces }) => wrongPieces(pieces, lines, messages),
    onSubmit: ({ pieces, text }) =>
      saving.save(
        {
          id: one.id,
          lines: chosenPieces(pieces, lines).map(({ lineId, quantity: resell }) => ({
            lineId,
            resell,
          })),
          text: text.trim(),
        },
        inspecting.done({ number: one.number }),
      ),
  })
  const count = countOf(chosenPieces(form.pieces, lines))
  return (
    <FormDialog
      title={inspecting.title({ number: one.number })}
      submitLabel={inspecting.submit}
      busy={saving.isBusy}
      dirty={dirty}
      failure={saving.failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <PieceFields
        legend={inspecting.lines}
        lines={lines}
        pieces={form.pieces}
        errors={errors}
        onPieces={(pieces) => set({ pieces })}
      />
      <TextArea
        label={inspecting.note}
        maxLength={1000}
        rows={2}
        value={form.text}
        onText={(text) => set({ text })}
      />
      <ReturnPreview>
        <li>{count > 0 ? will.stock({ n: count }) : will.noStock}</li>
        <li>{will.noMoney}</li>
        <li>{will.noMail}</li>
      </ReturnPreview>
    </FormDialog>
  )
}
