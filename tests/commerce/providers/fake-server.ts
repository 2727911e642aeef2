import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'

export interface FakeRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: string
  /** The path parameters of the route. */
  readonly params: readonly string[]
}

export interface FakeReply {
  readonly status: number
  /** Text as it is, anything else as JSON. */
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * A fault of a request: it is lost before or after its work is done, the provider fails before or after it, or the
 * provider reports that it is busy.
 */
export type Fault = 'lost' | 'lost-after' | 'error' | 'error-after' | 'busy'

export interface FakeRoute {
  readonly method: string
  readonly path: RegExp
  readonly answer: (request: FakeRequest) => FakeReply | Promise<FakeReply>
  /** Pages for people: they have no faults and need no key. */
  readonly isPage?: boolean
}

export interface FakeOptions {
  readonly routes: readonly FakeRoute[]
  /** Refuses a caller without the right key. */
  readonly authorize: (request: FakeRequest) => FakeReply | undefined
  readonly idempotencyHeader: string
  /** For a library that only supports https. */
  readonly tls?: { readonly key: string; readonly cert: string }
  readonly errors: {
    readonly busy: FakeReply
    readonly failed: FakeReply
    readonly notFound: FakeReply
    readonly keyReused: FakeReply
  }
}

export type FakeServer = Awaited<ReturnType<typeof startFakeServer>>

/** A provider’s HTTP server on a real socket, with idempotency keys and faults. */
export async function startFakeServer(options: FakeOptions) {
  const faults: { readonly path: RegExp; readonly fault: Fault; readonly stays: boolean }[] = []
  const answers = new Map<string, { readonly hash: string; readonly reply: Promise<FakeReply> }>()
  const calls: string[] = []
  let beforeAnswer: { readonly path: RegExp; readonly work: () => Promise<void> } | undefined

  async function perform(route: FakeRoute, request: FakeRequest): Promise<FakeReply> {
    const key = request.headers[options.idempotencyHeader]
    if (route.isPage || request.method !== 'POST' || typeof key !== 'string') {
      return route.answer(request)
    }
    const hash = createHash('sha256').update(`${request.path} ${request.body}`).digest('hex')
    const earlier = answers.get(key)
    if (earlier) return earlier.hash === hash ? earlier.reply : options.errors.keyReused
    const reply = Promise.resolve(route.answer(request))
    answers.set(key, { hash, reply })
    return reply
  }

  async function answer(request: FakeRequest): Promise<FakeReply | undefined> {
    const route = options.routes.find(
      (one) => one.method === request.method && one.path.test(request.path),
    )
    if (!route) return options.errors.notFound
    const params = [...(route.path.exec(request.path)?.slice(1) ?? [])]
    if (route.isPage) return perform(route, { ...request, params })
    calls.push(`${request.method} ${request.path}`)
    const refused = options.authorize(request)
    if (refused) return refused
    const at = faults.findIndex((one) => one.path.test(`${request.method} ${request.path}`))
    const planned = faults[at]
    if (planned && !planned.stays) faults.splice(at, 1)
    const fault = planned?.fault
    if (fault === 'lost') return undefined
    if (fault === 'busy') return options.errors.busy
    if (fault === 'error') return options.errors.failed
    const reply = await perform(route, { ...request, params })
    if (fault === 'lost-after') return undefined
    return fault === 'error-after' ? options.errors.failed : reply
  }

  const serve = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    void readRequest(incoming)
      .then(async (request) => {
        const reply = await answer(request)
        const waiting = beforeAnswer?.path.test(`${request.method} ${request.path}`)
        if (waiting) {
          const { work } = beforeAnswer ?? {}
          beforeAnswer = undefined
          await work?.()
        }
        send(outgoing, reply)
      })
      .catch((error: unknown) => {
        send(outgoing, { status: 500, body: String(error) })
      })
  }
  const server = options.tls ? createSecureServer(options.tls, serve) : createServer(serve)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo

  return {
    url: `${options.tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    /** API requests since the start, such as `POST /v1/refunds`. */
    calls,
    /** Makes the next matching request fail. */
    failOnce(path: RegExp, fault: Fault) {
      faults.push({ path, fault, stays: false })
    },
    /** Makes matching requests fail until `recover`. */
    fail(path: RegExp, fault: Fault) {
      faults.push({ path, fault, stays: true })
    },
    /** Removes all faults. */
    recover() {
      faults.length = 0
    },
    /** Deletes all idempotency keys, which expire at providers too. */
    forgetKeys() {
      answers.clear()
    },
    /** Runs something between the work of a request and its response. */
    before(path: RegExp, work: () => Promise<void>) {
      beforeAnswer = { path, work }
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

async function readRequest(incoming: IncomingMessage): Promise<FakeRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const url = new URL(incoming.url ?? '/', 'http://fake')
  return {
    method: incoming.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: incoming.headers,
    body: Buffer.concat(chunks).toString('utf8'),
    params: [],
  }
}

function send(outgoing: ServerResponse, reply: FakeReply | undefined): void {
  if (!reply) {
    outgoing.destroy()
    return
  }
  const isText = typeof reply.body === 'string'
  const type = isText ? 'text/html; charset=utf-8' : 'application/json'
  outgoing.writeHead(reply.status, { 'content-type': type, ...reply.headers })
  outgoing.end(isText ? reply.body : JSON.stringify(reply.body))
}
