import { currencyExponent } from '@vitrine/money'
import { AmountField, SelectField, Switch, TextArea, TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { PickerField } from '../../shared/picker-field.tsx'
import { useProductNames, useProductSearch } from '../../shared/references.ts'
import { StaleNotice } from '../../shared/stale-notice.tsx'
import { useDialogSave } from '../../shared/use-dialog-save.ts'
import { useMoney } from '../../shared/use-money.ts'
import {
  checkSettings,
  formOf,
  type Money,
  type ReturnSettings,
  type SettingsForm,
  settingsOf,
} from './settings-form.ts'

interface SettingsDialogProps {
  readonly settings: ReturnSettings
  readonly onClose: () => void
}

/** The return policy of the shop. */
export function SettingsDialog({ settings, onClose }: SettingsDialogProps) {
  const messages = useMessages()
  const { settings: texts } = messages.returns
  const { currency } = useMoney()
  const money: Money = { currency, exponent: currencyExponent(currency) }
  const saving = useDialogSave('returns.updateReturnSettings', {
    invalidates: ['returns.getReturnSettings', 'returns.getOrderReturns'],
    onClose,
    stored: settings,
  })
  const { form, set, errors, dirty, submit } = useDialogForm<SettingsForm>({
    initialForm: () => formOf(settings, money),
    validate: (typed) => checkSettings(typed, money, messages),
    onSubmit: (typed) => saving.save({ settings: settingsOf(typed, money) }, texts.saved),
  })
  return (
    <FormDialog
      title={texts.heading}
      submitLabel={messages.action.save}
      busy={saving.isBusy}
      dirty={dirty}
      failure={saving.failure}
      saveOperation="returns.updateReturnSettings"
      onClose={onClose}
      onSubmit={submit}
    >
      <StaleNotice isStale={saving.isStale} />
      <Switch
        label={texts.active}
        hint={texts.activeHint}
        checked={form.active}
        onChecked={(active) => set({ active })}
      />
      <DaysFields form={form} set={set} errors={errors} />
      <TextArea
        label={texts.reasons}
        hint={texts.reasonsHint}
        rows={6}
        value={form.reasons}
        {...(errors.reasons && { error: errors.reasons })}
        onText={(reasons) => set({ reasons })}
      />
      <SelectField
        label={texts.costPaidBy}
        value={form.costPaidBy}
        options={(['BUYER', 'SHOP'] as const).map((who) => [who, texts.payers[who]] as const)}
        onValue={(costPaidBy) => set({ costPaidBy })}
      />
      <AmountField
        label={texts.returnFee({ currency })}
        hint={texts.returnFeeHint}
        value={form.returnFee}
        {...(errors.returnFee && { error: errors.returnFee })}
        onText={(returnFee) => set({ returnFee })}
      />
      <WayFields form={form} set={set} />
    </FormDialog>
  )
}

interface FieldsProps {
  readonly form: SettingsForm
  readonly set: (change: Partial<SettingsForm>) => void
}

function DaysFields({
  form,
  set,
  errors,
}: FieldsProps & { readonly errors: Readonly<Record<string, string | undefined>> }) {
  const { settings: texts } = useMessages().returns
  const days = (name: 'windowDays' | 'withdrawalDays') => ({
    label: texts[name],
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 4,
    value: form[name],
    ...(errors[name] && { error: errors[name] }),
    onText: (typed: string) => set({ [name]: typed }),
  })
  return (
    <div className="fields-2">
      <TextField {...days('windowDays')} />
      <TextField {...days('withdrawalDays')} hint={texts.withdrawalDaysHint} />
    </div>
  )
}

/** Return address and instructions, and excluded products. */
function WayFields({ form, set }: FieldsProps) {
  const { returns, picker } = useMessages()
  const { settings: texts } = returns
  const excluded = useProductNames(form.excludedProductIds, picker.unnamed)
  return (
    <>
      <TextArea
        label={texts.address}
        rows={4}
        maxLength={500}
        value={form.address}
        onText={(address) => set({ address })}
      />
      <TextArea
        label={texts.instructions}
        hint={texts.instructionsHint}
        rows={3}
        maxLength={2000}
        value={form.instructions}
        onText={(instructions) => set({ instructions })}
      />
      <PickerField
        label={texts.excluded}
        hint={texts.excludedHint}
        placeholder={texts.findProduct}
        chosen={excluded}
        useSearch={useProductSearch}
        onChosen={(ids) => set({ excludedProductIds: [...ids] })}
      />
    </>
  )
}
