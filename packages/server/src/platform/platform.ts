import type { Kysely } from 'kysely'
import type { Attempts } from './attempts.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Tables } from './db/tables.ts'
import type { Files } from './files/areas.ts'
import type { Jobs } from './jobs.ts'
import type { Logger } from './logger.ts'
import type { Passwords } from './passwords.ts'
import type { Sealing } from './sealing.ts'
import type { SignedTokens } from './signed-tokens.ts'
import type { Actor, Tx } from './tx.ts'

/** The services that every feature uses. */
export interface Platform {
  readonly config: Config
  readonly clock: Clock
  readonly attempts: Attempts
  readonly db: Kysely<Tables>
  /**
   * A few connections for single short statements, never held by a transaction: besides its own, the only
   * connections that a transaction may wait for. They read committed data only.
   */
  readonly direct: Kysely<Tables>
  /** The storage of files: disk or bucket. */
  readonly files: Pick<Files, 'area'>
  /** Adds jobs that run after the commit of the current transaction. */
  readonly jobs: Pick<Jobs, 'add'>
  readonly logger: Logger
  readonly passwords: Passwords
  readonly sealing: Sealing
  readonly tokens: SignedTokens
  /** Replaces signing keys that have got old, or all of them; answers how many were made. */
  rotateKeys(rotateOptions?: { readonly isForced?: boolean }): Promise<number>
  /** Runs work for a site outside of a request (jobs, commands), in one transaction. */
  work<T>(
    site: { siteId: string; actor: Actor; jobId?: string },
    run: (tx: Tx) => Promise<T>,
  ): Promise<T>
}
