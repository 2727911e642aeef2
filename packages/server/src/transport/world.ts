import type { Kysely } from 'kysely'
import type { Clock } from '../platform/clock.ts'
import type { Tables } from '../platform/db/tables.ts'
import type { Logger } from '../platform/logger.ts'
import type { Caller } from './caller.ts'
import type { KeptReplies } from './kept-replies.ts'
import type { Load } from './load.ts'
import type { WireMessage } from './message.ts'

/** What the pipeline asks of a site that is not leaving. */
export interface SiteGate {
  /** Closed to visitors and members. */
  readonly isClosed: boolean
  /** Multiplies the calls that operations allow a network in a minute. */
  readonly callsPerMinuteFactor: number
  /** The dialects of the catalog that answer. */
  readonly dialects: readonly ('V1' | 'V3')[]
  /** Declares V3 and is not open yet, because it is still being set up. */
  readonly isProvisioning: boolean
}

export interface Recall {
  /** The site of the visitor that an `Authorization` header speaks for. */
  siteOfVisitor(authorization: string): string | undefined
  /** Whether nothing about the site keeps visitors from any call. */
  isOpen(siteId: string): boolean | undefined
}

/** What the pipeline needs of the rest of the house. */
export interface World {
  readonly db: Kysely<Tables>
  /** For visitors and members who only read; `db` unless given. */
  readonly readers?: Kysely<Tables>
  readonly clock: Clock
  readonly logger: Logger
  /** Recognises tokens, API keys and staff sessions; undefined when what was sent proves nothing. */
  findCaller(message: WireMessage): Promise<Caller | undefined>
  /** The site that answers at the address that was asked. */
  siteIdAt(message: WireMessage): Promise<string>
  /** Undefined for a site that does not exist, or no longer for visitors. */
  gateOf(siteId: string): Promise<SiteGate | undefined>
  /** Counts one more call of a network; true while it is within the limit. */
  countCall(bucket: string, key: string, limit: number): boolean
  /** What is known of visitors and sites without asking anybody; undefined when somebody must be asked. */
  readonly recall?: Recall
  /** Replies kept in memory; without it every one is made anew. */
  readonly replies?: KeptReplies
  /** What is under way; without it everything is taken on. */
  readonly load?: Load
  /** In tests an answer that breaks its contract throws; in production it is logged. */
  readonly strict: boolean
}
