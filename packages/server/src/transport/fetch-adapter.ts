import { ReadableStream } from 'node:stream/web'
import createRouter from 'find-my-way'
import type { Caller } from './caller.ts'
import { commonHeadersFor, preflightHeaders } from './cors.ts'
import type { PipelineDeps } from './deps.ts'
import { handleRequest } from './handle-request.ts'
import type { PipelineRequest, PipelineResponse } from './pipeline-messages.ts'
import { namedParameters, type ServedRoute } from './routes.ts'

/** Options of one in-process call. */
export interface FetchOptions {
  /** Network address for rate limits; absent for calls of the process itself. */
  readonly network?: string
  /** Whether an own page calls: it may use every dialect, whatever the site declares. */
  readonly isOwn?: boolean
  /** The caller, overriding the one in the request's headers. */
  readonly caller?: Caller
}

/** The fetch adapter: the same pipeline as HTTP, without a socket. Undefined when no route matches. */
export function createFetchAdapter(routes: readonly ServedRoute[], deps: PipelineDeps) {
  const router = createRouter({ ignoreTrailingSlash: true, maxParamLength: 16_000 })
  for (const route of routes) router.on(route.method, route.pattern, () => undefined, route)

  return async (request: Request, options: FetchOptions = {}): Promise<Response | undefined> => {
    const url = new URL(request.url)
    if (request.method === 'OPTIONS' && request.headers.has('access-control-request-method')) {
      return new Response(null, { status: 204, headers: preflightHeaders })
    }
    const match = router.find(request.method as 'GET', url.pathname)
    if (!match) return undefined
    const route = match.store as ServedRoute
    const params = namedParameters(route, match.params)
    const message = toPipelineRequest(request, url, options)
    return toResponse(await handleRequest(route, params, message, deps))
  }
}

const toPipelineRequest = (request: Request, url: URL, options: FetchOptions): PipelineRequest => ({
  method: request.method,
  path: url.pathname,
  query: url.search.slice(1),
  header: (name) => request.headers.get(name) ?? undefined,
  baseUrl: url.origin,
  network: options.network ?? 'in-process',
  isOwn: options.isOwn ?? false,
  ...(options.caller && { caller: options.caller }),
  body: (request.body as AsyncIterable<Uint8Array> | null) ?? undefined,
})

function toResponse(reply: PipelineResponse): Response {
  const headers = new Headers(commonHeadersFor(reply.headers))
  for (const [name, value] of Object.entries(reply.headers)) {
    if (typeof value === 'string') headers.set(name, value)
    else for (const one of value) headers.append(name, one)
  }
  return new Response(bodyOf(reply.body), { status: reply.status, headers })
}

type ResponseBody = ConstructorParameters<typeof Response>[0]

function bodyOf(body: PipelineResponse['body']): ResponseBody {
  if (body === null || typeof body === 'string') return body
  if (body instanceof Uint8Array) return body as Uint8Array<ArrayBuffer>
  return ReadableStream.from(body) as unknown as ResponseBody
}
