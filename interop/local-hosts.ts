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
    const asked = new Request(url, { ...init, redirect: 'manual' })
    const body = init?.body ? Buffer.from(await asked.arrayBuffer()) : undefined
    const response = await ask(url, asked, body)
    // What is on the page leads on from the address that was asked for.
    Object.defineProperty(response, 'url', { value: url.href })
    return response
  }

const ask = ({ host, port, pathname, search }: URL, asked: Request, body?: Buffer) =>
  new Promise<Response>((resolve, reject) => {
    const headers = { ...Object.fromEntries(asked.headers), host }
    const place = { host: '127.0.0.1', port, path: `${pathname}${search}` }
    const sent = request({ ...place, method: asked.method, headers }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('end', () => {
        const { statusCode: status = 0, headersDistinct } = reply
        const answered = new Headers()
        for (const [name, values = []] of Object.entries(headersDistinct)) {
          for (const value of values) answered.append(name, value)
        }
        resolve(new Response(Buffer.concat(parts), { status, headers: answered }))
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
