/**
 * A fetch that finds `*.localhost` as browsers do, on machines that do not resolve such names for programs:
 * it asks this machine, and names the host in the header.
 */
export const asBrowser =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input))
    if (!url.hostname.endsWith('.localhost')) return fetch(input, init)
    const { host, href } = url
    url.hostname = '127.0.0.1'
    const headers = new Headers(init?.headers)
    headers.set('host', host)
    const response = await fetch(url, { ...init, headers })
    // What is on the page leads on from the address that was asked for.
    Object.defineProperty(response, 'url', { value: href })
    return response
  }
