import { randomInt } from 'node:crypto'
import { SafeFetchError, safeSend } from '../../../../platform/safe-fetch.ts'
import type { Attempt, Delivery, Webhook, WebhookEngineDeps } from '../model.ts'
import { signMessage } from '../rules/message.ts'
import { breakAfter, pauseAfter } from '../rules/schedule.ts'
import { type AttemptResult, saveAttempt, writeFailures } from '../store/delivery-queue.ts'
import { findWebhook, lockWebhook } from '../store/webhooks.ts'
import { withCurrentKey } from './webhooks.ts'

const HEAD_LENGTH = 1000
const actor = { type: 'system', id: 'webhooks' } as const

/** Sends a delivery once and stores the result. */
export async function send(deps: WebhookEngineDeps, delivery: Delivery): Promise<void> {
  const { siteId, webhookId } = delivery
  const storedWebhook = await deps.work({ siteId, actor }, (tx) => findWebhook(tx, webhookId))
  if (!storedWebhook) return
  const webhook = withCurrentKey(storedWebhook, deps.clock.now())
  const attempt = await tryOnce(deps, webhook, delivery)
  const result = resultOf(deps, delivery, attempt)
  if (result.state !== 'DELIVERED') await recordFailure(deps, delivery, attempt)
  await saveAttempt(deps.db, delivery, attempt, result)
}

async function tryOnce(
  { clock, sealing, limits }: WebhookEngineDeps,
  webhook: Webhook,
  { body, id, eventType, attempts }: Delivery,
): Promise<Attempt> {
  const at = clock.now()
  const started = performance.now()
  const privateKey = sealing.open(webhook.privateKey)
  const message = {
    body: signMessage(body, { appId: webhook.appId, privateKey, keyId: webhook.id }, at),
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'x-vitrine-delivery': id,
      'x-vitrine-event': eventType,
    },
  }
  const base = { number: attempts + 1, at }
  const duration = () => ({ milliseconds: Math.round(performance.now() - started) })
  try {
    const { status, head } = await safeSend(webhook.url, message, {
      ...limits,
      headLength: HEAD_LENGTH,
    })
    // Text in the database cannot contain NUL.
    const responseHead = head.replaceAll('\0', '\uFFFD')
    return { ...base, ...duration(), status, responseHead, failure: null }
  } catch (error) {
    if (!(error instanceof SafeFetchError)) throw error
    return { ...base, ...duration(), status: null, responseHead: null, failure: error.message }
  }
}

/**
 * Five consecutive failures pause the webhook. Attempts that started before the pause do not extend it:
 * parallel failures count as one.
 */
async function recordFailure(
  { clock, work }: WebhookEngineDeps,
  { siteId, webhookId }: Delivery,
  { at }: Attempt,
): Promise<void> {
  await work({ siteId, actor }, async (tx) => {
    const webhook = await lockWebhook(tx, webhookId)
    if (!webhook || (webhook.pausedUntil && at < webhook.pausedUntil)) return
    const failures = webhook.failures + 1
    const pauseSeconds = breakAfter(failures)
    const pausedUntil = pauseSeconds > 0 ? clock.after(tx.now, { seconds: pauseSeconds }) : null
    await writeFailures(tx, webhookId, { failures, pausedUntil })
  })
}

function resultOf(
  { clock }: WebhookEngineDeps,
  delivery: Delivery,
  { at, status }: Attempt,
): AttemptResult {
  const tries = delivery.tries + 1
  if (status !== null && status >= 200 && status < 300) {
    return { state: 'DELIVERED', tries, nextAttemptDate: null }
  }
  const pause = pauseAfter(tries, randomInt(1000) / 1000)
  return {
    state: pause === undefined ? 'FAILED' : 'WAITING',
    tries,
    nextAttemptDate: pause === undefined ? null : clock.after(at, { seconds: pause }),
  }
}
