import { createHash } from 'node:crypto'

/** A cache of plug-in responses that removes the oldest first. Times in milliseconds. */
export function createRemembered<Answer>(most: number, now: () => number) {
  const entries = new Map<string, { readonly answer: Answer; readonly until: number }>()
  return {
    /** Wrapped, so that an answer may be anything. */
    recall(key: string): { readonly answer: Answer } | undefined {
      const found = entries.get(key)
      return found && found.until > now() ? found : undefined
    },
    remember(key: string, answer: Answer, milliseconds: number): void {
      entries.delete(key)
      entries.set(key, { answer, until: now() + milliseconds })
      const [oldest] = entries.keys()
      if (entries.size > most && oldest !== undefined) entries.delete(oldest)
    },
  }
}

/** Equal for equal JSON. */
export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64')
