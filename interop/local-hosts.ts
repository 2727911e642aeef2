import { request } from 'node:http'

/**
 * A fetch that finds `*.localhost` as browsers do, on machines that do not resolve such names for programs:
 * it asks this machine, and names the host in the header. Redirects are answers.
 */
export const asBrowser =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input))
    if (!url.hostname.endsWith('.localhost')) return fetch(input, init)
    const outgoing = new Request(url, { ...init, redirect: 'manual' })
    const body = init?.body ? Buffer.from(await outgoing.arrayBuffer()) : undefined
    const response = await ask(url, outgoing, body)
    // Addresses on the page use the host of the request.
    Object.defineProperty(response, 'url', { value: url.href })
    return response
  }

const ask = ({ host, port, pathname, search }: URL, outgoing: Request, body?: Buffer) =>
  new Promise<Response>((resolve, reject) => {
    const headers = { ...Object.fromEntries(outgoing.headers), host }
    const target = { host: '127.0.0.1', port, path: `${pathname}${search}` }
    const sent = request({ ...target, method: outgoing.method, headers }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('end', () => {
        const { statusCode: status = 0, headersDistinct } = reply
        const responseHeaders = new Headers()
        for (const [name, values = []] of Object.entries(headersDistinct)) {
          for (const value of values) responseHeaders.append(name, value)
        }
        resolve(new Response(Buffer.concat(parts), { status, headers: responseHeaders }))
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
