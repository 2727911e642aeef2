/** Keeps what was found for a moment; calls in parallel share one search. Failures are not kept. */
export function recent<T>(
  lifeMs: number,
  find: (key: string) => Promise<T>,
  { now = Date.now, limit = 200 }: { now?: () => number; limit?: number } = {},
) {
  const kept = new Map<string, { until: number; value: Promise<T> }>()
  return (key: string): Promise<T> => {
    const known = kept.get(key)
    if (known && known.until > now()) return known.value
    const value = find(key)
    kept.delete(key)
    kept.set(key, { until: now() + lifeMs, value })
    value.catch(() => kept.delete(key))
    const oldest = kept.keys().next().value
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest)
    return value
  }
}
