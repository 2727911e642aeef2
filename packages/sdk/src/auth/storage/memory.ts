import { noTokens, type Tokens } from '../tokens.ts'

/** The storage of a client's token pair. */
export interface TokenStorage {
  readonly get: () => Tokens
  readonly set: (tokens: Tokens) => void
}

/** Stores tokens in memory, for the lifetime of the client. */
export function memoryStorage(initial: Tokens = noTokens): TokenStorage {
  let current = initial
  return {
    get: () => current,
    set: (tokens) => {
      current = tokens
    },
  }
}
