import { ChoiceField } from '../../shared/choice-field.tsx'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { Switch, TextArea, TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { StaleNotice } from '../../shared/stale-notice.tsx'
import { useDialogSave } from '../../shared/use-dialog-save.ts'
import type { Errors } from '../../shared/use-form.ts'
import type { Money } from '../../shared/use-money.ts'
import type { Connection } from './connection-form.ts'
import { AccountFields, LimitFields } from './method-fields.tsx'
import {
  checkMethod,
  emptyMethod,
  type MethodFieldsProps,
  type MethodForm,
  methodFormOf,
  methodOf,
} from './method-form.ts'
import { useAccountProviders, useMethodProviders } from './provider-texts.ts'
import { hasAccount, type PaymentMethod, staleReads } from './setup.ts'

interface MethodDialogProps {
  /** The payment method to change; absent: creates a new one. */
  readonly stored: PaymentMethod | undefined
  readonly money: Money
  /** Undefined if unknown. */
  readonly connections?: readonly Connection[] | undefined
  readonly onClose: () => void
}

/** A payment method. */
export function MethodDialog({ stored, money, connections, onClose }: MethodDialogProps) {
  const messages = useMessages()
  const { payments, action } = messages
  const saving = useDialogSave('payments.saveMethod', { invalidates: staleReads, onClose, stored })
  const refused = useRefusal(saving.failure)
  const { form, set, errors, dirty, submit } = useDialogForm<MethodForm>({
    initialForm: stored ? methodFormOf(stored, money) : emptyMethod,
    validate: (typed) => checkMethod(typed, messages, money),
    serverErrors: () => refused,
    onSubmit: (typed) => {
      const method = methodOf(typed, money, stored)
      saving.save({ method }, payments.saved({ name: method.name }))
    },
  })
  const accounts = useAccountProviders()
  const needsAccount = accounts.some(({ provider }) => provider === form.provider)
  const fields = { form, set, errors, money }
  return (
    <FormDialog
      title={stored ? payments.changeTitle({ name: stored.name }) : payments.new}
      submitLabel={stored ? action.save : payments.create}
      busy={saving.isBusy}
      dirty={dirty}
      failure={Object.keys(refused).length === 0 && saving.failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <StaleNotice isStale={saving.isStale} />
      {!stored && <ProviderField {...fields} />}
      {form.provider === 'TEST_BANK' && (
        <p className="notice notice-bad">{payments.testWarningForm}</p>
      )}
      {connections && needsAccount && !hasConnection(form.provider, connections) && (
        <p className="notice">{payments.notConnected}</p>
      )}
      <WordFields {...fields} />
      {hasAccount(form.provider) && <AccountFields {...fields} />}
      <LimitFields {...fields} />
      <Switch
        label={payments.isActive}
        checked={form.active}
        onChecked={(active) => set({ active })}
      />
    </FormDialog>
  )
}

const hasConnection = (provider: string, connections: readonly Connection[]): boolean =>
  connections.some((one) => one.provider === provider)

/** The server's errors by field; an invalid account is explained in the reader's language. */
function useRefusal(failure: unknown): Errors {
  const { wrong } = useMessages().payments
  const {
    'account.iban': iban,
    'account.bic': bic,
    'account.holder': holder,
    ...others
  } = fieldErrorsOf(failure, 'method.', [
    'name',
    'description',
    'instructions',
    'minTotal',
    'maxTotal',
    'dueDays',
    'account.holder',
    'account.iban',
    'account.bic',
  ])
  return {
    ...others,
    ...(iban && { iban: wrong.iban }),
    ...(bic && { bic: wrong.bic }),
    ...(holder && { holder }),
  }
}

function ProviderField({ form, set }: MethodFieldsProps) {
  const { payments } = useMessages()
  const providers = useMethodProviders()
  return (
    <ChoiceField
      label={payments.provider}
      value={form.provider}
      options={providers.map(({ provider, ...words }) => ({ value: provider, ...words }))}
      onValue={(provider) => set({ provider })}
    />
  )
}

function WordFields({ form, set, errors }: MethodFieldsProps) {
  const { payments } = useMessages()
  return (
    <>
      <TextField
        label={payments.name}
        hint={payments.nameHint}
        data-first=""
        autoComplete="off"
        maxLength={100}
        value={form.name}
        {...(errors.name && { error: errors.name })}
        onText={(name) => set({ name })}
      />
      <TextField
        label={payments.description}
        hint={payments.descriptionHint}
        autoComplete="off"
        maxLength={500}
        value={form.description}
        {...(errors.description && { error: errors.description })}
        onText={(description) => set({ description })}
      />
      <TextArea
        label={payments.instructions}
        hint={payments.instructionsHint}
        rows={3}
        maxLength={2000}
        value={form.instructions}
        {...(errors.instructions && { error: errors.instructions })}
        onText={(instructions) => set({ instructions })}
      />
    </>
  )
}
