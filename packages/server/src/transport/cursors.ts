import { createHmac, timingSafeEqual } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { WireSort } from '@vitrine/contract/catalog'
import { InvalidFilter, violation } from '@vitrine/contract/kit'
import type { Place } from '../platform/db/page-to-sql.ts'
import type { Sealing } from '../platform/sealing.ts'

/** All that it takes to go on: what was asked, and where the page begins. */
export interface Cursor {
  readonly filter: unknown
  readonly sort: readonly WireSort[] | null | undefined
  /** Free text, of lists that are searched. */
  readonly search?: unknown
  readonly limit: number
  readonly place: Place
  readonly backwards: boolean
  readonly inclusive: boolean
  /** How many rows come before the place. */
  readonly offset: number
  /** What the first page counted. */
  readonly total: number
}

const MAX_LENGTH = 16_000
const PROOF_BYTES = 16
/** Another number for cursors that mean something else: older ones then open nothing. */
const EDITION = 1

/**
 * Cursors as text. Nothing in one is secret, for it tells only what its owner asked and saw; the proof
 * ties it to its scope, so that it can be neither changed nor carried to another list or site.
 */
export function createCursors({ keyFor }: Pick<Sealing, 'keyFor'>) {
  const key = Buffer.from(keyFor(`cursors ${EDITION}`), 'hex')
  const proofOf = (scope: string, body: Buffer) =>
    createHmac('sha256', key).update(`${scope}\n`).update(body).digest().subarray(0, PROOF_BYTES)

  return {
    seal(scope: string, cursor: Cursor): string {
      const body = deflateRawSync(JSON.stringify(cursor))
      const text = Buffer.concat([proofOf(scope, body), body]).toString('base64url')
      if (text.length <= MAX_LENGTH) return text
      const sentence = 'The filter is too long to page with cursorPaging; page with paging instead'
      throw InvalidFilter({ field: 'query.filter', limit: MAX_LENGTH }, sentence)
    },

    open(scope: string, text: string): Cursor {
      const bytes = Buffer.from(text, 'base64url')
      const [proof, body] = [bytes.subarray(0, PROOF_BYTES), bytes.subarray(PROOF_BYTES)]
      const isOurs =
        proof.length === PROOF_BYTES &&
        bytes.toString('base64url') === text &&
        timingSafeEqual(proof, proofOf(scope, body))
      if (isOurs) return JSON.parse(inflateRawSync(body).toString()) as Cursor
      const sentence = 'is not a cursor that a page of this list has given'
      throw violation('query.cursorPaging.cursor', 'FORMAT', sentence)
    },
  }
}
