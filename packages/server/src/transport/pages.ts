import { Readable } from 'node:stream'
import { ReadableStream } from 'node:stream/web'
import { NotFound, PayloadTooLarge } from '@vitrine/contract/kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { newRequestId } from '../platform/ids.ts'
import { corsHeaders, pageHeaders } from './cors.ts'
import type { PipelineDeps } from './deps.ts'
import { type BodyLimits, bodyOf } from './request-body.ts'
import { toErrorResponse } from './wire-errors.ts'

/** Responds to a request for a page, or passes it to the next handler. */
export type PageHandler = (
  request: Request,
  visit: { readonly network: string },
) => Promise<Response | undefined>

export interface PageOptions {
  /** Tried in order. */
  readonly handlers: readonly PageHandler[]
  readonly deps: PipelineDeps
  readonly limits: BodyLimits
}

const METHODS = new Set(['GET', 'HEAD', 'POST'])
/** The maximum size of a form. */
const MAX_FORM_BYTES = 1024 * 1024
/**
 * The limit of a form with files: more than pages accept, so that they can report oversized files themselves.
 */
const MAX_FILE_FORM_BYTES = 16 * 1024 * 1024

/** Responds with the first existing page; 404 without one. */
export async function answerPage(
  { handlers, deps, limits }: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (!METHODS.has(request.method)) return sendError(NotFound(), deps, reply)
  const form = formBodyOf(request, limits)
  try {
    const pageRequest = toRequest(request, form.body)
    for (const handler of handlers) {
      const response = await handler(pageRequest, { network: request.ip })
      // Whatever a page does with a body that cannot be read, the reason is logged.
      if (form.failure()) return sendError(form.failure(), deps, reply)
      if (response) return await send(reply, response)
    }
  } catch (error) {
    throw form.failure() ?? error
  }
  return sendError(NotFound(), deps, reply)
}

/** Sends an error in the envelope that every refusal has. */
export function sendError(error: unknown, deps: PipelineDeps, reply: FastifyReply) {
  const requestId = newRequestId()
  const { status, headers, body } = toErrorResponse(error, requestId, deps.logger)
  return reply
    .code(status)
    .headers(corsHeaders)
    .headers(headers)
    .header('x-wix-request-id', requestId)
    .send(body)
}

/** The body of a form, and why it could not be read, if so. */
function formBodyOf(request: FastifyRequest, limits: BodyLimits) {
  const isMultipart = request.headers['content-type']?.startsWith('multipart/form-data')
  const limitBytes = isMultipart ? MAX_FILE_FORM_BYTES : MAX_FORM_BYTES
  let failure: unknown
  async function* read() {
    let bytes = 0
    try {
      for await (const chunk of bodyOf(request.raw, limits)) {
        bytes += chunk.byteLength
        if (bytes > limitBytes) throw PayloadTooLarge({ limitBytes })
        yield chunk
      }
    } catch (error) {
      failure = error
      throw error
    }
  }
  const body = request.method === 'POST' ? ReadableStream.from(read()) : undefined
  return { body, failure: () => failure }
}

function toRequest(request: FastifyRequest, body: ReadableStream | undefined): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value)
    else for (const one of value ?? []) headers.append(name, one)
  }
  return new Request(`${request.protocol}://${request.host}${request.raw.url}`, {
    method: request.method,
    headers,
    ...(body ? { body: body as never, duplex: 'half' } : {}),
  } as RequestInit)
}

async function send(reply: FastifyReply, response: Response) {
  reply.code(response.status).headers(pageHeaders)
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value)
  }
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  if (!response.body) return reply.send(null)
  // Pages are whole already; a stream around them would cost more than they do. Events never are.
  const type = response.headers.get('content-type') ?? ''
  const isText = /^(text\/(?!event-stream)|application\/json)/.test(type)
  return reply.send(
    isText ? Buffer.from(await response.arrayBuffer()) : Readable.fromWeb(response.body as never),
  )
}
