import { ChoiceField } from '../../shared/choice-field.tsx'
import { MomentField } from '../../shared/date-field.tsx'
import { errorCodeOf } from '../../shared/error-code.ts'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { SelectField, Switch, TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import type { Money } from '../../shared/use-money.ts'
import { CartsSection } from './carts-section.tsx'
import { CodesSection } from './codes-section.tsx'
import { EffectFields } from './effect-fields.tsx'
import {
  checkDiscount,
  type DiscountForm,
  emptyDiscount,
  type FieldsProps,
  formOf,
  type Promotion,
  showsCondition,
} from './form.ts'
import { TrySection } from './try-section.tsx'

interface DiscountDialogProps {
  /** The discount to change; without one a new one is made. */
  readonly stored?: Promotion | undefined
  readonly money: Money
  readonly busy: boolean
  readonly failure?: unknown
  readonly onClose: () => void
  readonly onSubmit: (form: DiscountForm) => void
}

export function DiscountDialog(props: DiscountDialogProps) {
  const { stored, money, busy, failure, onClose, onSubmit } = props
  const messages = useMessages()
  const { discounts, action } = messages
  const refused = fieldErrorsOf(failure, 'promotion.', Object.keys(emptyDiscount), {
    PROMOTION_CODE_TAKEN: ['code', discounts.wrong.taken],
  })
  const { form, set, errors, dirty, submit } = useDialogForm<DiscountForm>({
    initialForm: stored ? formOf(stored) : emptyDiscount,
    validate: (typed) => checkDiscount(typed, messages, money.digits),
    serverErrors: () => refused,
    onSubmit,
  })
  const isStale = errorCodeOf(failure) === 'PROMOTION_REVISION_STALE'
  const fields = { form, set, errors, money, stored }
  return (
    <FormDialog
      title={stored ? discounts.changeTitle({ name: stored.name }) : discounts.new}
      submitLabel={stored ? action.save : discounts.create}
      busy={busy}
      dirty={dirty}
      failure={!isStale && Object.keys(refused).length === 0 && failure}
      saveOperation="promotions.savePromotion"
      onClose={onClose}
      onSubmit={submit}
    >
      {isStale && (
        <p className="notice notice-bad" role="alert">
          {discounts.stale}
        </p>
      )}
      <WhoFields {...fields} />
      <EffectFields {...fields} />
      <LimitFields {...fields} />
      {stored?.trigger === 'CODE' && <CodesSection promotion={stored} />}
      <TrySection {...fields} />
      <CartsSection {...fields} />
    </FormDialog>
  )
}

function WhoFields({ form, set, errors, stored }: FieldsProps) {
  const { fields } = useMessages().discounts
  return (
    <>
      <TextField
        label={fields.name}
        hint={fields.nameHint}
        data-first=""
        autoComplete="off"
        maxLength={200}
        value={form.name}
        error={errors.name}
        onText={(name) => set({ name })}
      />
      {!stored && (
        <ChoiceField
          label={fields.trigger}
          value={form.trigger}
          options={(['AUTOMATIC', 'CODE'] as const).map((value) => ({
            value,
            label: fields.triggers[value],
            hint: fields.triggers[`${value}Hint`],
          }))}
          onValue={(trigger) => set({ trigger })}
        />
      )}
      {!stored && form.trigger === 'CODE' && (
        <TextField
          label={fields.code}
          hint={fields.codeHint}
          autoComplete="off"
          maxLength={50}
          value={form.code}
          error={errors.code}
          onText={(code) => set({ code })}
        />
      )}
    </>
  )
}

function LimitFields({ form, set, errors, stored }: FieldsProps) {
  const { fields } = useMessages().discounts
  return (
    <>
      {stored && !showsCondition(stored) && <p className="notice">{fields.keepsCondition}</p>}
      <MomentField
        label={fields.start}
        hint={fields.scheduleHint}
        value={form.start}
        onText={(start) => set({ start })}
      />
      <MomentField
        label={fields.end}
        value={form.end}
        error={errors.end}
        onText={(end) => set({ end })}
      />
      <TextField
        label={fields.total}
        hint={fields.limitHint}
        inputMode="numeric"
        value={form.total}
        error={errors.total}
        onText={(total) => set({ total })}
      />
      <TextField
        label={fields.perBuyer}
        hint={fields.limitHint}
        inputMode="numeric"
        value={form.perBuyer}
        error={errors.perBuyer}
        onText={(perBuyer) => set({ perBuyer })}
      />
      <SelectField
        label={fields.mode}
        value={form.mode}
        options={(['STACK', 'BEST_OF', 'EXCLUSIVE'] as const).map(
          (mode) => [mode, fields.modes[mode]] as const,
        )}
        onValue={(mode) => set({ mode })}
      />
      <Switch
        label={fields.notOnReduced}
        hint={fields.notOnReducedHint}
        checked={form.notOnReduced}
        onChecked={(notOnReduced) => set({ notOnReduced })}
      />
    </>
  )
}
