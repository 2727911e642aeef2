import { addressFormat } from '@vitrine/addresses'
import { CountryField } from '../../shared/country-fields.tsx'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { SelectField, TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { StaleNotice } from '../../shared/stale-notice.tsx'
import { useDialogSave } from '../../shared/use-dialog-save.ts'
import {
  type AddressForm,
  addressFormOf,
  addressOf,
  checkAddress,
  listedSubdivision,
} from './address-form.ts'
import { staleReads, type WindowProps } from './setup.ts'

interface AddressDialogProps extends WindowProps {
  readonly which: 'shipping' | 'billing'
}

const maxLengths: Readonly<Record<Exclude<keyof AddressForm, 'country'>, number>> = {
  firstName: 100,
  lastName: 100,
  company: 1000,
  phone: 100,
  addressLine: 150,
  addressLine2: 100,
  postalCode: 50,
  city: 50,
  subdivision: 50,
}

/** Corrects where an order goes, or who is billed. */
export function AddressDialog({ which, order, onClose }: AddressDialogProps) {
  const messages = useMessages()
  const { buyer } = messages.order
  const { id, number, revision, [which]: stored } = order
  const saving = useDialogSave('orders.updateOrder', { invalidates: staleReads, onClose, stored })
  const refused = {
    ...fieldErrorsOf(saving.failure, `${which}.address.`, Object.keys(maxLengths)),
    ...fieldErrorsOf(saving.failure, `${which}.contactDetails.`, Object.keys(maxLengths)),
  }
  const { form, set, errors, dirty, submit } = useDialogForm<AddressForm>({
    initialForm: addressFormOf(stored),
    validate: (typed) => checkAddress(typed, messages),
    serverErrors: () => refused,
    onSubmit: (typed) =>
      saving.save({ id, revision, [which]: addressOf(typed, stored) }, buyer.saved({ number })),
  })
  const text = (name: keyof typeof maxLengths) => ({
    label: buyer[name],
    autoComplete: 'off',
    maxLength: maxLengths[name],
    value: form[name],
    ...(errors[name] && { error: errors[name] }),
    onText: (typed: string) => set({ [name]: typed }),
  })
  const { subdivisions } = addressFormat(form.country)
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
      <div className="fields-2">
        <TextField {...text('firstName')} data-first="" />
        <TextField {...text('lastName')} />
      </div>
      <TextField {...text('company')} />
      <TextField {...text('addressLine')} />
      <TextField {...text('addressLine2')} />
      <div className="fields-2">
        <TextField {...text('postalCode')} />
        <TextField {...text('city')} />
      </div>
      <div className="fields-2">
        <CountryField
          label={buyer.country}
          none={buyer.noCountry}
          value={form.country}
          onValue={(country) => set({ country, subdivision: '' })}
        />
        {subdivisions.length > 0 ? (
          <SelectField
            label={buyer.subdivision}
            error={errors.subdivision}
            value={listedSubdivision(form)}
            options={[
              ['', buyer.noCountry],
              ...subdivisions.map((one) => [one.code, one.name] as const),
            ]}
            onValue={(subdivision) => set({ subdivision })}
          />
        ) : (
          <TextField {...text('subdivision')} hint={buyer.subdivisionHint} />
        )}
      </div>
      <TextField {...text('phone')} />
    </FormDialog>
  )
}
