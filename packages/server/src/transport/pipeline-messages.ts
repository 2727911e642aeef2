import type { Caller } from './caller.ts'

/** A request as both adapters (HTTP and in-process fetch) pass it in. */
export interface PipelineRequest {
  readonly method: string
  readonly path: string
  readonly query: string
  header(name: string): string | undefined
  /** Origin of the request, without a trailing slash. */
  readonly baseUrl: string
  /** The caller's network address, as far as proxies are trusted. */
  readonly network: string
  readonly body: AsyncIterable<Uint8Array> | undefined
  /** An own page calls, which may use every dialect. */
  readonly isOwn?: boolean
  /** A request over HTTP, as opposed to a call by a page or a GraphQL document. */
  readonly isRequest?: boolean
  /** The caller, where this process knows it: a plug-in. Credentials in the message are ignored then. */
  readonly caller?: Caller
}

/** The ISO 4217 code of the requested currency, in capitals; undefined when none is requested. */
export const requestedCurrency = ({
  header,
}: Pick<PipelineRequest, 'header'>): string | undefined =>
  header('x-wix-currency')?.trim().toUpperCase() || undefined

/** A response before an adapter puts it on the wire. */
export interface PipelineResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: string | Uint8Array | AsyncIterable<Uint8Array> | null
  /** Compressed or not, the body is as it shall travel. */
  readonly isFinal?: true
}
