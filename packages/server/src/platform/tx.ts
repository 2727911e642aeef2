import type { Kysely } from 'kysely'
import type { Tables } from './db/tables.ts'

/** Who causes a change, as the ledger remembers it. */
export type Actor =
  | { readonly type: 'visitor'; readonly id: string }
  | { readonly type: 'member'; readonly id: string }
  | { readonly type: 'staff'; readonly id: string }
  | { readonly type: 'api-key'; readonly id: string }
  | { readonly type: 'system'; readonly id: string }

/**
 * The world of one unit of work: a connection (inside a transaction when it writes), the site every
 * query must name, who acts, and the one moment that counts as now.
 */
export interface Tx {
  readonly db: Kysely<Tables>
  readonly siteId: string
  readonly actor: Actor
  readonly requestId: string
  readonly jobId?: string
  readonly now: Date
  /** Names of the facts appended so far, held against what the operation declares. */
  readonly facts: string[]
}
