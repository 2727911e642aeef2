import { fromMinorUnits } from '@vitrine/money'
import { AmountField, TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { amountOf } from './amounts.ts'
import { type DraftLine, type DraftPartProps, withLine } from './setup.ts'

interface PriceDialogProps extends DraftPartProps {
  readonly line: DraftLine
  readonly onClose: () => void
}

/** Overrides the price of one piece, with a reason. */
export function PriceDialog({ draft, line, onSave, onClose }: PriceDialogProps) {
  const { lines: texts, wrong } = useMessages().draft
  const { form, set, errors, dirty, submit } = useDialogForm({
    initialForm: {
      price: fromMinorUnits(BigInt(line.price), draft.currency),
      reason: line.priceReason,
    },
    validate: ({ price }) =>
      price.trim() === '' || amountOf(price, draft) !== undefined ? {} : { price: wrong.amount },
    onSubmit: ({ price, reason }) => {
      const changed =
        price.trim() === ''
          ? { price: null }
          : { price: amountOf(price, draft) ?? 0, priceReason: reason.trim() }
      onClose()
      void onSave({ lines: withLine(draft, line.id, changed) })
    },
  })
  return (
    <FormDialog
      title={texts.priceTitle({ name: line.name })}
      submitLabel={texts.setPrice}
      busy={false}
      dirty={dirty}
      onClose={onClose}
      onSubmit={submit}
    >
      <AmountField
        label={texts.priceIn({ currency: draft.currency })}
        hint={texts.priceHint}
        data-first=""
        value={form.price}
        {...(errors.price && { error: errors.price })}
        onText={(price) => set({ price })}
      />
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        autoComplete="off"
        maxLength={200}
        value={form.reason}
        onText={(reason) => set({ reason })}
      />
    </FormDialog>
  )
}
