import type { Kysely } from 'kysely'
import type { Clock } from '../platform/clock.ts'
import type { Replicas } from '../platform/db/replicas/replicas.ts'
import type { Tables } from '../platform/db/tables.ts'
import type { Logger } from '../platform/logger.ts'
import type { CallObserver } from './call-observer.ts'
import type { Caller } from './caller.ts'
import type { LoadLimiter } from './load-limiter.ts'
import type { PipelineRequest } from './pipeline-messages.ts'
import type { ResponseCache } from './response-cache.ts'

/** What the pipeline needs from a site that is not being deleted. */
export interface SiteAccess {
  /** Closed to visitors and members. */
  readonly isClosed: boolean
  /** Sells nothing to visitors and members yet. */
  readonly isOpeningSoon: boolean
  /** Multiplies the calls that operations allow a network in a minute. */
  readonly callsPerMinuteFactor: number
  /** The dialects of the catalog that answer. */
  readonly dialects: readonly ('V1' | 'V3')[]
  /** Declares V3 and is not open yet: its setup is not finished. */
  readonly isProvisioning: boolean
}

export interface CachedLookups {
  /** The site of the visitor whose token is in the `Authorization` header. */
  visitorSiteId(authorization: string): string | undefined
  /** Whether the site lets visitors call everything. */
  isSiteOpen(siteId: string): boolean | undefined
}

/** The dependencies of the pipeline. */
export interface PipelineDeps {
  readonly db: Kysely<Tables>
  /** For read-only calls of visitors and members; `db` by default. */
  readonly readers?: Kysely<Tables>
  /** Replicas for calls that the response cache may serve; none by default. */
  readonly replicas?: Pick<Replicas, 'readerFor'> | undefined
  readonly clock: Clock
  readonly logger: Logger
  /** Authenticates tokens, API keys and staff sessions; undefined for missing or invalid credentials. */
  findCaller(message: PipelineRequest): Promise<Caller | undefined>
  /** The site of the requested address. */
  siteIdAt(message: PipelineRequest): Promise<string>
  /** Undefined for a site that does not exist, or no longer for visitors. */
  siteAccessOf(siteId: string): Promise<SiteAccess | undefined>
  /** Whether a token lets its bearer buy before the site is open. */
  acceptsPreview(siteId: string, token: string): boolean
  /** Whether a token makes the calls of its bearer a rehearsal. */
  acceptsRehearsal(siteId: string, token: string): boolean
  /** Counts one more call of a network; true while it is within the limit. */
  countCall(bucket: string, key: string, limit: number): boolean
  /** Cached lookups of visitors and sites; undefined when the database must be read. */
  readonly cachedLookups?: CachedLookups
  /** The response cache; without it every response is rendered. */
  readonly responseCache?: ResponseCache
  /** Limits concurrent requests; no limit when absent. */
  readonly load?: LoadLimiter
  /** Observe each call, such as traces and metrics; none by default. */
  readonly observers?: readonly CallObserver[]
  /** In tests an answer that breaks its contract throws; in production it is logged. */
  readonly strict: boolean
}
