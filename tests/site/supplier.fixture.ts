import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Answer {
  readonly status?: number
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface Supplier {
  /** The address of a file. */
  readonly at: (path: string) => string
  /** Received requests, in order. */
  readonly requests: { readonly path: string; readonly headers: IncomingHttpHeaders }[]
  /** The file at an address from now on; others are not there. */
  readonly serve: (path: string, answer: Answer) => void
  readonly stop: () => Promise<void>
}

/** A real web server on this machine with the files of a supplier. */
export async function startSupplier(): Promise<Supplier> {
  const answers = new Map<string, Answer>()
  const requests: Supplier['requests'] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    requests.push({ path, headers: request.headers })
    const { status = 200, body = '', headers = {} } = answers.get(path) ?? { status: 404 }
    const isKnown = headers.etag !== undefined && request.headers['if-none-match'] === headers.etag
    response.writeHead(isKnown ? 304 : status, headers)
    response.end(isKnown ? undefined : body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    at: (path) => `http://127.0.0.1:${port}${path}`,
    requests,
    serve: (path, answer) => answers.set(path, answer),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
