import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compressResponse } from './compress-response.ts'
import { commonHeadersFor, preflightHeaders } from './cors.ts'
import type { PipelineDeps } from './deps.ts'
import { handleRequest } from './handle-request.ts'
import type { PipelineRequest, PipelineResponse } from './pipeline-messages.ts'
import { type BodyLimits, bodyOf } from './request-body.ts'
import { namedParameters, type ServedRoute } from './routes.ts'

/** The HTTP adapter: every address becomes a Fastify route over the shared pipeline. */
export function mountRoutes(
  app: FastifyInstance,
  routes: readonly ServedRoute[],
  { deps, limits }: { readonly deps: PipelineDeps; readonly limits: BodyLimits },
): void {
  app.register(async (scope) => {
    for (const route of routes) {
      scope.route({
        method: route.method,
        url: route.pattern,
        exposeHeadRoute: true,
        handler: async (request, reply) => {
          const params = namedParameters(route, request.params as Record<string, string>)
          const message = toPipelineRequest(request, limits)
          const response = await handleRequest(route, params, message, deps)
          return send(reply, await compressResponse(response, message.header('accept-encoding')))
        },
      })
    }
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method']) {
      return reply.code(204).headers(preflightHeaders).send()
    }
    done()
  })
}

/** Sends a final response around Fastify's serialization, which would only inspect it. */
function sendFinal(reply: FastifyReply, { status, headers, body }: PipelineResponse) {
  const bytes = body as Uint8Array | null
  const hasLength = status !== 204 && status !== 304
  reply.hijack()
  reply.raw.writeHead(status, {
    ...commonHeadersFor(headers),
    ...headers,
    ...(hasLength && { 'content-length': bytes?.byteLength ?? 0 }),
  })
  reply.raw.end(bytes)
}

/** Sends the headers of a file without its body, which Fastify would read to its end. */
function sendHead(reply: FastifyReply, { status, headers, body }: PipelineResponse) {
  if (body instanceof Readable) body.destroy()
  reply.hijack()
  reply.raw.writeHead(status, { ...commonHeadersFor(headers), ...headers })
  reply.raw.end()
}

function toPipelineRequest(request: FastifyRequest, limits: BodyLimits): PipelineRequest {
  const target = request.raw.url ?? '/'
  const queryStart = target.indexOf('?')
  return {
    method: request.method,
    isRequest: true,
    path: queryStart < 0 ? target : target.slice(0, queryStart),
    query: queryStart < 0 ? '' : target.slice(queryStart + 1),
    header: (name) => {
      const value = request.headers[name]
      return Array.isArray(value) ? value.join(', ') : value
    },
    // Getters, because both are computed on each access and most requests need neither.
    get baseUrl() {
      return `${request.protocol}://${request.host}`
    },
    get network() {
      return request.ip
    },
    body: request.body instanceof Readable ? bodyOf(request.raw, limits) : undefined,
  }
}

function send(reply: FastifyReply, response: PipelineResponse) {
  if (response.isFinal) return sendFinal(reply, response)
  if (reply.request.method === 'HEAD') return sendHead(reply, response)
  // Byte ranges refer to the uncompressed file, so responses with ranges are not compressed.
  if (response.headers['accept-ranges']) reply.request.headers['x-no-compression'] = 'true'
  reply.code(response.status).headers(commonHeadersFor(response.headers)).headers(response.headers)
  return reply.send(Readable.from(response.body as AsyncIterable<Uint8Array>))
}
