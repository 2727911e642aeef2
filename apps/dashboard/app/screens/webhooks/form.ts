import type { Webhook } from '@vitrine/contract/webhooks'
import type { Messages } from '../../messages/index.ts'
import type { Errors } from '../../shared/use-form.ts'

export interface WebhookForm {
  readonly url: string
  readonly events: readonly string[]
  readonly enabled: boolean
}

export const emptyWebhook: WebhookForm = { url: '', events: [], enabled: true }

export const formOf = ({ url, events, enabled }: Webhook): WebhookForm => ({ url, events, enabled })

export const checkWebhook = (form: WebhookForm, { webhooks }: Messages): Errors => ({
  ...(/^https?:\/\/[^\s/]+/i.test(form.url.trim()) ? {} : { url: webhooks.badUrl }),
  ...(form.events.length === 0 ? { events: webhooks.needEvent } : {}),
})

export const requestOf = ({ url, events, enabled }: WebhookForm) => ({
  url: url.trim(),
  events: [...events],
  enabled,
})
