import { noTokens, type Tokens } from '../tokens.ts'

/** Where a client keeps its token pair. */
export interface TokenStorage {
  readonly get: () => Tokens
  readonly set: (tokens: Tokens) => void
}

/** Keeps tokens as long as the client lives. */
export function memoryStorage(initial: Tokens = noTokens): TokenStorage {
  let kept = initial
  return {
    get: () => kept,
    set: (tokens) => {
      kept = tokens
    },
  }
}
