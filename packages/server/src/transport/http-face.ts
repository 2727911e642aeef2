import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answer } from './answer.ts'
import { headersOfReply, preflightHeaders } from './cors.ts'
import type { WireMessage, WireReply } from './message.ts'
import { type BodyLimits, bodyOf } from './request-body.ts'
import { namedParameters, type ServedRoute } from './routes.ts'
import { wholeReply } from './whole-reply.ts'
import type { World } from './world.ts'

/** The HTTP door: every address becomes a Fastify route over the shared pipeline. */
export function mountRoutes(
  app: FastifyInstance,
  routes: readonly ServedRoute[],
  { world, limits }: { readonly world: World; readonly limits: BodyLimits },
): void {
  app.register(async (scope) => {
    for (const route of routes) {
      scope.route({
        method: route.method,
        url: route.pattern,
        exposeHeadRoute: true,
        handler: async (request, reply) => {
          const params = namedParameters(route, request.params as Record<string, string>)
          const message = messageOf(request, limits)
          const answered = await answer(route, params, message, world)
          return send(reply, await wholeReply(answered, message.header('accept-encoding')))
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

/** What is as it shall travel goes past Fastify's own steps, which would only look at it. */
function sendFinal(reply: FastifyReply, { status, headers, body }: WireReply) {
  const bytes = body as Uint8Array | null
  const hasLength = status !== 204 && status !== 304
  reply.hijack()
  reply.raw.writeHead(status, {
    ...headersOfReply(headers),
    ...headers,
    ...(hasLength && { 'content-length': bytes?.byteLength ?? 0 }),
  })
  reply.raw.end(bytes)
}

/** What stands above a file, of which nothing is read: Fastify would read it to its end. */
function sendHead(reply: FastifyReply, { status, headers, body }: WireReply) {
  if (body instanceof Readable) body.destroy()
  reply.hijack()
  reply.raw.writeHead(status, { ...headersOfReply(headers), ...headers })
  reply.raw.end()
}

function messageOf(request: FastifyRequest, limits: BodyLimits): WireMessage {
  const target = request.raw.url ?? '/'
  const mark = target.indexOf('?')
  return {
    method: request.method,
    path: mark < 0 ? target : target.slice(0, mark),
    query: mark < 0 ? '' : target.slice(mark + 1),
    header: (name) => {
      const value = request.headers[name]
      return Array.isArray(value) ? value.join(', ') : value
    },
    // Both are worked out anew each time, and most requests need neither.
    get baseUrl() {
      return `${request.protocol}://${request.host}`
    },
    get network() {
      return request.ip
    },
    body: request.body instanceof Readable ? bodyOf(request.raw, limits) : undefined,
  }
}

function send(reply: FastifyReply, answered: WireReply) {
  if (answered.isFinal) return sendFinal(reply, answered)
  if (reply.request.method === 'HEAD') return sendHead(reply, answered)
  // Parts of a file are counted in its own bytes, so all of it travels as it is.
  if (answered.headers['accept-ranges']) reply.request.headers['x-no-compression'] = 'true'
  reply.code(answered.status).headers(headersOfReply(answered.headers)).headers(answered.headers)
  return reply.send(Readable.from(answered.body as AsyncIterable<Uint8Array>))
}
