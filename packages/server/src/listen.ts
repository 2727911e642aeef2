import { createServer, type RequestListener, type Server } from 'node:http'
import { Readable } from 'node:stream'
import compress from '@fastify/compress'
import statics from '@fastify/static'
import { NotFound } from '@vitrine/contract/kit'
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { newRequestId } from './platform/ids.ts'
import { corsHeaders } from './transport/cors.ts'
import { createReplyLane, type Lane } from './transport/fast-lane.ts'
import { mountRoutes } from './transport/http-face.ts'
import type { ServedRoute } from './transport/routes.ts'
import { asRefusal, toRawRefusal } from './transport/unread-requests.ts'
import { toErrorReply } from './transport/wire-errors.ts'
import type { World } from './transport/world.ts'

/** Answers a request for a page, or leaves it to the next one. */
export type PageHandler = (
  request: Request,
  visit: { readonly network: string },
) => Promise<Response | undefined>

export interface ListenOptions {
  readonly port: number
  readonly host?: string
  /** Asked in order for every path that no operation answers. */
  readonly pages?: readonly PageHandler[]
  /** Folders of files with hashed names: served for a year. */
  readonly assets?: readonly { readonly prefix: string; readonly root: string }[]
  /** Number of proxies in front whose forwarded headers are believed. */
  readonly trustedProxies: number
  /** Asked before anything else, for what is whole already. */
  readonly lanes?: readonly Lane[]
}

export interface Listening {
  readonly address: string
  close(): Promise<void>
}

/** Opens the HTTP door: operations, files and pages on one port. */
export async function listen(
  routes: readonly ServedRoute[],
  world: World,
  options: ListenOptions,
): Promise<Listening> {
  const app = fastify({
    logger: false,
    trustProxy: options.trustedProxies > 0 && ((_address, hop) => hop < options.trustedProxies),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_000 },
    forceCloseConnections: true,
    // Bodies are limited by the operation that reads them.
    bodyLimit: Number.MAX_SAFE_INTEGER,
    frameworkErrors: (error, _request, reply) => {
      refuse(asRefusal(error), world, reply as unknown as FastifyReply)
    },
    clientErrorHandler(error, socket) {
      if (socket.destroyed || error.code === 'ECONNRESET') return
      socket.write(toRawRefusal(error, world))
      // Whoever does not close the line must not hold it.
      socket.destroySoon()
    },
    serverFactory: (answer) =>
      openServer([createReplyLane(world), ...(options.lanes ?? [])], answer),
  })
  // The pipeline and the pages read bodies themselves; Fastify only hands the stream on.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 })
  for (const { prefix, root } of options.assets ?? []) {
    await app.register(statics, {
      root,
      prefix,
      immutable: true,
      maxAge: '365d',
      decorateReply: false,
      preCompressed: true,
      index: false,
    })
  }
  mountRoutes(app, routes, world)
  app.setNotFoundHandler((request, reply) => answerPage(options.pages ?? [], world, request, reply))
  app.setErrorHandler((error, _request, reply) => refuse(asRefusal(error), world, reply))
  await app.listen({ port: options.port, host: options.host ?? '127.0.0.1' })
  const bound = app.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : options.port
  return { address: `http://localhost:${port}`, close: () => app.close() }
}

// Seconds a connection may rest, longer than proxies in front keep theirs.
const KEEP_ALIVE_MS = 72_000

function openServer(lanes: readonly Lane[], answer: RequestListener): Server {
  const server = createServer((request, response) => {
    if (!lanes.some((lane) => lane(request, response))) answer(request, response)
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  // An upload takes as long as its line needs.
  server.requestTimeout = 0
  return server
}

async function answerPage(
  pages: readonly PageHandler[],
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const asked = toRequest(request)
  for (const page of pages) {
    const response = await page(asked, { network: request.ip })
    if (response) return send(reply, response)
  }
  return refuse(NotFound(), world, reply)
}

function refuse(error: unknown, world: World, reply: FastifyReply) {
  const requestId = newRequestId()
  const { status, headers, body } = toErrorReply(error, requestId, world.logger)
  return reply
    .code(status)
    .headers(corsHeaders)
    .headers(headers)
    .header('x-wix-request-id', requestId)
    .send(body)
}

function toRequest(request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value)
    else for (const one of value ?? []) headers.append(name, one)
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(`${request.protocol}://${request.host}${request.raw.url}`, {
    method: request.method,
    headers,
    ...(hasBody ? { body: Readable.toWeb(request.raw) as never, duplex: 'half' } : {}),
  } as RequestInit)
}

async function send(reply: FastifyReply, response: Response) {
  reply.code(response.status)
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value)
  }
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  if (!response.body) return reply.send(null)
  // Pages are whole already; a stream around them would cost more than they do. Events never are.
  const type = response.headers.get('content-type') ?? ''
  const isText = /^(text\/(?!event-stream)|application\/json)/.test(type)
  return reply.send(
    isText ? Buffer.from(await response.arrayBuffer()) : Readable.fromWeb(response.body as never),
  )
}
