import { randomInt } from 'node:crypto'
import { OutsideFailure, sendOutside } from '../../../platform/fetch-outside.ts'
import type { Attempt, Delivery, Webhook, WebhooksWorld } from '../model.ts'
import { signMessage } from '../rules/message.ts'
import { breakAfter, FAILURES_BEFORE_PAUSE, pauseAfter } from '../rules/schedule.ts'
import { countFailure, type Outcome, pauseWebhook, writeOutcome } from '../store/courier.ts'
import { findWebhook } from '../store/webhooks.ts'
import { settled } from './webhooks.ts'

const HEAD_LENGTH = 1000

/** Sends a delivery once and writes down what became of it. */
export async function send(world: WebhooksWorld, delivery: Delivery): Promise<void> {
  const { siteId, webhookId } = delivery
  const actor = { type: 'system', id: 'webhooks' } as const
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

/** Five failures in a row, and the address is left in peace. */
async function noteFailure(
  { clock, db }: WebhooksWorld,
  delivery: Delivery,
  { at }: Attempt,
): Promise<void> {
  const failures = await countFailure(db, delivery)
  const rest = failures >= FAILURES_BEFORE_PAUSE ? breakAfter(failures) : 0
  if (rest > 0) await pauseWebhook(db, delivery, clock.after(at, { seconds: rest }))
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
