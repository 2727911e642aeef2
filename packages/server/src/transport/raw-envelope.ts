import { violation } from '@vitrine/contract/kit'
import type { WireMessage, WireReply } from './message.ts'

/**
 * Published module calls wrap what other callers send and get plainly: the body as base64 of its JSON,
 * the answer as `{body, statusCode, headers}`.
 */
export const isEnveloped = ({ method, header }: WireMessage, body: unknown): boolean =>
  method === 'GET' ? header('x-wix-bi-gateway') !== undefined : wrappedIn(body) !== undefined

/** What stands in such a body; other bodies are what they are. */
export function unwrap(body: unknown): unknown {
  const wrapped = wrappedIn(body)
  if (wrapped === undefined) return body
  try {
    const inner: unknown = JSON.parse(Buffer.from(wrapped, 'base64').toString())
    if (typeof inner === 'object' && inner !== null && !Array.isArray(inner)) return inner
  } catch {
    // Said below.
  }
  throw violation('body', 'FORMAT', 'must be base64 of a JSON object', { type: 'BASE64' })
}

/** A reply as a module call takes it: always 200, everything else inside. */
export const enveloped = (reply: WireReply): WireReply => ({
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

const base64Of = (body: WireReply['body']): string =>
  typeof body === 'string' || body instanceof Uint8Array ? Buffer.from(body).toString('base64') : ''

function wrappedIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || Object.keys(body).length !== 1) return undefined
  const { body: wrapped } = body as { body?: unknown }
  return typeof wrapped === 'string' ? wrapped : undefined
}
