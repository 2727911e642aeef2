/** Counts changes of what pages show: whatever was found before the last one is found anew. */
export type Changes = { count: number }

/**
 * Keeps what was found for a moment, and until something changes; calls in parallel share one search.
 * Failures are not kept.
 */
export function recent<T>(
  lifeMs: number,
  find: (key: string) => Promise<T>,
  {
    now = Date.now,
    limit = 200,
    changes = { count: 0 },
  }: { now?: () => number; limit?: number; changes?: Changes } = {},
) {
  const kept = new Map<string, { until: number; after: number; value: Promise<T> }>()
  return (key: string): Promise<T> => {
    const known = kept.get(key)
    if (known && known.until > now() && known.after === changes.count) return known.value
    const value = find(key)
    kept.delete(key)
    kept.set(key, { until: now() + lifeMs, after: changes.count, value })
    value.catch(() => kept.delete(key))
    const oldest = kept.keys().next().value
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest)
    return value
  }
}
