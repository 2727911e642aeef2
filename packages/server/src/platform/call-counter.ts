import type { Clock } from './clock.ts'

const WINDOW_MS = 60_000
const MAX_KEYS = 50_000

/**
 * Counts calls per key and minute in the memory of this process: the limit only guards against load, and a count
 * shared by all processes would cost each call a statement. Limits across processes are in `attempts`.
 */
export function createCallCounter(clock: Clock) {
  let windowStart = 0
  let counts = new Map<string, number>()
  return (bucket: string, key: string, limit: number): boolean => {
    const now = clock.now().getTime()
    if (now - windowStart >= WINDOW_MS || counts.size > MAX_KEYS) {
      windowStart = now
      counts = new Map()
    }
    const name = `${bucket} ${key}`
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count <= limit
  }
}
