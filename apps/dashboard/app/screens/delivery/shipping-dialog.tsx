import type { InputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { AmountField, Switch, TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { currencySign } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages.tsx'
import { StaleNotice } from '../../shared/stale-notice.tsx'
import { useDialogSave } from '../../shared/use-dialog-save.ts'
import type { Errors } from '../../shared/use-form.ts'
import type { Money } from '../../shared/use-money.ts'
import { checkFreeFrom, freeFromOf } from './free-from.ts'
import { checkRates, emptyRates, type RatesForm, ratesFormOf, ratesOf } from './rates.ts'
import { RatesFields } from './rates-fields.tsx'
import { RegionsField } from './regions-field.tsx'
import { type EditorProps, type ShippingOption, staleReads } from './setup.ts'

/** The form of a shipping option. */
export interface ShippingForm {
  readonly title: string
  readonly estimatedDeliveryTime: string
  readonly active: boolean
  readonly deliveryRegionIds: readonly string[]
  readonly rates: RatesForm
  readonly freeFrom: string
}

export const emptyShipping: ShippingForm = {
  title: '',
  estimatedDeliveryTime: '',
  active: true,
  deliveryRegionIds: [],
  rates: emptyRates,
  freeFrom: '',
}

export const shippingFormOf = (option: ShippingOption): ShippingForm => ({
  title: option.title,
  estimatedDeliveryTime: option.estimatedDeliveryTime,
  active: option.active,
  deliveryRegionIds: option.deliveryRegionIds,
  rates: ratesFormOf(option.rates),
  freeFrom: option.freeFrom ?? '',
})

export const checkShipping = (form: ShippingForm, messages: Messages, money: Money): Errors => ({
  ...(form.title.trim() === '' && { title: messages.field.required }),
  ...checkRates(form.rates, messages, money),
  ...checkFreeFrom(form.freeFrom, messages, money),
})

export const shippingOf = (
  form: ShippingForm,
  money: Money,
): InputOf<'delivery.saveShippingOption'>['option'] => ({
  title: form.title.trim(),
  estimatedDeliveryTime: form.estimatedDeliveryTime.trim(),
  active: form.active,
  deliveryRegionIds: [...form.deliveryRegionIds],
  rates: ratesOf(form.rates, money),
  freeFrom: freeFromOf(form.freeFrom, money),
})

interface ShippingDialogProps extends EditorProps {
  readonly id?: string | undefined
  /** Chosen at first in a new option. */
  readonly regionId?: string | undefined
}

export function ShippingDialog({ setup, money, id, regionId, onClose }: ShippingDialogProps) {
  const messages = useMessages()
  const { delivery, action } = messages
  const texts = delivery.shipping
  const stored = setup.shippingOptions.find((one) => one.id === id)
  const saving = useDialogSave('delivery.saveShippingOption', {
    invalidates: staleReads,
    onClose,
    stored,
  })
  const refused = fieldErrorsOf(saving.failure, 'option.', Object.keys(emptyShipping))
  const { form, set, errors, dirty, submit } = useDialogForm<ShippingForm>({
    initialForm: stored
      ? shippingFormOf(stored)
      : { ...emptyShipping, deliveryRegionIds: regionId ? [regionId] : [] },
    validate: (typed) => checkShipping(typed, messages, money),
    serverErrors: () => refused,
    onSubmit: (typed) => {
      const version = stored && { id: stored.id, revision: stored.revision }
      const option = { ...version, ...shippingOf(typed, money) }
      saving.save({ option }, delivery.saved({ name: option.title }))
    },
  })
  return (
    <FormDialog
      title={stored ? delivery.changeTitle({ name: stored.title }) : texts.new}
      submitLabel={stored ? action.save : texts.create}
      busy={saving.isBusy}
      dirty={dirty}
      failure={Object.keys(refused).length === 0 && saving.failure}
      saveOperation="delivery.saveShippingOption"
      onClose={onClose}
      onSubmit={submit}
    >
      <StaleNotice isStale={saving.isStale} />
      <div className="fields-2">
        <TextField
          label={texts.title}
          hint={texts.titleHint}
          data-first=""
          autoComplete="off"
          maxLength={1000}
          value={form.title}
          {...(errors.title && { error: errors.title })}
          onText={(title) => set({ title })}
        />
        <TextField
          label={texts.time}
          hint={texts.timeHint}
          autoComplete="off"
          maxLength={500}
          value={form.estimatedDeliveryTime}
          onText={(estimatedDeliveryTime) => set({ estimatedDeliveryTime })}
        />
      </div>
      <RatesFields
        errors={errors}
        money={money}
        rates={form.rates}
        onRates={(rates) => set({ rates })}
      />
      <AmountField
        label={texts.freeFrom}
        hint={texts.freeFromHint}
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
