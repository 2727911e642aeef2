import { captureModes } from '@vitrine/contract/payment-connections'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { Switch, TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { StaleNotice } from '../../shared/stale-notice.tsx'
import { useDialogSave } from '../../shared/use-dialog-save.ts'
import type { Errors } from '../../shared/use-form.ts'
import {
  type Connection,
  type ConnectionForm,
  checkConnection,
  connectionOf,
  formOf,
  staleConnections,
} from './connection-form.ts'
import { type AccountProvider, useAccountProvider } from './provider-texts.ts'
import { WebhookAddress } from './webhook-address.tsx'

interface ConnectionDialogProps {
  readonly provider: string
  readonly stored: Connection | undefined
  readonly onClose: () => void
}

/** The keys of an account at a payment provider. */
export function ConnectionDialog({ provider, stored, onClose }: ConnectionDialogProps) {
  const messages = useMessages()
  const { paymentProviders: texts, action } = messages
  const account = useAccountProvider(provider)
  const { name } = account
  const saving = useDialogSave('paymentConnections.saveConnection', {
    invalidates: staleConnections,
    onClose,
    stored,
  })
  const refused = fieldErrorsOf(saving.failure, 'connection.', ['key', 'clientId', 'webhookSecret'])
  const { form, set, errors, dirty, submit } = useDialogForm<ConnectionForm>({
    initialForm: formOf(stored),
    validate: (typed) => checkConnection(account, typed, stored, messages),
    serverErrors: () => refused,
    onSubmit: (typed) => {
      const connection = connectionOf(account, typed, stored)
      saving.save({ connection }, texts.saved({ name }))
    },
  })
  return (
    <FormDialog
      title={stored ? texts.changeOf({ name }) : texts.connectOf({ name })}
      submitLabel={stored ? action.save : texts.connect}
      busy={saving.isBusy}
      dirty={dirty}
      failure={Object.keys(refused).length === 0 && saving.failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <StaleNotice isStale={saving.isStale} />
      <KeyFields account={account} stored={stored} form={form} set={set} errors={errors} />
      <ChoiceField
        label={texts.fields.capture}
        value={form.capture}
        options={captureModes.map((value) => ({
          value,
          label: texts.fields.captures[value],
          hint: texts.fields.captureHints[value],
        }))}
        onValue={(capture) => set({ capture })}
      />
    </FormDialog>
  )
}

interface KeyFieldsProps extends Pick<ConnectionDialogProps, 'stored'> {
  readonly account: AccountProvider
  readonly form: ConnectionForm
  readonly set: (change: Partial<ConnectionForm>) => void
  readonly errors: Errors
}

/** The webhook's secret can be entered only after the keys are stored, because the webhook URL exists only then. */
function KeyFields({ account, stored, form, set, errors }: KeyFieldsProps) {
  const { fields } = useMessages().paymentProviders
  const secretStored = stored?.hasWebhookSecret === true
  const { clientId, key, webhookSecret, asksForTest } = account
  return (
    <>
      {clientId && (
        <TextField
          {...clientId}
          autoComplete="off"
          spellCheck={false}
          data-first=""
          maxLength={255}
          value={form.clientId}
          {...(errors.clientId && { error: errors.clientId })}
          onText={(typed) => set({ clientId: typed })}
        />
      )}
      <TextField
        label={key.label}
        hint={stored ? fields.keyStored({ hint: stored.keyHint }) : key.hint}
        type="password"
        autoComplete="new-password"
        maxLength={255}
        value={form.key}
        {...(errors.key && { error: errors.key })}
        onText={(typed) => set({ key: typed })}
      />
      {asksForTest && (
        <Switch
          label={fields.isTest}
          checked={form.isTest}
          onChecked={(isTest) => set({ isTest })}
        />
      )}
      {stored && <WebhookAddress connection={stored} />}
      {stored && webhookSecret && (
        <TextField
          label={webhookSecret.label}
          hint={secretStored ? fields.webhookSecretStored : webhookSecret.hint}
          type="password"
          autoComplete="new-password"
          maxLength={255}
          value={form.webhookSecret}
          {...(errors.webhookSecret && { error: errors.webhookSecret })}
          onText={(typed) => set({ webhookSecret: typed })}
        />
      )}
    </>
  )
}
