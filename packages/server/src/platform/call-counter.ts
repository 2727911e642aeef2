import { createHash } from 'node:crypto'
import type { Clock } from './clock.ts'
import { newId } from './ids.ts'

const WINDOW_MS = 60_000
const MAX_KEYS = 50_000

/** Counts of a minute that a process sends to the others: cumulative, so that one that got lost does not matter. */
export interface CallCounts {
  readonly node: string
  readonly window: number
  readonly counts: readonly (readonly [key: string, count: number])[]
}

/**
 * Counts calls per key and minute. The limit protects against load: counting in the database would cost each
 * call a statement. Processes exchange their counts once a second, so together they can exceed the limit by
 * the calls of that second. Exact limits, which protect accounts, are in `attempts`.
 */
export function createCallCounter(clock: Clock) {
  const node = newId()
  let window = 0
  let counts = new Map<string, number>()
  let unsent = new Set<string>()
  let others = new Map<string, Map<string, number>>()

  function enterWindow(): void {
    const current = Math.floor(clock.now().getTime() / WINDOW_MS)
    if (current === window && counts.size <= MAX_KEYS) return
    window = current
    counts = new Map()
    unsent = new Set()
    others = new Map()
  }

  const sumOfOthers = (key: string) => {
    let sum = 0
    for (const count of others.get(key)?.values() ?? []) sum += count
    return sum
  }

  return {
    /** Counts one more call; true while it is within the limit. */
    count(bucket: string, key: string, limit: number): boolean {
      enterWindow()
      const name = `${bucket} ${key}`
      const own = (counts.get(name) ?? 0) + 1
      counts.set(name, own)
      // Who is far from the limit is of no interest to others, however many they are.
      if (own * NEAR >= limit) unsent.add(name)
      if (others.size === 0) return own <= limit
      return own + sumOfOthers(shorten(name)) <= limit
    },
    /** Counts that have grown since they were taken last. */
    takeUnsent(max: number): CallCounts | undefined {
      enterWindow()
      const names = [...unsent].slice(0, max)
      if (names.length === 0) return undefined
      for (const name of names) unsent.delete(name)
      return {
        node,
        window,
        counts: names.map((name) => [shorten(name), counts.get(name) ?? 0] as const),
      }
    },
    /** Adds the counts of another process. */
    receive(received: CallCounts): void {
      enterWindow()
      if (received.node === node || received.window !== window || others.size > MAX_KEYS) return
      for (const [key, count] of received.counts) {
        const known = others.get(key) ?? new Map<string, number>()
        others.set(key, known.set(received.node, Math.max(count, known.get(received.node) ?? 0)))
      }
    },
  }
}

/** Counts are sent from this part of the limit on. */
const NEAR = 20

/** Networks of people are nothing for logs of a database; and names are long. */
const shorten = (name: string): string =>
  createHash('sha256').update(name).digest('base64url').slice(0, 12)
