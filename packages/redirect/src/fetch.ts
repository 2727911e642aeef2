import { installOnce, toShop } from './state.ts'

type Fetch = typeof globalThis.fetch

/** Redirects the platform's calls with the global `fetch` to the shop. */
export function installFetch(): void {
  if (typeof globalThis.fetch !== 'function') return
  installOnce('fetch', () => {
    const originalFetch = globalThis.fetch
    const redirected: Fetch = (input, init) => {
      const address = addressOf(input)
      const target = toShop(address)
      if (target === undefined) return originalFetch.call(globalThis, input, init)
      if (!isRequest(input)) return originalFetch.call(globalThis, target, init)
      return moveRequest(input, target).then((request) =>
        originalFetch.call(globalThis, request, init),
      )
    }
    // Frameworks add their own properties to the function.
    globalThis.fetch = Object.assign(redirected, originalFetch)
  })
}

const isRequest = (input: unknown): input is Request =>
  typeof input === 'object' && input !== null && 'url' in input && 'method' in input

const addressOf = (input: unknown): string => (isRequest(input) ? input.url : String(input))

/** The same request, including body, headers and signal, with another URL. */
export async function moveRequest(request: Request, target: string): Promise<Request> {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  // Where requests do not expose the body as a stream, as in Firefox, a copy would lose it.
  if (!hasBody || 'body' in Request.prototype) return new Request(target, request)
  const body = await request.arrayBuffer()
  return new Request(target, {
    method: request.method,
    headers: request.headers,
    signal: request.signal,
    credentials: request.credentials,
    redirect: request.redirect,
    cache: request.cache,
    keepalive: request.keepalive,
    ...(body.byteLength > 0 ? { body } : {}),
  })
}
