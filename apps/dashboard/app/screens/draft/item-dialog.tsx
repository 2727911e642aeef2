import { AmountField, Switch, TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { amountOf } from './amounts.ts'
import { type DraftPartProps, linesOf } from './setup.ts'

interface ItemDialogProps extends DraftPartProps {
  readonly onClose: () => void
}

/** An item that is in no catalog. */
export function ItemDialog({ draft, onSave, onClose }: ItemDialogProps) {
  const { lines: texts, wrong } = useMessages().draft
  const { form, set, errors, dirty, submit } = useDialogForm({
    initialForm: { name: '', price: '', shippable: false },
    validate: ({ name, price }) => ({
      ...(name.trim() === '' && { name: wrong.name }),
      ...(amountOf(price, draft) === undefined && { price: wrong.amount }),
    }),
    onSubmit: ({ name, price, shippable }) => {
      const item = { name: name.trim(), price: amountOf(price, draft) ?? 0, shippable }
      onClose()
      void onSave({ lines: [...linesOf(draft), { item, quantity: 1 }] })
    },
  })
  return (
    <FormDialog
      title={texts.addItem}
      submitLabel={texts.addShort}
      busy={false}
      dirty={dirty}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={texts.itemName}
        data-first=""
        autoComplete="off"
        maxLength={200}
        value={form.name}
        {...(errors.name && { error: errors.name })}
        onText={(name) => set({ name })}
      />
      <AmountField
        label={texts.priceIn({ currency: draft.currency })}
        value={form.price}
        {...(errors.price && { error: errors.price })}
        onText={(price) => set({ price })}
      />
      <Switch
        label={texts.shippable}
        checked={form.shippable}
        onChecked={(shippable) => set({ shippable })}
      />
    </FormDialog>
  )
}
