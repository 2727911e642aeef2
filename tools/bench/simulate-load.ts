import { cpus } from 'node:os'
import type pg from 'pg'
import { familyOf, watchCpu } from './measure.ts'

/** CPU use in one second, in cores. */
interface Sample {
  readonly second: number
  readonly node: number
  readonly postgres: number
  /** This program, which plays the visitors. */
  readonly visitors: number
  /** Everything on this machine, other programs too. */
  readonly machine: number
  /** Sessions of PostgreSQL that wait for another one. */
  readonly waiting: number
}

const FULL = 0.9
/** Half of the connections that calls have. */
const MANY_WAITING = 5

/** Samples the server's load every second; the result names the first bottleneck. */
export function watchLoad(pid: number, client: pg.Client) {
  const samples: Sample[] = []
  const start = performance.now()
  let spent = readers(pid)
  let before = start
  const look = async () => {
    const { rows } = await client.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock'`,
    )
    const now = performance.now()
    const cores = (ms: number) => ms / (now - before)
    samples.push({
      second: Math.round((now - start) / 1000),
      node: cores(spent.node()),
      postgres: cores(spent.postgres()),
      visitors: cores(spent.visitors()),
      machine: cores(spent.machine()),
      waiting: rows[0]?.n ?? 0,
    })
    before = now
    spent = readers(pid)
  }
  const timer = setInterval(() => void look().catch(() => undefined), 1_000)
  return {
    stop(): string {
      clearInterval(timer)
      return firstBottleneck(samples, cpus().length)
    },
  }
}

const readers = (pid: number) => ({
  node: watchCpu(() => [pid]),
  postgres: watchCpu(() => familyOf(pid).slice(1)),
  visitors: watchCpu(() => [process.pid]),
  machine: watchMachine(),
})

function watchMachine(): () => number {
  const busy = () =>
    cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0)
  const before = busy()
  return () => busy() - before
}

/** The first second in which a resource was exhausted, and the resource. */
export function firstBottleneck(samples: readonly Sample[], processors: number): string {
  for (const { second, node, postgres, visitors, machine, waiting } of samples) {
    const cores = (value: number) => `${value.toFixed(1)} cores`
    if (waiting >= MANY_WAITING) return `locks: ${waiting} sessions waited in second ${second}`
    if (visitors >= FULL) return `this program, which plays the visitors, in second ${second}`
    if (node >= FULL) return `the process: ${cores(node)} in second ${second}`
    if (postgres >= FULL * processors) return `PostgreSQL: ${cores(postgres)} in second ${second}`
    if (machine >= FULL * processors) {
      return `the machine: ${cores(machine)} in second ${second} (process ${node.toFixed(1)}, PostgreSQL ${postgres.toFixed(1)}, visitors ${visitors.toFixed(1)}, the rest others)`
    }
  }
  return 'none'
}
