/** Version of the cached data: every change invalidates earlier results. */
export type CacheVersion = { count: number }

/**
 * Caches a lookup for a short time and until the version changes; parallel calls share one request.
 * Errors are not cached.
 */
export function cachedLookup<T>(
  ttlMs: number,
  find: (key: string) => Promise<T>,
  {
    now = Date.now,
    limit = 200,
    changes = { count: 0 },
  }: { now?: () => number; limit?: number; changes?: CacheVersion } = {},
) {
  const entries = new Map<string, { until: number; version: number; value: Promise<T> }>()
  return (key: string): Promise<T> => {
    const cached = entries.get(key)
    if (cached && cached.until > now() && cached.version === changes.count) return cached.value
    const value = find(key)
    entries.delete(key)
    entries.set(key, { until: now() + ttlMs, version: changes.count, value })
    value.catch(() => entries.delete(key))
    const oldest = entries.keys().next().value
    if (entries.size > limit && oldest !== undefined) entries.delete(oldest)
    return value
  }
}
