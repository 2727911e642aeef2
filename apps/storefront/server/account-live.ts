import { links } from '../app/links.ts'
import type { RequestContext } from './context.ts'
import { answerHeaders } from './security.ts'

export const isFollowing = ({ method }: Request, pathname: string): boolean =>
  method === 'GET' && pathname === links.accountLive()

/**
 * What happens to the account of who is signed in, as server-sent events: browsers cannot show the
 * server's own stream the tokens, which scripts never see.
 */
export async function followAccount({ session, api, request }: RequestContext): Promise<Response> {
  // 204 tells an event source not to come back.
  if (!session.isMember || !isOwnPage(request)) return new Response(null, { status: 204 })
  const { status, body, headers } = await api.fetch('/vitrine/v1/approvals/watch')
  if (status === 401 || status === 403) return new Response(null, { status: 204 })
  const type = headers.get('content-type') ?? 'text/plain'
  return new Response(body, {
    status,
    headers: {
      ...answerHeaders,
      'content-type': type,
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  })
}

/** Browsers say where they ask from; other websites learn nothing, not even that somebody is in. */
const isOwnPage = ({ headers }: Request): boolean =>
  ['same-origin', null].includes(headers.get('sec-fetch-site'))
