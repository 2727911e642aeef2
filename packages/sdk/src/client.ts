import type { AnyOperation, AnyService, Input, Output } from '@vitrine/contract/kit'
import { type Auth, type Strategy, withAuth } from './auth/auth.ts'
import { type CallOptions, type Connection, send } from './send.ts'

/** One call. The input is optional when the operation has no required fields. */
export type Call<Op extends AnyOperation> = (
  ...call: object extends Input<Op>
    ? [input?: Input<Op>, options?: CallOptions]
    : [input: Input<Op>, options?: CallOptions]
) => Promise<Output<Op>>

/** The calls of a service: `Calls<typeof members>`. */
export type Calls<S extends AnyService> = {
  readonly [Name in keyof S['operations']]: Call<S['operations'][Name]>
}

export type Services = Readonly<Record<string, AnyService>>

/**
 * The client that `createClient` returns: `client.<service>.<operation>(input)`, `client.auth`,
 * `client.fetch`, `client.use`.
 */
export type Client<S extends Services, A extends Auth = Auth> = {
  readonly [Key in keyof S]: Calls<S[Key]>
} & {
  readonly auth: A
  /** `fetch` of a path on the server, with the caller's headers. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
  /** Adds calls with this client's authentication, such as those of `webMethodsOf`. */
  readonly use: <T>(calls: (connection: Connection, auth: Auth) => T) => T
}

export interface ClientOptions<S extends Services, A extends Auth> {
  /** Scheme and host of the server, such as `https://shop.test`; empty for the page's own origin. */
  readonly baseUrl: string
  /** Services by the name they shall have on the client; `auth`, `fetch` and `use` are taken. */
  readonly services: S & { readonly auth?: never; readonly fetch?: never; readonly use?: never }
  /** How calls are authenticated; not at all when absent. */
  readonly auth?: Strategy<A>
  readonly fetch?: typeof globalThis.fetch
  readonly headers?: Readonly<Record<string, string>>
}

/** A client whose methods are derived from the contract of the given services. */
export function createClient<S extends Services, A extends Auth = Auth>(
  options: ClientOptions<S, A>,
): Client<S, A> {
  const connection: Connection = {
    baseUrl: options.baseUrl.replace(/\/+$/, ''),
    // The browser's fetch refuses to be called as a method of another object.
    fetch: options.fetch ?? ((...request) => globalThis.fetch(...request)),
    headers: options.headers ?? {},
  }
  const auth = options.auth?.(connection) ?? ({ authHeaders: async () => ({}) } as Auth as A)
  const calls = Object.entries<AnyService>(options.services).map(([key, owner]) => [
    key,
    callsOf(connection, auth, owner),
  ])
  return {
    ...Object.fromEntries(calls),
    auth,
    fetch: authorisedFetch(connection, auth),
    use: (more: (connection: Connection, auth: Auth) => unknown) => more(connection, auth),
  }
}

/** The calls of one service, without knowing any of them. */
export function callsOf<S extends AnyService>(connection: Connection, auth: Auth, owner: S) {
  const calls = Object.keys(owner.operations).map((name) => {
    const call = (input: unknown, options?: CallOptions) =>
      send(connection, (exchange) => withAuth(auth, exchange), owner, name, input, options)
    return [name, call]
  })
  return Object.fromEntries(calls) as Calls<S>
}

const ownPath = /^\/(?![/\\])/

function authorisedFetch({ baseUrl, fetch, headers }: Connection, auth: Auth) {
  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    const own = path.startsWith(`${baseUrl}/`) ? path.slice(baseUrl.length) : path
    if (!ownPath.test(own)) {
      throw new TypeError(`client.fetch takes a path on the server such as "/media/1", not ${path}`)
    }
    // A stream can only be read once, so such a request is not retried.
    const caller = init.body instanceof ReadableStream ? { ...auth, renewAfter: undefined } : auth
    return withAuth(caller, (added) => {
      const all = new Headers(headers)
      new Headers(init.headers).forEach((value, name) => {
        all.set(name, value)
      })
      new Headers(added.headers).forEach((value, name) => {
        all.set(name, value)
      })
      const { credentials = added.credentials } = init
      return fetch(`${baseUrl}${own}`, { ...init, headers: all, credentials })
    })
  }
}
