import { AsyncLocalStorage } from 'node:async_hooks'

/** Must not contain tokens, addresses of people or values of statements: spans leave the machine. */
export type SpanAttributes = Readonly<Record<string, string | number>>

export interface NewSpan {
  readonly name: string
  readonly kind: 'server' | 'client' | 'consumer' | 'internal'
  readonly attributes?: SpanAttributes
  /** Milliseconds since it started; 0 by default. */
  readonly age?: number
}

export interface Span {
  /** Adds attributes that were unknown at the start. */
  set(attributes: SpanAttributes): void
  rename(name: string): void
  /** Marks it as failed, by the kind of failure. */
  fail(type: string): void
  end(): void
  /** Headers of W3C Trace Context, with which another server continues the trace. */
  headers(): Readonly<Record<string, string>>
}

/** Traces of this process, where the operator has switched them on. */
export interface Tracing {
  /** Starts a span below another one, below that of the given request headers, or as a new trace. */
  start(span: NewSpan, parent?: Span | TraceHeaders): Span
  /** Sends the remaining spans, for two seconds at most. */
  close(): Promise<void>
}

/** Headers of a request; ignored unless they continue a trace. */
export type TraceHeaders = Readonly<Record<string, string | string[] | undefined>>

interface Scope {
  readonly tracing: Tracing
  readonly span?: Span
}

const scope = new AsyncLocalStorage<Scope>()

/** The span in which this code runs; undefined outside of any, and where nothing is traced. */
export const currentSpan = (): Span | undefined => scope.getStore()?.span

/** Runs work whose outgoing calls are traced, without a span of its own, such as long-running loops. */
export const insideTracing = <T>(tracing: Tracing | undefined, work: () => T): T =>
  tracing ? scope.run({ tracing }, work) : work()

export const insideSpan = <T>(tracing: Tracing, span: Span, work: () => T): T =>
  scope.run({ tracing, span }, work)

/** A span around work, which fails when the work does. */
export async function withSpan<T>(
  {
    tracing,
    parent,
  }: { readonly tracing: Tracing; readonly parent?: Span | TraceHeaders | undefined },
  made: NewSpan,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const span = tracing.start(made, parent)
  try {
    return await insideSpan(tracing, span, () => work(span))
  } catch (error) {
    span.fail(typeOf(error))
    throw error
  } finally {
    span.end()
  }
}

/**
 * The trace context to store with work caused by this span, for `continueTrace`; undefined where nothing is
 * traced.
 */
export const currentTraceparent = (): string | undefined => currentSpan()?.headers().traceparent

/** Runs work in a span below the stored `traceparent`; without one, or without tracing, without a span. */
export function continueTrace<T>(
  traceparent: string | null,
  made: NewSpan,
  work: () => Promise<T>,
): Promise<T> {
  const tracing = scope.getStore()?.tracing
  return tracing && traceparent !== null
    ? withSpan({ tracing, parent: { traceparent } }, made, work)
    : work()
}

/** A request to another server, which gets the headers to continue the trace with; of its address the host is traced alone. */
export function traceOutgoing<T extends { readonly status: number }>(
  { method, url }: { readonly method: string; readonly url: URL },
  send: (traceHeaders: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  const around = scope.getStore()
  if (!around) return send({})
  const attributes = { 'http.request.method': method, 'server.address': url.hostname }
  return withSpan(
    { tracing: around.tracing, parent: around.span },
    { name: method, kind: 'client', attributes },
    async (span) => {
      const reply = await send(span.headers())
      span.set({ 'http.response.status_code': reply.status })
      if (reply.status >= 400) span.fail(String(reply.status))
      return reply
    },
  )
}

/** Messages of errors repeat values; their names and codes do not. */
export function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as { readonly code?: unknown }
  return typeof code === 'string' ? code : error.name
}
