import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type RunningProduct, startProduct } from '@vitrine/testkit/product'
import { checkWrites } from './check-writes.ts'
import { type FaultyDatabase, startFaultyDatabase } from './faults-database.ts'
import { startFaultsReceiver } from './faults-receiver.ts'
import { startWriters } from './faults-writers.ts'

type Report = (name: string, value: string) => void

const LONGEST_MS = 10_000
/** Answers that are no fault: done, tried at the same time as others, and not served for the moment. */
const EXPECTED = new Set(['200', '409', '503'])
const RESTART_EVERY = 60
const CRASH_EVERY = 60
const END_BACKEND_EVERY = 7
/** After this time without a new webhook, the remaining ones count as lost. */
const SILENCE_MS = 60_000

/**
 * Many writers, settings that change every second, and a database that restarts every minute, crashes and
 * loses backends: no acknowledged write may be lost, and no call may take long.
 */
export async function faultsBench(args: string[], report: Report): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '1' },
      writers: { type: 'string', default: '60' },
      pause: { type: 'string', default: '500' },
    },
  })
  const seconds = Number(values.minutes) * 60
  const database = await startFaultyDatabase()
  const product = await startProduct({
    databaseUrl: database.url,
    dataDir: database.folder,
  })
  const receiver = await startFaultsReceiver(product)
  try {
    const writers = startWriters({
      product,
      writers: Number(values.writers),
      pauseMs: Number(values.pause),
    })
    const faults = await injectFaults(database, product, seconds)
    await writers.stop()
    for (const [name, count] of Object.entries(faults)) report(name, String(count))
    const { acknowledged, lost, created } = await checkWrites(database, writers.writes)
    const missing = await waitForAll(created, receiver.received)
    const hasEnded = !isRunning(product)
    const { ms, what, status } = writers.slowest()
    const unexpected = [...writers.statuses].filter(([name]) => !EXPECTED.has(name))
    report('Answers by status', [...writers.statuses].map((one) => one.join(': ')).join(', '))
    report('Process ended', hasEnded ? 'yes' : 'no')
    report('Longest request', `${(ms / 1000).toFixed(2)} s (${what}, ${status}; limit 10 s)`)
    report('Acknowledged writes', String(acknowledged))
    report('Acknowledged writes lost', String(lost.length))
    for (const one of lost.slice(0, 10)) report('  lost', one)
    report('Webhooks', `${created.length - missing} of ${created.length}`)
    report('Answers that nobody should get', String(unexpected.reduce((sum, [, n]) => sum + n, 0)))
    return (
      !hasEnded &&
      ms <= LONGEST_MS &&
      lost.length === 0 &&
      missing === 0 &&
      unexpected.length === 0 &&
      acknowledged > 0
    )
  } finally {
    receiver.stop()
    await product.stop()
    await database.close()
    product.remove()
  }
}

async function injectFaults(database: FaultyDatabase, product: RunningProduct, seconds: number) {
  const faults = { Restarts: 0, Crashes: 0, 'Backends ended': 0 }
  const end = Date.now() + seconds * 1000
  for (let second = 1; Date.now() < end && isRunning(product); second += 1) {
    await wait(1_000)
    if (second % RESTART_EVERY === RESTART_EVERY / 2) {
      await database.restart()
      faults.Restarts += 1
    } else if (second % CRASH_EVERY === CRASH_EVERY - 10) {
      await database.crash()
      faults.Crashes += 1
    } else if (second % END_BACKEND_EVERY === 0) {
      await database.endBackend().catch(() => undefined)
      faults['Backends ended'] += 1
    }
  }
  await untilAnswered(database)
  return faults
}

/** A database that has just crashed is not proven to have lost anything. */
async function untilAnswered(database: FaultyDatabase): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    const isBack = await database.query('SELECT 1').then(
      () => true,
      () => false,
    )
    if (isBack) return
    await wait(500)
  }
}

async function waitForAll(ids: readonly string[], received: ReadonlySet<string>): Promise<number> {
  const missing = () => ids.filter((id) => !received.has(id)).length
  let last = missing()
  for (let since = Date.now(); last > 0 && Date.now() - since < SILENCE_MS; ) {
    await wait(500)
    const now = missing()
    if (now < last) since = Date.now()
    last = now
  }
  return last
}

function isRunning({ pid }: RunningProduct): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
