import { createHmac, timingSafeEqual } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { WireSort } from '@vitrine/contract/catalog'
import { InvalidFilter, violation } from '@vitrine/contract/kit'
import type { KeysetPosition } from '../platform/db/page-to-sql.ts'
import type { Sealing } from '../platform/sealing.ts'

/** The contents of a cursor: the query, and where the page begins. */
export interface Cursor {
  readonly filter: unknown
  readonly sort: readonly WireSort[] | null | undefined
  /** Free text, of lists that are searched. */
  readonly search?: unknown
  readonly limit: number
  readonly place: KeysetPosition
  readonly backwards: boolean
  readonly inclusive: boolean
  /** Number of rows before the position. */
  readonly offset: number
  /** The total counted for the first page. */
  readonly total: number
}

const MAX_LENGTH = 16_000
const HMAC_BYTES = 16
/** Version of the format; cursors of another version are refused. */
const CURSOR_VERSION = 1

/**
 * Cursors as text. They contain the query and position, no secret; the signature binds a cursor to its scope,
 * so that it can be neither changed nor used for another list or site.
 */
export function createCursors({ keyFor }: Pick<Sealing, 'keyFor'>) {
  const key = Buffer.from(keyFor(`cursors ${CURSOR_VERSION}`), 'hex')
  const hmacOf = (scope: string, body: Buffer) =>
    createHmac('sha256', key).update(`${scope}\n`).update(body).digest().subarray(0, HMAC_BYTES)

  return {
    seal(scope: string, cursor: Cursor): string {
      const body = deflateRawSync(JSON.stringify(cursor))
      const text = Buffer.concat([hmacOf(scope, body), body]).toString('base64url')
      if (text.length <= MAX_LENGTH) return text
      const sentence = 'The filter is too long to page with cursorPaging; page with paging instead'
      throw InvalidFilter({ field: 'query.filter', limit: MAX_LENGTH }, sentence)
    },

    open(scope: string, text: string): Cursor {
      const bytes = Buffer.from(text, 'base64url')
      const [hmac, body] = [bytes.subarray(0, HMAC_BYTES), bytes.subarray(HMAC_BYTES)]
      const isAuthentic =
        hmac.length === HMAC_BYTES &&
        bytes.toString('base64url') === text &&
        timingSafeEqual(hmac, hmacOf(scope, body))
      if (isAuthentic) return JSON.parse(inflateRawSync(body).toString()) as Cursor
      const sentence = 'is not a cursor that a page of this list has given'
      throw violation('query.cursorPaging.cursor', 'FORMAT', sentence)
    },
  }
}
