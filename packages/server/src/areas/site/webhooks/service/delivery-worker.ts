import { setTimeout as pause } from 'node:timers/promises'
import { continueTrace } from '../../../../platform/tracing/tracing.ts'
import type { Delivery, WebhookEngineDeps } from '../model.ts'
import { FAILURES_BEFORE_PAUSE } from '../rules/schedule.ts'
import { claimDue, findNextDueDate } from '../store/delivery-queue.ts'
import { dispatch } from './dispatch.ts'
import { send } from './send-delivery.ts'

/** Deliveries under way at once, in all and for one webhook. */
const MAX_CONCURRENT = 32
const MAX_CONCURRENT_PER_WEBHOOK = 8
/** Longer than the longest try. */
const CLAIM_SECONDS = 15
/** Facts that were held back by a long transaction arrive without a notification. */
const MAX_SLEEP_MS = 1000
const MIN_SLEEP_MS = 20

const spanOf = ({ siteId, eventType, attempts }: Delivery) => ({
  'vitrine.site_id': siteId,
  'vitrine.event': eventType,
  'vitrine.attempt': attempts + 1,
})

/** Sends due deliveries, from `start` to `stop`. */
export function createDeliveryWorker(deps: WebhookEngineDeps) {
  const underWay = new Map<Promise<void>, string>()
  let isStopping = false
  let wakeSleeper: () => void = () => undefined
  let wasWoken = false
  let running: Promise<void> | undefined

  const wake = () => {
    wasWoken = true
    wakeSleeper()
  }

  async function runOnce(): Promise<boolean> {
    const isMore = await dispatch(deps)
    const free = MAX_CONCURRENT - underWay.size
    const claimed = free > 0 ? await claim(free) : []
    for (const delivery of claimed) start(delivery)
    return isMore || (claimed.length > 0 && claimed.length === free)
  }

  function claim(limit: number): Promise<Delivery[]> {
    const now = deps.clock.now()
    const until = deps.clock.after(now, { seconds: CLAIM_SECONDS })
    const singleFrom = FAILURES_BEFORE_PAUSE
    const [occupied, busy] = [webhooksWith(1), webhooksWith(MAX_CONCURRENT_PER_WEBHOOK)]
    return claimDue(deps.db, {
      limit,
      busy,
      occupied,
      now,
      until,
      singleDeliveryFrom: singleFrom,
    })
  }

  /** Webhooks with at least this number of running deliveries. */
  function webhooksWith(min: number): string[] {
    const counts = new Map<string, number>()
    for (const id of underWay.values()) counts.set(id, (counts.get(id) ?? 0) + 1)
    return [...counts].filter(([, count]) => count >= min).map(([id]) => id)
  }

  function start(delivery: Delivery): void {
    const made = {
      name: 'webhook delivery',
      kind: 'consumer',
      attributes: spanOf(delivery),
    } as const
    const sending = continueTrace(delivery.traceparent, made, () => send(deps, delivery))
      .catch((error) => deps.logger.error({ error }, 'A delivery could not be sent'))
      .finally(() => {
        underWay.delete(sending)
        wake()
      })
    underWay.set(sending, delivery.webhookId)
  }

  async function sleep(): Promise<void> {
    // Many commits at once are worth one look.
    await pause(MIN_SLEEP_MS)
    if (wasWoken || isStopping) return
    const due = await findNextDueDate(deps.db)
    const wait = due ? due.getTime() - deps.clock.now().getTime() : MAX_SLEEP_MS
    if (wasWoken || isStopping) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.min(Math.max(wait, MIN_SLEEP_MS), MAX_SLEEP_MS))
      wakeSleeper = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      wasWoken = false
      try {
        if (await runOnce()) continue
        await sleep()
      } catch (error) {
        deps.logger.error({ error }, 'The webhook delivery worker failed and continues')
        await pause(1000)
      }
    }
    await Promise.all(underWay.keys())
  }

  return {
    start() {
      running ??= run()
    },
    /** Something was committed, or is due. */
    wake,
    /** Takes no new deliveries and waits for the running ones. */
    async stop() {
      isStopping = true
      wake()
      await running
    },
  }
}
