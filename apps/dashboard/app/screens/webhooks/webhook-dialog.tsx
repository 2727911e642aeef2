import type { Webhook } from '@vitrine/contract/webhooks'
import { Switch, TextField } from '../../scaffold/fields.tsx'
import { FormDialog, useDialogForm } from '../../scaffold/form-dialog.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
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

/** Asks where to send which events. */
export function WebhookDialog({ stored, busy, failure, onClose, onSubmit }: WebhookDialogProps) {
  const messages = useMessages()
  const { webhooks: words, action } = messages
  const { form, set, errors, submit } = useDialogForm<WebhookForm>({
    start: stored ? formOf(stored) : emptyWebhook,
    check: (typed) => checkWebhook(typed, messages),
    onSubmit,
  })
  return (
    <FormDialog
      title={stored ? words.changeTitle : words.new}
      submitWords={stored ? action.save : words.create}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={words.url}
        hint={words.urlHint}
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
        label={words.enabled}
        hint={words.enabledHint}
        checked={form.enabled}
        onChecked={(enabled) => set({ enabled })}
      />
    </FormDialog>
  )
}
