import { setTimeout as pause } from 'node:timers/promises'
import type { PluginDeps } from '../model.ts'
import { listSites } from '../store/cursors.ts'
import { dispatchSite } from './dispatch.ts'

/** Many commits at once are worth one look. */
const COLLECT_MS = 20
/** Facts that were held back by a long transaction arrive without a notification. */
const AGAIN_MS = 500
const AFTER_FAILURE_MS = 1000

/** Creates deliveries for new facts, from `start` to `stop`. */
export function createDispatcher(deps: PluginDeps) {
  const due = new Set<string>()
  let areAllDue = true
  let isStopping = false
  let wakeSleeper: () => void = () => undefined
  let running: Promise<void> | undefined

  async function takeDue(): Promise<string[]> {
    const all = areAllDue
    areAllDue = false
    const notified = new Set(due)
    due.clear()
    const sites = await listSites(deps.db)
    return all ? sites : sites.filter((id) => notified.has(id))
  }

  async function runOnce(): Promise<boolean> {
    let isMore = false
    for (const siteId of await takeDue()) {
      if (isStopping) return false
      if (!(await dispatchSite(deps, siteId))) continue
      due.add(siteId)
      isMore = true
    }
    return isMore
  }

  const sleep = (milliseconds?: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = milliseconds === undefined ? undefined : setTimeout(resolve, milliseconds)
      wakeSleeper = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function run(): Promise<void> {
    while (!isStopping) {
      try {
        const isMore = await runOnce()
        if (isStopping) return
        if (isMore) await sleep(AGAIN_MS)
        else if (due.size === 0 && !areAllDue) await sleep()
        await pause(COLLECT_MS)
      } catch (error) {
        deps.logger.error({ error }, 'Facts for plug-ins could not be read, which is tried again')
        areAllDue = true
        await pause(AFTER_FAILURE_MS)
      }
    }
  }

  return {
    start() {
      running ??= run()
    },
    /** Something was committed on a site; without one, perhaps on any. */
    notify(siteId?: string) {
      if (siteId === undefined) areAllDue = true
      else due.add(siteId)
      wakeSleeper()
    },
    async stop() {
      isStopping = true
      wakeSleeper()
      await running
    },
  }
}
