import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import compress from '@fastify/compress'
import statics from '@fastify/static'
import fastify, { type FastifyReply } from 'fastify'
import {
  createCachedResponseHandler,
  type RawHandler,
} from './transport/cached-response-handler.ts'
import { findBadTarget } from './transport/check-target.ts'
import { pageHeaders } from './transport/cors.ts'
import type { PipelineDeps } from './transport/deps.ts'
import { mountRoutes } from './transport/http-adapter.ts'
import { answerPage, type PageHandler, sendError } from './transport/pages.ts'
import {
  sendErrorResponse,
  toClientError,
  toRawErrorResponse,
} from './transport/rejected-requests.ts'
import type { ServedRoute } from './transport/routes.ts'
import { settleUnreadBody } from './transport/unread-body.ts'

export interface ListenOptions {
  readonly port: number
  readonly host?: string
  /** Tried in order for every path that no operation answers. */
  readonly pages?: readonly PageHandler[]
  /** Folders of files with hashed names: served for a year. */
  readonly assets?: readonly { readonly prefix: string; readonly root: string }[]
  /** Number of proxies in front whose forwarded headers are trusted. */
  readonly trustedProxies: number
  /** Address people reach us at. */
  readonly publicUrl: string
  /** Called before anything else, to send complete cached responses. */
  readonly rawHandlers?: readonly RawHandler[]
  readonly timeouts?: Timeouts
  /** Answer before anything else, however much there is to do: probes and metrics. */
  readonly operatorHandlers?: readonly RawHandler[]
  /** Whether the process has been asked to end. */
  readonly isEnding?: () => boolean
  /** Called for every request. */
  readonly onRequest?: (request: IncomingMessage, response: ServerResponse) => void
  /** Calls `answer` for each request that no operator handler takes. */
  readonly aroundRequest?: (
    request: IncomingMessage,
    response: ServerResponse,
    answer: () => void,
  ) => void
}

/** How long slow clients are waited for, in milliseconds. */
export interface Timeouts {
  /** For the request line and headers; 20 seconds by default. */
  readonly headersMs?: number
  /** For the next kilobyte of a body; 30 seconds by default. The whole may take as long as it needs. */
  readonly bodyIdleMs?: number
}

export interface Listener {
  readonly address: string
  close(): Promise<void>
}

/** Starts the HTTP server: operations, files and pages on one port. */
export async function listen(
  routes: readonly ServedRoute[],
  deps: PipelineDeps,
  options: ListenOptions,
): Promise<Listener> {
  const limits = { bodyIdleMs: options.timeouts?.bodyIdleMs ?? BODY_IDLE_MS }
  const app = fastify({
    logger: false,
    trustProxy: options.trustedProxies > 0 && ((_address, hop) => hop < options.trustedProxies),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_000 },
    forceCloseConnections: true,
    // Bodies are limited by the operation that reads them.
    bodyLimit: Number.MAX_SAFE_INTEGER,
    frameworkErrors: (error, _request, reply) => {
      sendError(toClientError(error), deps, reply as unknown as FastifyReply)
    },
    clientErrorHandler(error, socket) {
      if (socket.destroyed) return
      if (error.code !== 'ECONNRESET') socket.write(toRawErrorResponse(error, deps))
      // A client that does not close its connection must not delay the shutdown.
      socket.destroySoon()
    },
    serverFactory: (answer) => openServer({ answer, deps, options }),
  })
  // The pipeline and the pages read bodies themselves; Fastify only passes the stream on.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    globalDecompression: false,
  })
  for (const { prefix, root } of options.assets ?? []) {
    await app.register(statics, {
      root,
      prefix,
      immutable: true,
      maxAge: '365d',
      decorateReply: false,
      preCompressed: true,
      index: false,
      setHeaders: (response) => {
        // Of compressed copies, too, which pass by the compression of other answers.
        response.setHeader('vary', 'accept-encoding')
        for (const [name, value] of Object.entries(pageHeaders)) response.setHeader(name, value)
      },
    })
  }
  mountRoutes(app, routes, { deps, limits })
  const pages = { handlers: options.pages ?? [], deps, limits }
  app.setNotFoundHandler((request, reply) => answerPage(pages, request, reply))
  app.setErrorHandler((error, _request, reply) => sendError(toClientError(error), deps, reply))
  await app.listen({ port: options.port, host: options.host ?? '127.0.0.1' })
  const bound = app.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : options.port
  return { address: `http://localhost:${port}`, close: () => app.close() }
}

// Longer than the keep-alive of common proxies.
const KEEP_ALIVE_MS = 72_000
const HEADERS_MS = 20_000
const BODY_IDLE_MS = 30_000
/** How often the server looks for heads that are late. */
const MAX_CHECK_MS = 5000
const ONE_YEAR_SECONDS = 31_536_000

interface ServerParts {
  readonly answer: RequestListener
  readonly deps: PipelineDeps
  readonly options: ListenOptions
}

function openServer({ answer, deps, options }: ServerParts): Server {
  const { trustedProxies, publicUrl, timeouts } = options
  const { operatorHandlers = [], onRequest, aroundRequest, isEnding } = options
  const rawHandlers = [createCachedResponseHandler(deps), ...(options.rawHandlers ?? [])]
  const publicHost = new URL(publicUrl).host
  const isSecure = publicUrl.startsWith('https:')
  const serve: RequestListener = (request, response) => {
    // Who is connected to a process that ends calls again elsewhere.
    if (isEnding?.()) response.setHeader('connection', 'close')
    if (isSecure) response.setHeader(...STRICT_TRANSPORT)
    // HTTP 1.0 probes send no Host.
    if (request.httpVersion === '1.0') request.headers.host ??= publicHost
    const refusal = findBadTarget(request, { trustedProxies })
    if (refusal) return sendErrorResponse(refusal, deps, response)
    if (!rawHandlers.some((rawHandler) => rawHandler(request, response))) answer(request, response)
  }
  const headersTimeout = timeouts?.headersMs ?? HEADERS_MS
  return createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout,
      // An upload takes as long as its line needs; who sends nothing is not waited for.
      requestTimeout: 0,
      connectionsCheckingInterval: Math.min(headersTimeout, MAX_CHECK_MS),
      // A missing Host is refused below, with our own error.
      requireHostHeader: false,
    },
    (request, response) => {
      onRequest?.(request, response)
      settleUnreadBody(request, response)
      if (operatorHandlers.some((handler) => handler(request, response))) return
      if (aroundRequest) aroundRequest(request, response, () => serve(request, response))
      else serve(request, response)
    },
  )
}

const STRICT_TRANSPORT = ['strict-transport-security', `max-age=${ONE_YEAR_SECONDS}`] as const
