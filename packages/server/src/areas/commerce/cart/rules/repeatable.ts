import type { HandlerContext } from '../../../../transport/call.ts'

/** The request with the key that its caller sent along, if it did. */
export function repeatable({
  request,
  input,
}: Pick<HandlerContext, 'request'> & { readonly input: unknown }) {
  const key = request.header('idempotency-key')
  return key ? { key, body: input } : undefined
}
