import { lookup } from 'node:dns/promises'
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestHttp,
} from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopbackAddress, isPublicAddress } from './public-address.ts'
import { traceOutgoing } from './tracing/tracing.ts'

/** Limits of a request to an untrusted address. */
export interface FetchLimits {
  readonly connectMilliseconds: number
  readonly totalMilliseconds: number
  readonly redirects: number
  /** Decides which IP addresses may be reached; only tests let their own machine in. */
  readonly isAllowed: (address: string) => boolean
}

export const defaultFetchLimits: FetchLimits = {
  connectMilliseconds: 1000,
  totalMilliseconds: 10_000,
  redirects: 3,
  isAllowed: isPublicAddress,
}

/** For development: allows addresses of the own machine. */
export const fetchLimitsFor = (mode: 'development' | 'production' | 'test'): FetchLimits =>
  mode === 'production'
    ? defaultFetchLimits
    : {
        ...defaultFetchLimits,
        isAllowed: (address) => isPublicAddress(address) || isLoopbackAddress(address),
      }

/** Why an address could not be fetched, as a sentence for people. */
export class SafeFetchError extends Error {
  override readonly name: string = 'SafeFetchError'
  readonly problem: FetchProblem | undefined
  constructor(message: string, problem?: FetchProblem) {
    super(message)
    this.problem = problem
  }
}

/** Why an address could not be fetched, for readers of any language. */
interface FetchProblem {
  readonly code: string
  readonly values?: Readonly<Record<string, string | number>>
}

const answers = (status: string | number) =>
  new SafeFetchError(`It answers ${status}`, { code: 'ANSWERS_STATUS', values: { status } })
const redirects = (max: number) =>
  new SafeFetchError(`It redirects more than ${max} times`, {
    code: 'TOO_MANY_REDIRECTS',
    values: { max },
  })
const tooSlow = () => new SafeFetchError('It takes too long', { code: 'TAKES_TOO_LONG' })

/** The address is one that is never fetched. */
export class AddressRefused extends SafeFetchError {
  override readonly name = 'AddressRefused'
}

export interface SafeFetchResponse {
  /** The final address after redirects. */
  readonly url: string
  readonly stream: AsyncIterable<Uint8Array>
}

/**
 * GETs an untrusted address, without letting it reach our own networks: every hop is
 * resolved, checked, and connected to exactly the address that was checked.
 */
export async function safeFetch(
  address: string,
  limits: FetchLimits = defaultFetchLimits,
): Promise<SafeFetchResponse> {
  const signal = AbortSignal.timeout(limits.totalMilliseconds)
  let url = parse(address)
  for (let hop = 0; hop <= limits.redirects; hop += 1) {
    const reply = await sendRequest(url, limits, signal)
    const status = reply.statusCode ?? 0
    const { location } = reply.headers
    if (status >= 200 && status < 300) return { url: url.href, stream: untilTimeout(reply, signal) }
    reply.destroy()
    if (status < 300 || status > 399 || !location) throw answers(status)
    url = parse(location, url)
  }
  throw redirects(limits.redirects)
}

/** A file from an untrusted address, or 304 without a stream to read where it has not changed. */
export interface SafeDownload {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly stream: AsyncIterable<Uint8Array>
}

/**
 * GETs a file from an untrusted address with headers of the caller, guarded as `safeFetch` is. The headers go to the
 * origin of the address only, and nothing is fetched without TLS where the address has it.
 */
export async function safeDownload(
  address: string,
  headers: Readonly<Record<string, string>>,
  limits: FetchLimits = defaultFetchLimits,
): Promise<SafeDownload> {
  const signal = AbortSignal.timeout(limits.totalMilliseconds)
  const first = parse(address)
  let url = first
  for (let hop = 0; hop <= limits.redirects; hop += 1) {
    const own = url.origin === first.origin ? headers : {}
    const message = { method: 'GET', body: undefined, headers: { accept: '*/*', ...own } }
    const reply = await sendRequest(url, limits, signal, message)
    const status = reply.statusCode ?? 0
    const { location } = reply.headers
    if (status === 304) reply.destroy()
    if ((status >= 200 && status < 300) || status === 304) {
      return { status, headers: reply.headers, stream: untilTimeout(reply, signal) }
    }
    reply.destroy()
    if (status < 300 || status > 399 || !location) throw answers(status)
    url = parse(location, url)
    if (first.protocol === 'https:' && url.protocol !== 'https:') {
      throw new AddressRefused('It redirects to an address without https', {
        code: 'REDIRECTS_WITHOUT_HTTPS',
      })
    }
  }
  throw redirects(limits.redirects)
}

/** POSTs a form to an untrusted address, guarded as a GET is; follows no redirect. */
export async function safePostForm(
  address: string,
  form: URLSearchParams,
  limits: FetchLimits = defaultFetchLimits,
): Promise<SafeFetchResponse> {
  const signal = AbortSignal.timeout(limits.totalMilliseconds)
  const url = parse(address)
  const reply = await sendRequest(url, limits, signal, formMessage(form.toString()))
  const status = reply.statusCode ?? 0
  if (status >= 200 && status < 300) return { url: url.href, stream: untilTimeout(reply, signal) }
  reply.destroy()
  throw answers(status)
}

export interface SafeSendResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** The response body, cut at the length limit. */
  readonly head: string
}

