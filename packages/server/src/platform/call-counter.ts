import type { Clock } from './clock.ts'

const WINDOW_MS = 60_000
const MOST_KEYS = 50_000

/**
 * Counts calls per key and minute in the memory of this process: they keep load from it, and a count shared by all
 * processes would cost each call a statement. What must hold everywhere is in `attempts`.
 */
export function createCallCounter(clock: Clock) {
  let windowStart = 0
  let counts = new Map<string, number>()
  return (bucket: string, key: string, limit: number): boolean => {
    const now = clock.now().getTime()
    if (now - windowStart >= WINDOW_MS || counts.size > MOST_KEYS) {
      windowStart = now
      counts = new Map()
    }
    const name = `${bucket} ${key}`
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count <= limit
  }
}
