import { CountryField } from '../../shared/country-fields.tsx'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { Switch, TextArea, TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { StaleNotice } from '../../shared/stale-notice.tsx'
import { useDialogSave } from '../../shared/use-dialog-save.ts'
import type { Errors } from '../../shared/use-form.ts'
import { checkPickup, emptyPickup, type PickupForm, pickupFormOf, pickupOf } from './pickup-form.ts'
import { RatesFields } from './rates-fields.tsx'
import { RegionsField } from './regions-field.tsx'
import { type EditorProps, staleReads } from './setup.ts'
import { TimesField } from './times-field.tsx'

/** A pickup location. */
export function PickupDialog({
  setup,
  money,
  id,
  onClose,
}: EditorProps & { readonly id?: string }) {
  const messages = useMessages()
  const { delivery, action } = messages
  const texts = delivery.pickup
  const stored = setup.pickupLocations.find((one) => one.id === id)
  const saving = useDialogSave('delivery.savePickupLocation', {
    invalidates: staleReads,
    onClose,
    stored,
  })
  const refused = refusalsOf(saving.failure)
  const { form, set, errors, dirty, submit } = useDialogForm<PickupForm>({
    initialForm: stored ? pickupFormOf(stored) : emptyPickup,
    validate: (typed) => checkPickup(typed, messages, money),
    serverErrors: () => refused,
    onSubmit: (typed) => {
      const version = stored && { id: stored.id, revision: stored.revision }
      const location = { ...version, ...pickupOf(typed, money, stored) }
      saving.save({ location }, delivery.saved({ name: location.name }))
    },
  })
  return (
    <FormDialog
      title={stored ? delivery.changeTitle({ name: stored.name }) : texts.new}
      submitLabel={stored ? action.save : texts.create}
      busy={saving.isBusy}
      dirty={dirty}
      failure={Object.keys(refused).length === 0 && saving.failure}
      saveOperation="delivery.savePickupLocation"
      onClose={onClose}
      onSubmit={submit}
    >
      <StaleNotice isStale={saving.isStale} />
      <AddressFields form={form} set={set} errors={errors} />
      <TextField
        label={texts.time}
        hint={texts.timeHint}
        autoComplete="off"
        maxLength={500}
        value={form.deliveryTime}
        onText={(deliveryTime) => set({ deliveryTime })}
      />
      <TextArea
        label={texts.instructions}
        hint={texts.instructionsHint}
        rows={2}
        maxLength={1000}
        value={form.instructions}
        onText={(instructions) => set({ instructions })}
      />
      <TimesField
        label={texts.hours}
        name="hours"
        times={form.hours}
        errors={errors}
        onTimes={(hours) => set({ hours })}
      />
      <RatesFields
        errors={errors}
        money={money}
        rates={form.rates}
        onRates={(rates) => set({ rates })}
      />
      <RegionsField
        label={texts.regions}
        hint={texts.regionsHint}
        setup={setup}
        ids={form.deliveryRegionIds}
        onIds={(deliveryRegionIds) => set({ deliveryRegionIds })}
      />
      <Switch
        label={delivery.active}
        checked={form.active}
        onChecked={(active) => set({ active })}
      />
    </FormDialog>
  )
}

/** Removes the prefix of the address in errors of the request. */
function refusalsOf(failure: unknown): Errors {
  const fields = Object.keys(emptyPickup)
  return {
    ...fieldErrorsOf(failure, 'location.', fields),
    ...fieldErrorsOf(failure, 'location.address.', fields),
  }
}

interface AddressFieldsProps {
  readonly form: PickupForm
  readonly set: (change: Partial<PickupForm>) => void
  readonly errors: Errors
}

function AddressFields({ form, set, errors }: AddressFieldsProps) {
  const { pickup: texts } = useMessages().delivery
  const text = (
    name: 'name' | 'addressLine' | 'addressLine2' | 'postalCode' | 'city',
    max = 50,
  ) => ({
    label: texts[name],
    autoComplete: 'off',
    maxLength: max,
    value: form[name],
    ...(errors[name] && { error: errors[name] }),
    onText: (typed: string) => set({ [name]: typed }),
  })
  return (
    <>
      <TextField {...text('name', 100)} data-first="" />
      <div className="fields-2">
        <TextField {...text('addressLine', 150)} />
        <TextField {...text('addressLine2', 100)} />
        <TextField {...text('postalCode')} />
        <TextField {...text('city')} />
      </div>
      <CountryField
        label={texts.country}
        none={texts.choose}
        value={form.country}
        error={errors.country}
        onValue={(country) => set({ country })}
      />
    </>
  )
}
