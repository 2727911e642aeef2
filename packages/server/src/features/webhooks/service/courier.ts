import { setTimeout as pause } from 'node:timers/promises'
import type { Delivery, WebhooksWorld } from '../model.ts'
import { FAILURES_BEFORE_PAUSE } from '../rules/schedule.ts'
import { claimDue, nextDue } from '../store/courier.ts'
import { dispatch } from './dispatch.ts'
import { send } from './send.ts'

/** Deliveries under way at once, in all and for one webhook. */
const WIDTH = 32
const WIDTH_OF_ONE = 8
/** Longer than the longest try. */
const CLAIM_SECONDS = 15
/** What a long transaction held back comes without a word. */
const LONGEST_SLEEP = 1000
const SHORTEST_SLEEP = 20

/** Sends what is due, from `start` to `stop`. */
export function createCourier(world: WebhooksWorld) {
  const underWay = new Map<Promise<void>, string>()
  let isStopping = false
  let rouse: () => void = () => undefined
  let isRoused = false
  let running: Promise<void> | undefined

  const wake = () => {
    isRoused = true
    rouse()
  }

  async function round(): Promise<boolean> {
    const isMore = await dispatch(world)
    const free = WIDTH - underWay.size
    const claimed = free > 0 ? await claim(free) : []
    for (const delivery of claimed) start(delivery)
    return isMore || (claimed.length > 0 && claimed.length === free)
  }

  function claim(limit: number): Promise<Delivery[]> {
    const now = world.clock.now()
    const until = world.clock.after(now, { seconds: CLAIM_SECONDS })
    const cautiousFrom = FAILURES_BEFORE_PAUSE
    const [occupied, busy] = [webhooksWith(1), webhooksWith(WIDTH_OF_ONE)]
    return claimDue(world.db, { limit, busy, occupied, now, until, cautiousFrom })
  }

  /** Webhooks that have at least so many deliveries under way. */
  function webhooksWith(least: number): string[] {
    const counts = new Map<string, number>()
    for (const id of underWay.values()) counts.set(id, (counts.get(id) ?? 0) + 1)
    return [...counts].filter(([, count]) => count >= least).map(([id]) => id)
  }

  function start(delivery: Delivery): void {
    const sent = send(world, delivery)
      .catch((error) => world.logger.error({ error }, 'A delivery could not be sent'))
      .finally(() => {
        underWay.delete(sent)
        wake()
      })
    underWay.set(sent, delivery.webhookId)
  }

  async function sleep(): Promise<void> {
    // Many commits at once are worth one look.
    await pause(SHORTEST_SLEEP)
    if (isRoused || isStopping) return
    const due = await nextDue(world.db)
    const wait = due ? due.getTime() - world.clock.now().getTime() : LONGEST_SLEEP
    if (isRoused || isStopping) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.min(Math.max(wait, SHORTEST_SLEEP), LONGEST_SLEEP))
      rouse = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      isRoused = false
      try {
        if (await round()) continue
        await sleep()
      } catch (error) {
        world.logger.error({ error }, 'The courier stumbled')
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
    /** Takes nothing new and waits for what is under way. */
    async stop() {
      isStopping = true
      wake()
      await running
    },
  }
}
