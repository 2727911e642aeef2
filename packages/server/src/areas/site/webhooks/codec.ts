import type { Change } from '@vitrine/contract/changes'
import type {
  DeliveryAttempt,
  DeliveryDetails,
  WebhookFigures,
  Delivery as WireDelivery,
  Webhook as WireWebhook,
} from '@vitrine/contract/webhooks'
import type { StoredFact } from '../events/index.ts'
import type { Attempt, Delivery, DeliveryStatistics, Webhook } from './model.ts'

export const encodeWebhook = (webhook: Webhook): WireWebhook => ({
  id: webhook.id,
  appId: webhook.appId,
  revision: webhook.revision,
  url: webhook.url,
  events: [...webhook.events],
  enabled: webhook.enabled,
  publicKey: webhook.publicKey,
  ...(webhook.next && {
    nextPublicKey: webhook.next.publicKey,
    nextKeyDate: webhook.next.date,
  }),
  failures: webhook.failures,
  ...(webhook.pausedUntil && { pausedUntil: webhook.pausedUntil }),
  replaying: webhook.replay !== null,
  createdDate: webhook.createdDate,
  updatedDate: webhook.updatedDate,
})

export const encodeStatistics = ({
  nextAttemptDate,
  ...counts
}: DeliveryStatistics): WebhookFigures => ({
  ...counts,
  ...(nextAttemptDate && { nextAttemptDate }),
})

export const encodeDelivery = (delivery: Delivery, last?: Attempt): WireDelivery => ({
  id: delivery.id,
  eventType: delivery.eventType,
  entityId: delivery.entityId,
  state: delivery.state,
  attempts: delivery.attempts,
  ...(delivery.nextAttemptDate && { nextAttemptDate: delivery.nextAttemptDate }),
  ...(last && { lastAttempt: encodeAttempt(last) }),
  createdDate: delivery.createdDate,
  ...(delivery.deliveredDate && { deliveredDate: delivery.deliveredDate }),
})

export const encodeDetails = (delivery: Delivery, log: readonly Attempt[]): DeliveryDetails => ({
  ...encodeDelivery(delivery, log.at(-1)),
  body: delivery.body,
  log: log.map(encodeAttempt),
})

const encodeAttempt = (attempt: Attempt): DeliveryAttempt => ({
  number: attempt.number,
  at: attempt.at,
  milliseconds: attempt.milliseconds,
  ...(attempt.status !== null && { status: attempt.status }),
  ...(attempt.responseHead !== null && { responseHead: attempt.responseHead }),
  ...(attempt.failure !== null && { failure: attempt.failure }),
})

export const encodeChange = (fact: StoredFact): Change => ({
  id: fact.id,
  name: fact.name,
  entity: fact.entity,
  entityId: fact.entityId,
  at: fact.at,
  actor: fact.actor,
  ...(fact.jobId && { jobId: fact.jobId }),
  ...(fact.changedFields && { changedFields: [...fact.changedFields] }),
  ...(fact.before !== null && { before: fact.before }),
  ...(fact.after !== null && { after: fact.after }),
})
