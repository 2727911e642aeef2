import { links } from '../app/links.ts'
import type { RequestContext } from './context.ts'
import { answerHeaders } from './security.ts'

const formats = ['json', 'html'] as const
const formatOf = (pathname: string) => formats.find((one) => links.ownData(one) === pathname)

export const isOwnData = ({ method }: Request, pathname: string): boolean =>
  method === 'GET' && formatOf(pathname) !== undefined

/**
 * Everything the site knows of who is signed in, as a file; undefined for everybody else, and for whoever
 * has not shown a moment ago that it is them.
 */
export async function sendOwnData(context: RequestContext): Promise<Response | undefined> {
  const { session, kept, api, url } = context
  const format = formatOf(url.pathname)
  if (!format || !session.isMember || !kept.get('fresh')) return undefined
  const { status, body, headers } = await api.fetch(`/vitrine/v1/personal-data/my?format=${format}`)
  if (status !== 200) return undefined
  const told = ['content-type', 'content-disposition', 'content-security-policy'] as const
  return new Response(body, {
    headers: {
      ...answerHeaders,
      ...Object.fromEntries(told.map((name) => [name, headers.get(name) ?? ''])),
      'cache-control': 'no-store',
    },
  })
}