/**
 * Sends text to an untrusted address, by POST by default, with the same guard as a GET; any response is a
 * success.
 */
export async function safeSend(
  address: string,
  message: {
    readonly body: string
    readonly headers: Readonly<Record<string, string>>
    readonly method?: 'POST' | 'PUT' | 'GET'
  },
  { headLength, ...limits }: FetchLimits & { readonly headLength: number },
): Promise<SafeSendResponse> {
  const signal = AbortSignal.timeout(limits.totalMilliseconds)
  const { method = 'POST' } = message
  const url = parse(address)
  const body = method === 'GET' ? undefined : message.body
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return traceOutgoing({ method, url }, async (traceHeaders) => {
    const headers = { ...length, ...traceHeaders, ...message.headers }
    const reply = await sendRequest(url, limits, signal, { method, body, headers })
    const { statusCode: status = 0, headers: responseHeaders } = reply
    return { status, headers: responseHeaders, head: await readHead(reply, signal, headLength) }
  })
}

async function readHead(
  reply: IncomingMessage,
  signal: AbortSignal,
  length: number,
): Promise<string> {
  const decoder = new TextDecoder()
  let head = ''
  for await (const chunk of untilTimeout(reply, signal)) {
    head += decoder.decode(chunk, { stream: true })
    if (head.length >= length) break
  }
  return head.slice(0, length)
}

function parse(address: string, base?: URL): URL {
  const url = URL.canParse(address, base?.href) ? new URL(address, base) : undefined
  if (!url) throw new AddressRefused('It is not a web address', { code: 'NO_WEB_ADDRESS' })
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new AddressRefused('Only http and https addresses can be fetched', { code: 'ONLY_HTTP' })
  }
  if (url.username || url.password) {
    throw new AddressRefused('An address with a user name or password is not fetched', {
      code: 'ADDRESS_WITH_PASSWORD',
    })
  }
  return url
}

async function sendRequest(
  url: URL,
  limits: FetchLimits,
  signal: AbortSignal,
  message?: {
    readonly method?: string
    readonly body: string | undefined
    readonly headers: OutgoingHttpHeaders
  },
): Promise<IncomingMessage> {
  const resolved = await resolve(url, limits, signal)
  return new Promise((done, fail) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      // The name is not resolved again, so that it cannot change its mind after the check.
      lookup: pinnedLookup(resolved),
      agent: false,
      signal,
      ...(message
        ? {
            method: message.method ?? 'POST',
            headers: { 'user-agent': 'Vitrine', ...message.headers },
          }
        : imageRequest),
    })
    const connectTimer = setTimeout(
      () =>
        request.destroy(
          new SafeFetchError('It takes too long to connect', { code: 'TOO_LONG_TO_CONNECT' }),
        ),
      limits.connectMilliseconds,
    )
    const ready = url.protocol === 'https:' ? 'secureConnect' : 'connect'
    request.on('socket', (socket) => socket.once(ready, () => clearTimeout(connectTimer)))
    request.on('response', done)
    request.on('error', (error) => fail(asFailure(error, signal)))
    request.on('close', () => clearTimeout(connectTimer))
    request.end(message?.body)
  })
}

const imageRequest = { headers: { accept: 'image/*', 'user-agent': 'Vitrine' } }

const formMessage = (body: string) => ({
  body,
  headers: {
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
  },
})

interface ResolvedAddress {
  readonly address: string
  readonly family: number
}

async function resolve(
  url: URL,
  limits: FetchLimits,
  signal: AbortSignal,
): Promise<ResolvedAddress> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const literal = isIP(host)
  const all = literal ? [{ address: host, family: literal }] : await lookupAll(host, signal)
  const refused = all.find(({ address }) => !limits.isAllowed(address))
  const first = all[0]
  if (refused || !first) {
    throw new AddressRefused(`${host} is not on the public internet, so it is not fetched`, {
      code: 'NOT_PUBLIC',
      values: { host },
    })
  }
  return first
}

async function lookupAll(host: string, signal: AbortSignal): Promise<ResolvedAddress[]> {
  const timedOut = new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () => fail(tooSlow()), {
      once: true,
    })
  })
  try {
    return await Promise.race([lookup(host, { all: true }), timedOut])
  } catch (error) {
    if (error instanceof SafeFetchError) throw error
    throw new SafeFetchError(`The name ${host} cannot be found`, {
      code: 'NAME_NOT_FOUND',
      values: { host },
    })
  }
}

const pinnedLookup =
  ({ address, family }: ResolvedAddress): LookupFunction =>
  (_host, options, callback) => {
    if (options.all) callback(null, [{ address, family }])
    else callback(null, address, family)
  }

/** A stalled body is subject to the same deadline as the rest. */
async function* untilTimeout(reply: IncomingMessage, signal: AbortSignal) {
  try {
    for await (const chunk of reply) yield chunk as Uint8Array
  } catch (error) {
    throw asFailure(error as Error, signal)
  } finally {
    reply.destroy()
  }
}

function asFailure(error: Error, signal: AbortSignal): SafeFetchError {
  if (error instanceof SafeFetchError) return error
  if (signal.aborted) return tooSlow()
  const { code } = error as NodeJS.ErrnoException
  const detail = code ?? error.message
  return new SafeFetchError(`It cannot be reached (${detail})`, {
    code: 'NOT_REACHABLE',
    values: { detail },
  })
}
