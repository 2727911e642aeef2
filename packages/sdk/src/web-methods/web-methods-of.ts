import { type Auth, withAuth } from '../auth/auth.ts'
import { errorOfReply, systemError } from '../errors/kinds.ts'
import { VitrineError, withArguments } from '../errors/vitrine-error.ts'
import type { Connection } from '../send.ts'
import { fromText, toText } from './codec.ts'
import type { WebMethod, WebMethodTable } from './web-method.ts'

interface Options {
  readonly signal?: AbortSignal
}

/** The calls of a table of web methods. An input that may be undefined is optional. */
export type WebMethodCalls<M extends WebMethodTable> = {
  readonly [Name in keyof M]: M[Name] extends WebMethod<infer Input, infer Output>
    ? undefined extends Input
      ? (input?: Input, options?: Options) => Promise<Output>
      : (input: Input, options?: Options) => Promise<Output>
    : never
}

/**
 * The web methods at an address, for `client.use`: `client.use(webMethodsOf<typeof methods>('/web-methods'))`.
 * A path is one of the page's own server. Calls carry the client's token, are repeated once when it was
 * refused, and throw a `VitrineError` that carries name and input.
 */
export const webMethodsOf =
  <M extends WebMethodTable>(url: string) =>
  (connection: Connection, auth: Auth): WebMethodCalls<M> => {
    const address = url.replace(/\/+$/, '')
    const call = (name: string) => (input?: unknown, options?: Options) =>
      send(connection, auth, { address, name }, input, options)
    // Something with a `then` would be taken for a promise.
    const get = (_: object, name: string | symbol) =>
      typeof name === 'string' && name !== 'then' ? call(name) : undefined
    return new Proxy({}, { get }) as WebMethodCalls<M>
  }

async function send(
  connection: Connection,
  auth: Auth,
  { address, name }: { address: string; name: string },
  input: unknown,
  { signal }: Options = {},
): Promise<unknown> {
  const body = toText({ input })
  let response: Response | undefined
  try {
    response = await withAuth(auth, ({ headers }) => {
      const authorization = new Headers(headers).get('authorization') ?? ''
      const requestHeaders = { authorization, 'content-type': 'application/json' }
      return connection.fetch(`${address}/${encodeURIComponent(name)}`, {
        method: 'POST',
        headers: requestHeaders,
        body,
        signal,
      })
    })
    const text = await response.text()
    if (!response.ok) throw errorOfReply(response, text)
    return (fromText(text) as { result?: unknown }).result
  } catch (error) {
    if (error instanceof VitrineError) throw withArguments(error, name, input)
    throw signal?.aborted ? error : withArguments(systemError(error, response), name, input)
  }
}
