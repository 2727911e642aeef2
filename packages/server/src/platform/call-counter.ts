import { createHash } from 'node:crypto'
import type { Clock } from './clock.ts'
import { newId } from './ids.ts'

const WINDOW_MS = 60_000
const MAX_KEYS = 50_000

/** Counts of a minute that a process tells the others: cumulative, so that one that got lost does not matter. */
export interface CallCounts {
  readonly node: string
  readonly window: number
  readonly counts: readonly (readonly [key: string, count: number])[]
}

/**
 * Counts calls per key and minute. The limit guards against load: a count in the database would cost each call a
 * statement. Processes tell each other their counts once a second, so that several together let through what they answer
 * within that second beyond the limit. Exact limits, which guard accounts, are in `attempts`.
 */
export function createCallCounter(clock: Clock) {
  const node = newId()
  let window = 0
  let counts = new Map<string, number>()
  let untold = new Set<string>()
  let others = new Map<string, Map<string, number>>()

  function enterWindow(): void {
    const current = Math.floor(clock.now().getTime() / WINDOW_MS)
    if (current === window && counts.size <= MAX_KEYS) return
    window = current
    counts = new Map()
    untold = new Set()
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
      if (own * NEAR >= limit) untold.add(name)
      if (others.size === 0) return own <= limit
      return own + sumOfOthers(shorten(name)) <= limit
    },
    /** Counts that have grown since they were taken last. */
    takeUntold(max: number): CallCounts | undefined {
      enterWindow()
      const names = [...untold].slice(0, max)
      if (names.length === 0) return undefined
      for (const name of names) untold.delete(name)
      return {
        node,
        window,
        counts: names.map((name) => [shorten(name), counts.get(name) ?? 0] as const),
      }
    },
    /** Takes in what another process has counted. */
    hear(told: CallCounts): void {
      enterWindow()
      if (told.node === node || told.window !== window || others.size > MAX_KEYS) return
      for (const [key, count] of told.counts) {
        const known = others.get(key) ?? new Map<string, number>()
        others.set(key, known.set(told.node, Math.max(count, known.get(told.node) ?? 0)))
      }
    },
  }
}

/** Counts are told from this part of the limit on. */
const NEAR = 20

/** Networks of people are nothing for logs of a database; and names are long. */
const shorten = (name: string): string =>
  createHash('sha256').update(name).digest('base64url').slice(0, 12)
