import type { AnyOperation, AnyService } from '@vitrine/contract/kit'
import type { Tx } from '../platform/tx.ts'
import type { Caller } from './caller.ts'
import type { PipelineRequest } from './pipeline-messages.ts'
import type { CachedResponse } from './response-cache.ts'

/** What a handler receives in addition to its input. */
export interface HandlerContext {
  readonly caller: Caller
  /** The unit of work: a transaction when the operation writes. */
  readonly tx: Tx
  /** Opens a transaction, for operations whose `writes` is `own`. For another site: `inTransaction(onSite(id), …)`. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** The same unit of work on another site, for calls that learn their site from the input. */
  onSite(siteId: string): Tx
  readonly request: RequestDetails
  /** Headers to send with the answer, such as a cookie. */
  readonly responseHeaders: Record<string, string>
}

/** Facts about the request that are not input. */
export interface RequestDetails {
  readonly id: string
  readonly network: string
  readonly userAgent: string
  /** The calling page, as its browser reports it. */
  readonly origin: string | undefined
  readonly baseUrl: string
  /** The requested currency of prices, as an ISO 4217 code in capitals. */
  readonly currency: string | undefined
  header(name: string): string | undefined
  /** The bytes of a `consumes: 'bytes'` operation. */
  readonly body: AsyncIterable<Uint8Array> | undefined
}

/** A handler as the pipeline sees it. */
export type AnyHandler = (context: HandlerContext & { input: never }) => Promise<unknown>

/** One call on its way through the pipeline; steps fill it from top to bottom. */
export interface Call {
  readonly service: AnyService
  readonly operation: AnyOperation
  readonly operationName: string
  readonly handler: AnyHandler
  readonly message: PipelineRequest
  readonly params: Record<string, string>
  readonly requestId: string
  caller: Caller
  input: unknown
  tx: Tx | undefined
  output: unknown
  readonly responseHeaders: Record<string, string>
  /** Whether the response is wrapped in a raw envelope. */
  isEnveloped: boolean
  /** The body's text, where a step has read it. */
  body: string | undefined
  /** The encoded answer. */
  encoded: string | Buffer | undefined
  /** The answer out of memory, or on its way there. */
  cachedResponse: CachedResponse | undefined
}
