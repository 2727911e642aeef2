import { randomInt } from 'node:crypto'
import { OutsideFailure, sendOutside } from '../../../platform/fetch-outside.ts'
import type { Attempt, Delivery, Webhook, WebhooksWorld } from '../model.ts'
import { signMessage } from '../rules/message.ts'
import { breakAfter, pauseAfter } from '../rules/schedule.ts'
import { type Outcome, writeFailures, writeOutcome } from '../store/courier.ts'
import { findWebhook, holdWebhook } from '../store/webhooks.ts'
import { settled } from './webhooks.ts'

const HEAD_LENGTH = 1000
const actor = { type: 'system', id: 'webhooks' } as const

/** Sends a delivery once and writes down what became of it. */
export async function send(world: WebhooksWorld, delivery: Delivery): Promise<void> {
  const { siteId, webhookId } = delivery
  const found = await world.work({ siteId, actor }, (tx) => findWebhook(tx, webhookId))
  if (!found) return
  const webhook = settled(found, world.clock.now())
  const attempt = await tryOnce(world, webhook, delivery)
  const outcome = outcomeOf(world, delivery, attempt)
  if (outcome.state !== 'DELIVERED') await noteFailure(world, delivery, attempt)
  await writeOutcome(world.db, delivery, attempt, outcome)
}

async function tryOnce(
  { clock, sealing, limits }: WebhooksWorld,
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
  const tried = { number: attempts + 1, at }
  const took = () => ({ milliseconds: Math.round(performance.now() - started) })
  try {
    const { status, head } = await sendOutside(webhook.url, message, {
      ...limits,
      headLength: HEAD_LENGTH,
    })
    // Text in the database cannot hold a zero.
    const responseHead = head.replaceAll('\0', '\uFFFD')
    return { ...tried, ...took(), status, responseHead, failure: null }
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error
    return { ...tried, ...took(), status: null, responseHead: null, failure: error.message }
  }
}

/**
 * Five failures in a row, and the address is left in peace. What had begun before the pause says
 * nothing new: many tries that fail together are one reason to wait.
 */
async function noteFailure(
  { clock, work }: WebhooksWorld,
  { siteId, webhookId }: Delivery,
  { at }: Attempt,
): Promise<void> {
  await work({ siteId, actor }, async (tx) => {
    const webhook = await holdWebhook(tx, webhookId)
    if (!webhook || (webhook.pausedUntil && at < webhook.pausedUntil)) return
    const failures = webhook.failures + 1
    const rest = breakAfter(failures)
    const pausedUntil = rest > 0 ? clock.after(tx.now, { seconds: rest }) : null
    await writeFailures(tx, webhookId, { failures, pausedUntil })
  })
}

function outcomeOf({ clock }: WebhooksWorld, delivery: Delivery, { at, status }: Attempt): Outcome {
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
