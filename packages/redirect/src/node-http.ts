import http from 'node:http'
import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'
import { urlToHttpOptions } from 'node:url'
import { installOnce, toShop } from './state.ts'

type Options = https.RequestOptions & { defaultPort?: unknown; _defaultAgent?: unknown }
type Callback = (response: http.IncomingMessage) => void
type Arguments = [string | URL | Options, (Options | Callback)?, Callback?]

/** Redirects requests of older packages with `http` and `https` to the shop. */
export function installNodeHttp(): void {
  installOnce('node-http', () => {
    const originals = { 'http:': http.request, 'https:': https.request }
    redirectModule(http, 'http:', originals)
    redirectModule(https, 'https:', originals)
    // For `import { request } from 'node:https'`.
    syncBuiltinESMExports()
  })
}

type Scheme = 'http:' | 'https:'

function redirectModule(
  module: typeof http | typeof https,
  scheme: Scheme,
  originals: Readonly<Record<Scheme, typeof http.request>>,
): void {
  const { get } = module
  const request = (...args: Arguments) => {
    const redirected = moveArguments(args, scheme)
    if (!redirected)
      return (originals[scheme] as (...all: Arguments) => http.ClientRequest)(...args)
    return originals[redirected.options.protocol as Scheme](redirected.options, redirected.callback)
  }
  const redirectedGet = (...args: Arguments) => {
    if (!moveArguments(args, scheme)) {
      return (get as (...all: Arguments) => http.ClientRequest)(...args)
    }
    const clientRequest = request(...args)
    clientRequest.end()
    return clientRequest
  }
  Object.assign(module, { request, get: redirectedGet })
}

/** The arguments of the redirected request; undefined if it is not for the platform. */
function moveArguments(args: Arguments, scheme: Scheme) {
  const { options, callback } = asOptions(args)
  if (options.socketPath) return undefined
  const host = options.hostname || options.host
  const protocol = options.protocol ?? scheme
  const target = host ? toShop(`${protocol}//${host}${options.path ?? '/'}`) : undefined
  return target === undefined ? undefined : { options: moveOptions(options, target), callback }
}

/** Normalizes the three forms of a request's arguments like Node itself. */
function asOptions([first, second, third]: Arguments): { options: Options; callback?: Callback } {
  const isAddress = typeof first === 'string' || first instanceof URL
  const rest = isAddress ? [second, third] : [second]
  const options = isAddress && typeof second === 'object' ? second : undefined
  const callback = rest.find((one): one is Callback => typeof one === 'function')
  if (!isAddress) return { options: { ...first }, ...(callback ? { callback } : {}) }
  if (typeof first === 'string' && !URL.canParse(first)) return { options: {} }
  const fromAddress = urlToHttpOptions(new URL(first)) as Options
  return { options: { ...fromAddress, ...options }, ...(callback ? { callback } : {}) }
}

function moveOptions(options: Options, target: string): Options {
  const url = new URL(target)
  const { agent, servername: _name, defaultPort: _port, _defaultAgent: _agent, ...rest } = options
  return {
    ...rest,
    protocol: url.protocol,
    hostname: url.hostname.replace(/^\[|\]$/g, ''),
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port || (url.protocol === 'https:' ? 443 : 80),
    path: url.pathname + url.search,
    headers: withHost(options.headers, url.host),
    ...(agent !== undefined && fitsProtocol(agent, url.protocol) ? { agent } : {}),
  }
}

/** An agent for HTTPS cannot open plain connections, and vice versa. */
const fitsProtocol = (agent: http.Agent | boolean, protocol: string): boolean =>
  typeof agent === 'boolean' || ((agent as { protocol?: string }).protocol ?? protocol) === protocol

type Headers = http.OutgoingHttpHeaders | readonly string[] | undefined

const isHost = (name: unknown): boolean => String(name).toLowerCase() === 'host'

/** Replaces an explicit `Host` header of the platform with that of the shop. */
function withHost(headers: Headers, host: string): Headers {
  if (!headers) return headers
  if (!Array.isArray(headers)) {
    return Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, isHost(name) ? host : value]),
    )
  }
  const list = headers as readonly (string | readonly string[])[]
  if (Array.isArray(list[0])) {
    return list.map((pair) => (isHost(pair[0]) ? [pair[0], host] : pair)) as unknown as Headers
  }
  return list.map((one, index) =>
    index % 2 === 1 && isHost(list[index - 1]) ? host : one,
  ) as string[]
}
