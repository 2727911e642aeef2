import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  currentSpan,
  insideSpan,
  type SpanAttributes,
  type Tracing,
  withSpan,
} from '../platform/tracing/tracing.ts'
import { type CallObserver, observedName } from './call-observer.ts'

/** Runs a request in a span that ends with its response and continues the trace of its headers. */
export const traceRequest =
  (tracing: Tracing) =>
  (request: IncomingMessage, response: ServerResponse, answer: () => void): void => {
    const method = request.method ?? 'GET'
    const attributes = { 'http.request.method': method }
    // Addresses can contain secrets, such as the link of an order, so they are not traced.
    const span = tracing.start({ name: method, kind: 'server', attributes }, request.headers)
    response.once('close', () => {
      const { statusCode, writableFinished } = response
      if (!writableFinished) span.fail('aborted')
      else {
        span.set({ 'http.response.status_code': statusCode })
        if (statusCode >= 500) span.fail(String(statusCode))
      }
      span.end()
    })
    insideSpan(tracing, span, answer)
  }

/** Names the span of a request after its operation, and makes one for each call inside of a request. */
export const traceCalls = (tracing: Tracing): CallObserver => ({
  async around(call, answer) {
    const name = observedName(call)
    const parent = currentSpan()
    if (call.message.isRequest && parent) {
      parent.rename(name)
      parent.set({ 'vitrine.operation': name })
      const reply = await answer()
      parent.set(siteOf(call.caller))
      return reply
    }
    const attributes = { 'vitrine.operation': name }
    return withSpan({ tracing, parent }, { name, kind: 'internal', attributes }, async (span) => {
      const reply = await answer()
      span.set({ 'http.response.status_code': reply.status, ...siteOf(call.caller) })
      if (reply.status >= 500) span.fail(String(reply.status))
      // The site of a page is that of the operations it calls.
      parent?.set(siteOf(call.caller))
      return reply
    })
  },
  cached({ operation, siteId }) {
    const span = currentSpan()
    span?.rename(operation)
    span?.set({ 'vitrine.operation': operation, 'vitrine.cached': 'true', ...siteOf({ siteId }) })
  },
})

const siteOf = ({ siteId }: { readonly siteId: string }): SpanAttributes =>
  siteId === '' ? {} : { 'vitrine.site_id': siteId }
