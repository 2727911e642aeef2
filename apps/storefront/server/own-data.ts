import { links } from '../app/links.ts'
import type { RequestContext } from '../app/request/context.ts'
import { baseHeaders } from './security.ts'

const formats = ['json', 'html'] as const
const formatOf = (pathname: string) => formats.find((one) => links.ownData(one) === pathname)

export const isOwnDataRequest = ({ method }: Request, pathname: string): boolean =>
  method === 'GET' && formatOf(pathname) !== undefined

/**
 * Data export of the signed-in member as a file; undefined for visitors and without a recent
 * password confirmation.
 */
export async function sendOwnData(context: RequestContext): Promise<Response | undefined> {
  const { session, flowCookies, api, url } = context
  const format = formatOf(url.pathname)
  if (!format || !session.isMember || !flowCookies.get('fresh')) return undefined
  const { status, body, headers } = await api.fetch(`/vitrine/v1/personal-data/my?format=${format}`)
  if (status !== 200) return undefined
  const forwardedHeaders = [
    'content-type',
    'content-disposition',
    'content-security-policy',
  ] as const
  return new Response(body, {
    headers: {
      ...baseHeaders,
      ...Object.fromEntries(forwardedHeaders.map((name) => [name, headers.get(name) ?? ''])),
      'cache-control': 'no-store',
    },
  })
}
