import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { StaleNotice } from '../../shared/stale-notice.tsx'
import { useDialogSave } from '../../shared/use-dialog-save.ts'
import { AddressFields, addressFieldNames } from './address-fields.tsx'
import { type AddressForm, addressFormOf, addressOf, checkAddress } from './address-form.ts'
import { staleReads, type WindowProps } from './setup.ts'

interface AddressDialogProps extends WindowProps {
  readonly which: 'shipping' | 'billing'
}

/** Corrects where an order goes, or who is billed. */
export function AddressDialog({ which, order, onClose }: AddressDialogProps) {
  const messages = useMessages()
  const { buyer } = messages.order
  const { id, number, revision, [which]: stored } = order
  const saving = useDialogSave('orders.updateOrder', { invalidates: staleReads, onClose, stored })
  const refused = {
    ...fieldErrorsOf(saving.failure, `${which}.address.`, addressFieldNames),
    ...fieldErrorsOf(saving.failure, `${which}.contactDetails.`, addressFieldNames),
  }
  const { form, set, errors, dirty, submit } = useDialogForm<AddressForm>({
    initialForm: addressFormOf(stored),
    validate: (typed) => checkAddress(typed, messages),
    serverErrors: () => refused,
    onSubmit: (typed) =>
      saving.save({ id, revision, [which]: addressOf(typed, stored) }, buyer.saved({ number })),
  })
  return (
    <FormDialog
      title={which === 'shipping' ? buyer.editShipping : buyer.editBilling}
      submitLabel={messages.action.save}
      busy={saving.isBusy}
      dirty={dirty}
      failure={Object.keys(refused).length === 0 && saving.failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <StaleNotice isStale={saving.isStale} />
      <p className="field-hint">{buyer.addressText}</p>
      <AddressFields form={form} set={set} errors={errors} />
    </FormDialog>
  )
}
