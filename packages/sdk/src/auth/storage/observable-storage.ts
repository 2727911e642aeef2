import type { Tokens } from '../tokens.ts'
import type { TokenStorage } from './memory.ts'

/** Unsubscribes a listener of stored tokens. */
export type Unwatch = () => void

/** A storage that notifies when its token pair changes: a login, a logout or a renewal. */
export function observableStorage(storage: TokenStorage): TokenStorage & {
  readonly watch: (listener: (tokens: Tokens) => void) => Unwatch
} {
  const listeners = new Set<(tokens: Tokens) => void>()
  return {
    get: storage.get,
    set: (tokens) => {
      storage.set(tokens)
      for (const listener of [...listeners]) listener(tokens)
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
