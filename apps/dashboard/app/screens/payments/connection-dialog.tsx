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
  type ConnectedProvider,
  type Connection,
  type ConnectionForm,
  checkConnection,
  connectionOf,
  formOf,
  hasClientId,
  hasWebhookSecret,
  staleConnections,
} from './connection-form.ts'
import { WebhookAddress } from './webhook-address.tsx'

interface ConnectionDialogProps {
  readonly provider: ConnectedProvider
  readonly stored: Connection | undefined
  readonly onClose: () => void
}

/** The keys of an account at a payment provider. */
export function ConnectionDialog({ provider, stored, onClose }: ConnectionDialogProps) {
  const messages = useMessages()
  const { paymentProviders: words, action } = messages
  const name = words.names[provider]
  const saving = useDialogSave('paymentConnections.saveConnection', {
    invalidates: staleConnections,
    onClose,
    stored,
  })
  const refused = fieldErrorsOf(saving.failure, 'connection.', ['key', 'clientId', 'webhookSecret'])
  const { form, set, errors, dirty, submit } = useDialogForm<ConnectionForm>({
    initialForm: formOf(stored),
    validate: (typed) => checkConnection(provider, typed, stored, messages),
    serverErrors: () => refused,
    onSubmit: (typed) => {
      const connection = connectionOf(provider, typed, stored)
      saving.save({ connection }, words.saved({ name }))
    },
  })
  return (
    <FormDialog
      title={stored ? words.changeOf({ name }) : words.connectOf({ name })}
      submitLabel={stored ? action.save : words.connect}
      busy={saving.isBusy}
      dirty={dirty}
      failure={Object.keys(refused).length === 0 && saving.failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <StaleNotice isStale={saving.isStale} />
      <KeyFields {...{ provider, stored, form, set, errors }} />
      <ChoiceField
        label={words.fields.capture}
        value={form.capture}
        options={captureModes.map((value) => ({
          value,
          label: words.fields.captures[value],
          hint: words.fields.captureHints[value],
        }))}
        onValue={(capture) => set({ capture })}
      />
    </FormDialog>
  )
}

interface KeyFieldsProps extends Pick<ConnectionDialogProps, 'provider' | 'stored'> {
  readonly form: ConnectionForm
  readonly set: (change: Partial<ConnectionForm>) => void
  readonly errors: Errors
}

/** A webhook can be added only when there is an address, that is, once the keys are stored. */
function KeyFields({ provider, stored, form, set, errors }: KeyFieldsProps) {
  const { fields } = useMessages().paymentProviders
  const secretKept = stored?.hasWebhookSecret === true
  return (
    <>
      {hasClientId(provider) && (
        <TextField
          label={fields.clientId}
          autoComplete="off"
          spellCheck={false}
          data-first=""
          maxLength={255}
          value={form.clientId}
          {...(errors.clientId && { error: errors.clientId })}
          onText={(clientId) => set({ clientId })}
        />
      )}
      <TextField
        label={fields.key[provider]}
        hint={stored ? fields.keyKept({ hint: stored.keyHint }) : fields.keyHint[provider]}
        type="password"
        autoComplete="new-password"
        maxLength={255}
        value={form.key}
        {...(errors.key && { error: errors.key })}
        onText={(key) => set({ key })}
      />
      {hasClientId(provider) && (
        <Switch
          label={fields.isTest}
          checked={form.isTest}
          onChecked={(isTest) => set({ isTest })}
        />
      )}
      {stored && <WebhookAddress connection={stored} />}
      {stored && hasWebhookSecret(provider) && (
        <TextField
          label={fields.webhookSecret[provider]}
          hint={secretKept ? fields.webhookSecretKept : fields.webhookSecretHint[provider]}
          type="password"
          autoComplete="new-password"
          maxLength={255}
          value={form.webhookSecret}
          {...(errors.webhookSecret && { error: errors.webhookSecret })}
          onText={(webhookSecret) => set({ webhookSecret })}
        />
      )}
    </>
  )
}
