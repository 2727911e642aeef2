import {
  type AnyOperation,
  type AnyService,
  type Input,
  type Output,
  toRequest,
  toValue,
  toWire,
  type WireRequest,
} from '@vitrine/contract/kit'
import { errorOfReply, systemError } from './errors/kinds.ts'
import { VitrineError, withArguments } from './errors/vitrine-error.ts'

/** The server and headers of a client's calls. */
export interface Connection {
  /** Scheme and host without a slash at the end; empty for the page's own origin. */
  readonly baseUrl: string
  readonly fetch: typeof globalThis.fetch
  /** Headers of every request. */
  readonly headers: Readonly<Record<string, string>>
}

/** Options of one call. */
export interface CallOptions {
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
  /** The file of an operation that uploads one. */
  readonly body?: Exclude<BodyInit, ReadableStream>
}

/** Performs one request; an `Auth` wraps it to add its headers. */
export type Exchange = (init: Pick<RequestInit, 'headers' | 'credentials'>) => Promise<Response>
export type Authorise = (exchange: Exchange) => Promise<Response>

/** One call from input to output. Throws a `VitrineError` that carries its name and input. */
export async function send<Op extends AnyOperation>(
  connection: Connection,
  authorise: Authorise,
  owner: AnyService,
  name: string,
  input: Input<Op>,
  options: CallOptions = {},
): Promise<Output<Op>> {
  const declared = owner.operations[name] as Op
  try {
    const request = describe(owner, declared, toWire(declared.request, input ?? {}) as object)
    const response = await authorise((init) => {
      const headers = { ...connection.headers, ...options.headers, ...init.headers }
      return perform(connection, request, declared, { ...options, ...init, headers })
    })
    return (await readReply(declared, response, options.signal)) as Output<Op>
  } catch (error) {
    throw error instanceof VitrineError
      ? withArguments(error, `${owner.name}.${name}`, input ?? {})
      : error
  }
}

/** Operations that upload bytes send their other fields in the address, like a GET. */
function describe(owner: AnyService, declared: AnyOperation, wire: object): WireRequest {
  const { method, path } = declared.route
  if (declared.consumes !== 'bytes') return toRequest(owner, declared, wire)
  const { target } = toRequest(owner, { ...declared, route: { method: 'GET', path } }, wire)
  return { method, target }
}

async function perform(
  connection: Connection,
  request: WireRequest,
  declared: AnyOperation,
  init: RequestInit,
): Promise<Response> {
  const body = request.body ?? init.body
  const type = request.body === undefined ? {} : { 'content-type': 'application/json' }
  try {
    return await connection.fetch(`${connection.baseUrl}${request.target}`, {
      ...init,
      method: request.method,
      headers: { ...type, ...init.headers } as Record<string, string>,
      body,
      ...(declared.answers === 'page' ? { redirect: 'manual' as const } : {}),
    })
  } catch (error) {
    throw noAnswer(error, init.signal)
  }
}

async function readReply(
  declared: AnyOperation,
  response: Response,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  try {
    if (declared.answers === 'page' && isPage(response)) return await readPage(response)
    const text = await response.text()
    if (!response.ok) throw errorOfReply(response, text)
    return toValue(declared.response, JSON.parse(text))
  } catch (error) {
    throw error instanceof VitrineError ? error : noAnswer(error, signal, response)
  }
}

/** The caller aborted the call: not a system error. */
const noAnswer = (error: unknown, signal?: AbortSignal | null, response?: Response) =>
  signal?.aborted ? error : systemError(error, response)

const isPage = ({ ok, headers }: Response) =>
  ok || !(headers.get('content-type')?.includes('json') ?? false)

const readPage = async (response: Response) => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: new Uint8Array(await response.arrayBuffer()),
})
