import { violation } from '@vitrine/contract/kit'
import { GraphQLError } from 'graphql'
import { createTextCache, sha256 } from './documents.ts'

/** How a request names its document. */
export interface DocumentRequest {
  readonly query?: string | undefined
  readonly extensions?: unknown
}

/** Maximum total length of persisted documents in characters. */
const MAX_CHARACTERS = 4_000_000

/**
 * Documents by their SHA-256. Clients send the hash alone and add the text when it is not known (automatic
 * persisted queries). With a list of `stored` documents, only those are `allowed` to run for visitors and
 * members.
 */
export function createPersistedQueries(stored: ReadonlyMap<string, string> | undefined) {
  const cache = createTextCache<string>(MAX_CHARACTERS)
  return {
    /** The text of a document. Throws where there is none, or its hash differs. */
    textOf({ query, extensions }: DocumentRequest): string {
      const hash = hashIn(extensions)
      if (hash === undefined) {
        if (query !== undefined) return query
        // GraphQL over HTTP: without a document this is no well-formed request (400).
        throw violation('query', 'REQUIRED_FIELD', DOCUMENT_MISSING)
      }
      if (query === undefined) {
        const document = stored?.get(hash) ?? cache.get(hash)
        if (document !== undefined) return document
        throw refusal('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound')
      }
      if (sha256(query) !== hash) {
        throw refusal('PERSISTED_QUERY_MISMATCH', 'sha256Hash is not the SHA-256 of query')
      }
      cache.set(hash, query, query.length)
      return query
    },
    checkAllowed(text: string): void {
      if (!stored || stored.has(sha256(text))) return
      throw refusal('DOCUMENT_NOT_STORED', 'Only documents of the list of this server run here')
    },
  }
}

const DOCUMENT_MISSING = 'is required: a document, or its hash as extensions.persistedQuery'
const HASH = /^[0-9a-f]{64}$/

function hashIn(extensions: unknown): string | undefined {
  const { persistedQuery } = recordOf(extensions)
  if (persistedQuery === undefined || persistedQuery === null) return undefined
  const { version, sha256Hash } = recordOf(persistedQuery)
  if (version !== 1)
    throw refusal('PERSISTED_QUERY_NOT_SUPPORTED', 'persistedQuery takes version 1')
  if (typeof sha256Hash === 'string' && HASH.test(sha256Hash)) return sha256Hash
  throw refusal('PERSISTED_QUERY_MISMATCH', 'sha256Hash takes 64 lower-case hexadecimal digits')
}

const refusal = (code: string, sentence: string) =>
  new GraphQLError(sentence, { extensions: { code } })

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
