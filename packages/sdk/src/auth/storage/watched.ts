import type { Tokens } from '../tokens.ts'
import type { TokenStorage } from './memory.ts'

/** Hears that other tokens are kept; unsubscribes when called. */
export type Unwatch = () => void

/** A storage that tells when another pair is kept in it: a login, a logout or a renewal. */
export function watched(storage: TokenStorage): TokenStorage & {
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
