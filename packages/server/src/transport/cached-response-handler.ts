import type { IncomingMessage, ServerResponse } from 'node:http'
import { newRequestId } from '../platform/ids.ts'
import { cacheKeyOf, serveIfReady } from './cached-response.ts'
import { corsHeaders } from './cors.ts'
import type { PipelineDeps } from './deps.ts'
import type { PipelineResponse } from './pipeline-messages.ts'

/** Responds to a request from the cache, before the pipeline; false leaves it to the pipeline. */
export type RawHandler = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Serves cached responses to visitors whose token was verified before, while their site is known to be open.
 * It only serves hits: database access, errors and rate limits go through the pipeline.
 */
export function createCachedResponseHandler({
  responseCache,
  cachedLookups,
  observers = [],
}: PipelineDeps): RawHandler {
  if (!responseCache || !cachedLookups) return () => false
  return (request, response) => {
    const { authorization } = request.headers
    if (request.method !== 'GET' || authorization === undefined) return false
    const siteId = cachedLookups.visitorSiteId(authorization)
    if (siteId === undefined || !cachedLookups.isSiteOpen(siteId)) return false
    const header = (name: string) => request.headers[name] as string | undefined
    const cached = responseCache.find(siteId, cacheKeyOf('GET', request.url ?? '', { header }))
    const reply = cached?.isForVisitors ? serveIfReady(cached, { header }) : undefined
    if (!cached || !reply) return false
    responseCache.countLookup(true)
    const { operation } = cached
    for (const observer of observers) observer.cached({ operation, siteId, status: reply.status })
    response.writeHead(reply.status, ['x-wix-request-id', newRequestId(), ...rawHeadersOf(reply)])
    response.end(reply.body as Buffer | null)
    return true
  }
}

const rawHeadersByResponse = new WeakMap<PipelineResponse, readonly string[]>()

/** The headers of a cached response as a flat list: name, value, name, value. */
function rawHeadersOf(reply: PipelineResponse): readonly string[] {
  const existing = rawHeadersByResponse.get(reply)
  if (existing) return existing
  const body = reply.body as Buffer | null
  const length = body && { 'content-length': String(body.byteLength) }
  const rawHeaders = Object.entries({
    ...reply.headers,
    ...corsHeaders,
    ...length,
  }).flat() as string[]
  rawHeadersByResponse.set(reply, rawHeaders)
  return rawHeaders
}
