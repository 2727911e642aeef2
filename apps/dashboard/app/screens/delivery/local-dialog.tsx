import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { AmountField, SelectField, Switch, TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { currencySign } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages.tsx'
import { StaleNotice } from '../../shared/stale-notice.tsx'
import { useDialogSave } from '../../shared/use-dialog-save.ts'
import { AreaFields } from './area-fields.tsx'
import {
  areaKinds,
  checkLocal,
  emptyLocal,
  type LocalForm,
  localFormOf,
  localOf,
} from './local-form.ts'
import { RatesFields } from './rates-fields.tsx'
import { RegionsField } from './regions-field.tsx'
import { type EditorProps, staleReads } from './setup.ts'
import { TimesField } from './times-field.tsx'

/** Delivery by the shop itself, to a specific area. */
export function LocalDialog({ setup, money, id, onClose }: EditorProps & { readonly id?: string }) {
  const messages = useMessages()
  const { delivery, action } = messages
  const texts = delivery.local
  const stored = setup.localDelivery.find((one) => one.id === id)
  const saving = useDialogSave('delivery.saveLocalDelivery', {
    invalidates: staleReads,
    onClose,
    stored,
  })
  const fields = Object.keys(emptyLocal)
  const refused = {
    ...fieldErrorsOf(saving.failure, 'option.', fields),
    ...fieldErrorsOf(saving.failure, 'option.area.', fields),
  }
  const { form, set, errors, dirty, submit } = useDialogForm<LocalForm>({
    initialForm: stored ? localFormOf(stored) : emptyLocal,
    validate: (typed) => checkLocal(typed, messages, money),
    serverErrors: () => refused,
    onSubmit: (typed) => {
      const version = stored && { id: stored.id, revision: stored.revision }
      const option = { ...version, ...localOf(typed, money) }
      saving.save({ option }, delivery.saved({ name: option.areaName }))
    },
  })
  return (
    <FormDialog
      title={stored ? delivery.changeTitle({ name: stored.areaName }) : texts.new}
      submitLabel={stored ? action.save : texts.create}
      busy={saving.isBusy}
      dirty={dirty}
      failure={Object.keys(refused).length === 0 && saving.failure}
      saveOperation="delivery.saveLocalDelivery"
      onClose={onClose}
      onSubmit={submit}
    >
      <StaleNotice isStale={saving.isStale} />
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        data-first=""
        autoComplete="off"
        maxLength={100}
        value={form.areaName}
        {...(errors.areaName && { error: errors.areaName })}
        onText={(areaName) => set({ areaName })}
      />
      <SelectField
        label={texts.kind}
        value={form.kind}
        options={areaKinds.map((kind) => [kind, texts.kinds[kind]] as const)}
        onValue={(kind) => set({ kind })}
      />
      <AreaFields form={form} set={set} errors={errors} />
      <TextField
        label={delivery.shipping.time}
        hint={delivery.shipping.timeHint}
        autoComplete="off"
        maxLength={500}
        value={form.estimatedDeliveryTime}
        onText={(estimatedDeliveryTime) => set({ estimatedDeliveryTime })}
      />
      <TimesField
        label={texts.slots}
        name="slots"
        times={form.slots}
        errors={errors}
        onTimes={(slots) => set({ slots })}
      />
      <RatesFields
        errors={errors}
        money={money}
        rates={form.rates}
        onRates={(rates) => set({ rates })}
      />
      <AmountField
        label={delivery.shipping.freeFrom}
        hint={delivery.shipping.freeFromHint}
        prefix={currencySign(money.currency, money.locale)}
        value={form.freeFrom}
        {...(errors.freeFrom && { error: errors.freeFrom })}
        onText={(freeFrom) => set({ freeFrom })}
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
