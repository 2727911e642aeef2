import { ReadableStream } from 'node:stream/web'
import createRouter from 'find-my-way'
import { answer } from './answer.ts'
import { headersOfReply, preflightHeaders } from './cors.ts'
import type { WireMessage, WireReply } from './message.ts'
import { namedParameters, type ServedRoute } from './routes.ts'
import type { World } from './world.ts'

/** Options of one in-process call. */
export interface FetchOptions {
  /** Network address the call counts for; the house itself when absent. */
  readonly network?: string
  /** Whether a page of the house's own asks: it is answered in every dialect, whatever the site declares. */
  readonly isOwn?: boolean
}

/** The in-process door: the same pipeline as HTTP, without a socket. Undefined when nothing answers there. */
export function createFetchFace(routes: readonly ServedRoute[], world: World) {
  const router = createRouter({ ignoreTrailingSlash: true, maxParamLength: 16_000 })
  for (const route of routes) router.on(route.method, route.pattern, () => undefined, route)

  return async (request: Request, options: FetchOptions = {}): Promise<Response | undefined> => {
    const url = new URL(request.url)
    if (request.method === 'OPTIONS' && request.headers.has('access-control-request-method')) {
      return new Response(null, { status: 204, headers: preflightHeaders })
    }
    const found = router.find(request.method as 'GET', url.pathname)
    if (!found) return undefined
    const route = found.store as ServedRoute
    const params = namedParameters(route, found.params)
    const message = messageOf(request, url, options)
    return toResponse(await answer(route, params, message, world))
  }
}

const messageOf = (request: Request, url: URL, options: FetchOptions): WireMessage => ({
  method: request.method,
  path: url.pathname,
  query: url.search.slice(1),
  header: (name) => request.headers.get(name) ?? undefined,
  baseUrl: url.origin,
  network: options.network ?? 'in-process',
  isOwn: options.isOwn ?? false,
  body: (request.body as AsyncIterable<Uint8Array> | null) ?? undefined,
})

function toResponse(reply: WireReply): Response {
  const headers = new Headers(headersOfReply(reply.headers))
  for (const [name, value] of Object.entries(reply.headers)) {
    if (typeof value === 'string') headers.set(name, value)
    else for (const one of value) headers.append(name, one)
  }
  return new Response(bodyOf(reply.body), { status: reply.status, headers })
}

type ResponseBody = ConstructorParameters<typeof Response>[0]

function bodyOf(body: WireReply['body']): ResponseBody {
  if (body === null || typeof body === 'string') return body
  if (body instanceof Uint8Array) return body as Uint8Array<ArrayBuffer>
  return ReadableStream.from(body) as unknown as ResponseBody
}
