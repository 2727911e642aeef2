import type { WebMethods } from './create-web-methods.ts'
import { collect } from './incoming.ts'

type Header = string | readonly string[] | undefined

/** The used part of a request of Express, or of `node:http`. */
interface NodeRequest extends AsyncIterable<Uint8Array | string> {
  readonly method?: string
  readonly url?: string
  readonly headers: Readonly<Record<string, Header>>
  /** True when a parser before us has read the body. */
  readonly readableEnded: boolean
  readonly body?: unknown
}
interface NodeResponse {
  statusCode: number
  setHeader(name: string, value: string): unknown
  end(body: string): unknown
}

/** Web methods as a handler for Express and `node:http`: `app.use('/web-methods', toExpress(own))`. */
export const toExpress =
  ({ answer }: Pick<WebMethods, 'answer'>) =>
  async (request: NodeRequest, response: NodeResponse): Promise<void> => {
    const { status, headers, body } = await answer({
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      header: (name) => one(request.headers[name]),
      readBody: (limit) => bodyOf(request, limit),
    })
    response.statusCode = status
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.end(body)
  }

const one = (header: Header) => (typeof header === 'string' ? header : header?.[0])

/** `express.json()` may have been there before. */
async function bodyOf(request: NodeRequest, limit: number): Promise<string> {
  if (request.readableEnded) return textOf(request.body)
  const chunks = request[Symbol.asyncIterator]()
  return collect(() => chunks.next(), limit)
}

function textOf(body: unknown): string {
  if (body === undefined || typeof body === 'string') return body ?? ''
  return body instanceof Uint8Array ? new TextDecoder().decode(body) : JSON.stringify(body)
}
