import { violation } from '@vitrine/contract/kit'
import type { PipelineRequest, PipelineResponse } from './pipeline-messages.ts'

/**
 * Published module calls wrap what other callers send and get plainly: the body as base64 of its JSON,
 * the answer as `{body, statusCode, headers}`.
 */
export const isEnveloped = ({ method, header }: PipelineRequest, body: unknown): boolean =>
  method === 'GET' ? header('x-wix-bi-gateway') !== undefined : wrappedBodyOf(body) !== undefined

/** The schema of such a body; other bodies stay as they are. */
export function unwrap(body: unknown): unknown {
  const wrapped = wrappedBodyOf(body)
  if (wrapped === undefined) return body
  try {
    const inner: unknown = JSON.parse(Buffer.from(wrapped, 'base64').toString())
    if (typeof inner === 'object' && inner !== null && !Array.isArray(inner)) return inner
  } catch {
    // Reported below.
  }
  throw violation('body', 'FORMAT', 'must be base64 of a JSON object', { type: 'BASE64' })
}

/** A reply for a module call: always 200, with the actual status inside. */
export const wrapInEnvelope = (reply: PipelineResponse): PipelineResponse => ({
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify({
    body: base64Of(reply.body),
    statusCode: reply.status,
    headers: Object.entries(reply.headers).flatMap(([key, value]) =>
      [value].flat().map((one) => ({ key, value: one })),
    ),
  }),
})

const base64Of = (body: PipelineResponse['body']): string =>
  typeof body === 'string' || body instanceof Uint8Array ? Buffer.from(body).toString('base64') : ''

function wrappedBodyOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || Object.keys(body).length !== 1) return undefined
  const { body: wrapped } = body as { body?: unknown }
  return typeof wrapped === 'string' ? wrapped : undefined
}
