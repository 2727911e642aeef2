import type { Webhook } from '@vitrine/contract/webhooks'
import { Switch, TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { EventsField } from './events-field.tsx'
import { checkWebhook, emptyWebhook, formOf, type WebhookForm } from './form.ts'

interface WebhookDialogProps {
  /** The webhook to change; without one a new one is made. */
  readonly stored?: Webhook | undefined
  readonly busy: boolean
  readonly failure?: unknown
  readonly onClose: () => void
  readonly onSubmit: (form: WebhookForm) => void
}

/** Edits address and events of a webhook. */
export function WebhookDialog({ stored, busy, failure, onClose, onSubmit }: WebhookDialogProps) {
  const messages = useMessages()
  const { webhooks, action } = messages
  const { form, set, errors, submit } = useDialogForm<WebhookForm>({
    initialForm: stored ? formOf(stored) : emptyWebhook,
    validate: (typed) => checkWebhook(typed, messages),
    onSubmit,
  })
  return (
    <FormDialog
      title={stored ? webhooks.changeTitle : webhooks.new}
      submitLabel={stored ? action.save : webhooks.create}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={webhooks.url}
        hint={webhooks.urlHint}
        type="url"
        autoComplete="off"
        data-first=""
        maxLength={2000}
        value={form.url}
        error={errors.url}
        onText={(url) => set({ url })}
      />
      <EventsField
        events={form.events}
        error={errors.events}
        onEvents={(events) => set({ events })}
      />
      <Switch
        label={webhooks.enabled}
        hint={webhooks.enabledHint}
        checked={form.enabled}
        onChecked={(enabled) => set({ enabled })}
      />
    </FormDialog>
  )
}
