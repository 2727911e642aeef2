import { TextArea } from '../../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../../shared/form-dialog.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { useDialogSave } from '../../../shared/use-dialog-save.ts'
import { PieceFields } from './piece-fields.tsx'
import { NotifySwitch, ReturnPreview } from './preview.tsx'
import {
  chosenPieces,
  countOf,
  type PieceLine,
  type ReturnWindowProps,
  staleReturns,
  wrongPieces,
} from './setup.ts'

const emptyForm = { pieces: {} as Readonly<Record<string, string>>, text: '', notify: true }

/** Accepts a return; one declared in words gets its pieces here. */
export function AgreeDialog({ order, one, onClose }: ReturnWindowProps) {
  const messages = useMessages()
  const { agreeing, will, text } = messages.returns
  const saving = useDialogSave('returns.agreeReturn', {
    invalidates: staleReturns,
    onClose,
    stored: undefined,
  })
  const isInWords = one.lines.length === 0
  const lines: readonly PieceLine[] = isInWords
    ? order.lines.map(({ id, name, quantity: most }) => ({ id, name, most }))
    : []
  const { form, set, errors, dirty, submit } = useDialogForm({
    initialForm: emptyForm,
    validate: ({ pieces }) => wrongPieces(pieces, lines, messages),
    onSubmit: (typed) =>
      saving.save(
        {
          id: one.id,
          ...(isInWords && { lines: chosenPieces(typed.pieces, lines) }),
          text: typed.text.trim(),
          notify: typed.notify && order.email !== null,
        },
        agreeing.done({ number: one.number }),
      ),
  })
  const isMailed = form.notify && order.email !== null
  return (
    <FormDialog
      title={agreeing.title({ number: one.number })}
      submitLabel={agreeing.submit}
      busy={saving.isBusy}
      isIncomplete={isInWords && countOf(chosenPieces(form.pieces, lines)) === 0}
      dirty={dirty}
      failure={saving.failure}
      onClose={onClose}
      onSubmit={submit}
    >
      {isInWords && (
        <>
          {one.withdrawal && (
            <p className="notice" dir="auto">
              {messages.returns.buyerWrote({ text: one.withdrawal.statement })}
            </p>
          )}
          <PieceFields
            legend={agreeing.lines}
            lines={lines}
            pieces={form.pieces}
            errors={errors}
            onPieces={(pieces) => set({ pieces })}
          />
        </>
      )}
      <TextArea
        label={text}
        maxLength={1000}
        rows={3}
        value={form.text}
        onText={(typed) => set({ text: typed })}
      />
      <NotifySwitch order={order} checked={isMailed} onChecked={(notify) => set({ notify })} />
      <ReturnPreview>
        <li>{will.noMoney}</li>
        <li>{will.noStock}</li>
        <li>{isMailed ? will.mail : will.noMail}</li>
      </ReturnPreview>
    </FormDialog>
  )
}

/** Declines a return, with the reason that the buyer reads. */
export function DeclineDialog({ order, one, onClose }: ReturnWindowProps) {
  const { declining, will, text } = useMessages().returns
  const saving = useDialogSave('returns.declineReturn', {
    invalidates: staleReturns,
    onClose,
    stored: undefined,
  })
  const { form, set, dirty, submit } = useDialogForm({
    initialForm: emptyForm,
    validate: () => ({}),
    onSubmit: (typed) =>
      saving.save(
        { id: one.id, text: typed.text.trim(), notify: typed.notify && order.email !== null },
        declining.done({ number: one.number }),
      ),
  })
  const isMailed = form.notify && order.email !== null
  return (
    <FormDialog
      title={declining.title({ number: one.number })}
      submitLabel={declining.submit}
      busy={saving.isBusy}
      dirty={dirty}
      failure={saving.failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextArea
        label={text}
        maxLength={1000}
        rows={3}
        value={form.text}
        onText={(typed) => set({ text: typed })}
      />
      <NotifySwitch order={order} checked={isMailed} onChecked={(notify) => set({ notify })} />
      <ReturnPreview>
        <li>{will.noMoney}</li>
        <li>{will.noStock}</li>
        <li>{will.free}</li>
        <li>{isMailed ? will.mail : will.noMail}</li>
      </ReturnPreview>
    </FormDialog>
  )
}
