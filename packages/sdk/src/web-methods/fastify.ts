import type { WebMethods } from './create-web-methods.ts'
import { collect } from './incoming.ts'

type Chunks = AsyncIterable<Uint8Array | string>

/** The used part of Fastify. */
interface FastifyApp {
  removeAllContentTypeParsers(): unknown
  addContentTypeParser(
    type: string,
    parser: (request: unknown, payload: Chunks) => Promise<unknown>,
  ): unknown
  route(options: {
    method: string[]
    url: string
    handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
  }): unknown
}
interface FastifyRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: unknown
}
interface FastifyReply {
  code(status: number): unknown
  headers(values: Record<string, string>): unknown
  send(body: string): unknown
}

/** Web methods as a Fastify plugin: `app.register(toFastify(own), { prefix: '/web-methods' })`. */
export const toFastify =
  ({ answer }: Pick<WebMethods, 'answer'>) =>
  async (app: FastifyApp): Promise<void> => {
    // Bodies are read here, so that limits and errors are the same in every framework.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', async (_, payload) => payload)
    app.route({
      method: ['POST', 'OPTIONS'],
      url: '/:name',
      handler: async (request, reply) => {
        const { status, headers, body } = await answer({
          method: request.method,
          path: request.url,
          header: (name) => first(request.headers[name]),
          readBody: (limit) => bodyOf(request.body, limit),
        })
        reply.code(status)
        reply.headers({ ...headers })
        return reply.send(body)
      },
    })
  }

const first = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header[0] : header

async function bodyOf(body: unknown, limit: number): Promise<string> {
  if (!body) return ''
  const chunks = (body as Chunks)[Symbol.asyncIterator]()
  return collect(() => chunks.next(), limit)
}
