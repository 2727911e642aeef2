import { defineError, NotFound, PermissionDenied, Unauthenticated } from '@vitrine/contract/kit'
import { ApiKeyStrategy } from '../auth/api-key-strategy.ts'
import { createClient, type Services } from '../client.ts'
import type { Connection } from '../send.ts'
import { type Answer, answerOf, isDeclaredError, refusalOf } from './answer.ts'
import { toText } from './codec.ts'
import { createCallerFinder, type FoundCaller } from './find-caller.ts'
import { collect, type IncomingRequest, inputIn, nameIn } from './incoming.ts'
import { createOrigins } from './origins.ts'
import { isAdmitted, type WebMethod, type WebMethodTable } from './web-method.ts'

const ONE_MEBIBYTE = 1024 * 1024

export const OnlyPost = defineError({
  code: 'METHOD_NOT_ALLOWED',
  status: 405,
  description: 'Web methods are called with POST',
})

export interface WebMethodsOptions<M extends WebMethodTable> {
  /** Scheme and host of the Vitrine server, such as `https://shop.example`. */
  readonly siteUrl: string
  /** By the name the client calls them. */
  readonly methods: M
  /** The site; the one at `siteUrl` when absent. */
  readonly siteId?: string
  /** For `caller.elevated`. Keep it out of pages. */
  readonly apiKey?: string
  /** Other origins whose pages may call, compared exactly; none by default. */
  readonly allowedOrigins?: readonly string[]
  /** Largest body; 1 MiB when absent. */
  readonly maxBytes?: number
  readonly fetch?: typeof globalThis.fetch
  /** Milliseconds since 1970; the system's clock when absent. */
  readonly now?: () => number
  /** Called with unexpected errors, which callers see as 'System error occurred'. */
  readonly onError?: (error: unknown, call: { requestId: string; name: string }) => void
}

/** Web methods ready to answer; adapters for frameworks call `answer`. */
export interface WebMethods<M extends WebMethodTable = WebMethodTable> {
  readonly methods: M
  readonly answer: (incoming: IncomingRequest) => Promise<Answer>
  /** For servers that use `Request` and `Response`. */
  readonly fetch: (request: Request) => Promise<Response>
}

/**
 * Functions of a site's own server that its pages call with types. Callers authenticate with the token of
 * their client, or with an API key whose scopes include reading the settings of the site.
 */
export function createWebMethods<M extends WebMethodTable>(
  options: WebMethodsOptions<M>,
): WebMethods<M> {
  const { methods, maxBytes = ONE_MEBIBYTE, onError = report } = options
  for (const name of Object.keys(methods)) checkName(name)
  const origins = createOrigins(options.allowedOrigins ?? [])
  const connection = connectionOf(options)
  const findCaller = createCallerFinder(connection, options.now ?? Date.now, options.siteId)

  const run = async (incoming: IncomingRequest, requestId: string): Promise<Answer> => {
    if (incoming.method !== 'POST') throw OnlyPost()
    const method = methodOf(methods, nameIn(incoming.path))
    const authorization = incoming.header('authorization') ?? ''
    const caller = await findCaller(authorization)
    if (!caller) throw Unauthenticated()
    if (!isAdmitted(method.permission, caller.role)) throw PermissionDenied()
    const input = inputIn(await incoming.readBody(maxBytes))
    const call = method.run as (input: unknown, caller: object) => Promise<unknown>
    const result = await call(input, connected(connection, caller, authorization, options.apiKey))
    return answerOf(200, toText({ result }), requestId)
  }
  const answer = async (incoming: IncomingRequest): Promise<Answer> => {
    const requestId = crypto.randomUUID()
    const origin = incoming.header('origin')
    try {
      const reply =
        incoming.method === 'OPTIONS'
          ? answerOf(204, '', requestId, origins.preflightFor(origin))
          : await run(incoming, requestId)
      return withHeaders(reply, origins.headersFor(origin))
    } catch (error) {
      if (!isDeclaredError(error)) onError(error, { requestId, name: nameIn(incoming.path) })
      return withHeaders(refusalOf(error, requestId), origins.headersFor(origin))
    }
  }
  return {
    methods,
    answer,
    fetch: async (request) => toResponse(await answer(incomingOf(request))),
  }
}

function checkName(name: string): void {
  // A client with a `then` would be taken for a promise.
  if (/^[A-Za-z]\w*$/.test(name) && name !== 'then') return
  throw new TypeError(`A web method's name has letters, digits and "_" only, unlike "${name}"`)
}

function methodOf(methods: WebMethodTable, name: string): WebMethod {
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined
  if (!method) throw NotFound({ name }, `There is no web method "${name}"`)
  return method
}

/** The caller as a method meets it: with clients in its own name and in the owner's. */
function connected(
  connection: Connection,
  foundCaller: FoundCaller,
  authorization: string,
  apiKey: string | undefined,
) {
  const own = () => ({ authHeaders: async () => ({ authorization }) })
  return {
    ...foundCaller,
    client: (services: Services) => createClient({ ...connection, services, auth: own }),
    elevated: (services: Services) => {
      if (!apiKey) throw new Error('caller.elevated needs the option apiKey of createWebMethods')
      const auth = ApiKeyStrategy({ apiKey, siteId: foundCaller.siteId })
      return createClient({ ...connection, services, auth })
    },
  }
}

const connectionOf = ({ siteUrl, fetch }: WebMethodsOptions<WebMethodTable>): Connection => ({
  baseUrl: siteUrl.replace(/\/+$/, ''),
  fetch: fetch ?? ((...request) => globalThis.fetch(...request)),
  headers: {},
})

const incomingOf = (request: Request): IncomingRequest => ({
  method: request.method,
  path: new URL(request.url).pathname,
  header: (name) => request.headers.get(name),
  readBody: async (limit) => {
    const reader = request.body?.getReader()
    return reader ? collect(() => reader.read(), limit) : ''
  },
})

const toResponse = ({ status, headers, body }: Answer) =>
  new Response(body === '' ? null : body, { status, headers })

const withHeaders = (answer: Answer, headers: Record<string, string>): Answer => ({
  ...answer,
  headers: { ...answer.headers, ...headers },
})

function report(error: unknown, { requestId, name }: { requestId: string; name: string }): void {
  console.error(`The web method "${name}" failed (request ${requestId})`, error)
}
