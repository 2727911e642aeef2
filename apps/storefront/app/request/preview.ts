import { parseCookies, serializeCookie } from '@vitrine/sdk'
import { links } from '../links.ts'

const COOKIE = 'vitrine_preview'
const HALF_A_DAY = 0.5
const path = /^\/preview\/([\w.-]{1,200})$/

/** Stores the token of an address that shows the shop before it is open, and leads there; undefined for other requests. */
export function beginPreview(request: Request): Response | undefined {
  const { pathname, protocol } = new URL(request.url)
  const [, token] = (request.method === 'GET' && path.exec(pathname)) || []
  if (!token) return undefined
  const cookie = serializeCookie(COOKIE, token, {
    expires: HALF_A_DAY,
    httpOnly: true,
    sameSite: 'Lax',
    secure: protocol === 'https:',
  })
  return new Response(null, {
    status: 303,
    headers: { location: links.home(), 'set-cookie': cookie, 'cache-control': 'no-store' },
  })
}

/** The preview token in the cookie. */
export const previewOf = ({ headers }: Request): string | undefined =>
  parseCookies(headers.get('cookie') ?? '')[COOKIE]
