import { links } from '../app/links.ts'
import type { RequestContext } from '../app/request/context.ts'
import { baseHeaders } from './security.ts'

export const isAccountEventsRequest = ({ method }: Request, pathname: string): boolean =>
  method === 'GET' && pathname === links.accountLive()

/**
 * Account events of the signed-in member as server-sent events. The proxy adds the token, which
 * browser scripts never have.
 */
export async function streamAccountEvents({
  session,
  api,
  request,
}: RequestContext): Promise<Response> {
  // After 204 an event source does not reconnect.
  if (!session.isMember || !isOwnPage(request)) return new Response(null, { status: 204 })
  const { status, body, headers } = await api.fetch('/vitrine/v1/approvals/watch')
  if (status === 401 || status === 403) return new Response(null, { status: 204 })
  const type = headers.get('content-type') ?? 'text/plain'
  return new Response(body, {
    status,
    headers: {
      ...baseHeaders,
      'content-type': type,
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  })
}

/** Own origin only: other websites must not learn whether a user is signed in. */
const isOwnPage = ({ headers }: Request): boolean =>
  ['same-origin', null].includes(headers.get('sec-fetch-site'))
