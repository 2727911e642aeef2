import { defineError, defineFact } from '../kit/index.ts'

export const WebhookCreated = defineFact('webhook.created')
export const WebhookChanged = defineFact('webhook.changed')
export const WebhookDeleted = defineFact('webhook.deleted')

export const WebhookNotFound = defineError({
  code: 'WEBHOOK_NOT_FOUND',
  status: 404,
  description: 'There is no webhook with this id',
})
/** No delivery of the webhook has the id, or it was removed after thirty days. */
export const DeliveryNotFound = defineError({
  code: 'DELIVERY_NOT_FOUND',
  status: 404,
  description: 'There is no delivery with this id',
})
/** `data.accepted` lists the event types there are. */
export const UnknownEventType = defineError({
  code: 'UNKNOWN_EVENT_TYPE',
  status: 400,
  description: 'There is no such event type',
})
/** Not a web address, not https where it must be, or one with a name and password in it. */
export const WebhookUrlRefused = defineError({
  code: 'WEBHOOK_URL_REFUSED',
  status: 400,
  description: 'Events cannot be sent to this address',
})
/** A site has at most 50 webhooks. */
export const TooManyWebhooks = defineError({
  code: 'TOO_MANY_WEBHOOKS',
  status: 409,
  description: 'A site has at most 50 webhooks; delete one first',
})
/** A new key exists that does not sign yet; receivers could not follow a third one. */
export const KeyChangeUnderWay = defineError({
  code: 'KEY_CHANGE_UNDER_WAY',
  status: 409,
  description: 'A key rotation is in progress; wait until the new key is in use',
})
/** A replay is running; start another one after it has ended. */
export const ReplayUnderWay = defineError({
  code: 'REPLAY_UNDER_WAY',
  status: 409,
  description: 'A replay of this webhook is in progress',
})
