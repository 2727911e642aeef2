import { AmountField, SelectField, TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { amountOf, percentOf } from './amounts.ts'
import { type DraftPartProps, manualDiscounts, manualFees } from './setup.ts'

interface ExtraDialogProps extends DraftPartProps {
  readonly kind: 'discount' | 'fee'
  readonly onClose: () => void
}

/** A discount or a fee that a merchant writes. */
export function ExtraDialog({ draft, kind, onSave, onClose }: ExtraDialogProps) {
  const { extras: texts, wrong } = useMessages().draft
  const isDiscount = kind === 'discount'
  const { form, set, errors, dirty, submit } = useDialogForm({
    initialForm: { name: '', by: isDiscount ? 'percent' : 'amount', value: '' },
    validate: ({ name, by, value }) => ({
      ...(name.trim() === '' && { name: wrong.name }),
      ...(by === 'percent' && percentOf(value) === undefined && { value: wrong.percent }),
      ...(by === 'amount' && !amountOf(value, draft) && { value: wrong.amount }),
    }),
    onSubmit: ({ name: typed, by, value }) => {
      const name = typed.trim()
      const amount = amountOf(value, draft) ?? 0
      const worth = by === 'percent' ? { percent: percentOf(value) ?? null } : { amount }
      onClose()
      void onSave(
        isDiscount
          ? { discounts: [...manualDiscounts(draft), { name, ...worth }] }
          : { fees: [...manualFees(draft), { name, amount }] },
      )
    },
  })
  return (
    <FormDialog
      title={isDiscount ? texts.addDiscount : texts.addFee}
      submitLabel={texts.add}
      busy={false}
      dirty={dirty}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        data-first=""
        autoComplete="off"
        maxLength={isDiscount ? 200 : 50}
        value={form.name}
        {...(errors.name && { error: errors.name })}
        onText={(name) => set({ name })}
      />
      {isDiscount && (
        <SelectField
          label={texts.by}
          value={form.by}
          options={[
            ['percent', texts.byPercent],
            ['amount', texts.byAmount({ currency: draft.currency })],
          ]}
          onValue={(by) => set({ by })}
        />
      )}
      <AmountField
        label={
          form.by === 'percent' ? texts.byPercent : texts.byAmount({ currency: draft.currency })
        }
        value={form.value}
        {...(errors.value && { error: errors.value })}
        onText={(value) => set({ value })}
      />
    </FormDialog>
  )
}
