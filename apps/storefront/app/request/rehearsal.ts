import { parseCookies, serializeCookie } from '@vitrine/sdk'
import { links } from '../links.ts'
import { cartCountCookie } from './cart-count-cookie.ts'
import { isFromOwnOrigin } from './own-origin.ts'

const COOKIE = 'vitrine_rehearsal'
const HOURS = 4 / 24
const path = /^\/rehearsal\/([\w.-]{1,200})$/

/**
 * Starts a rehearsal at the address from the dashboard, and ends it with the form of the bar; undefined for
 * other requests. The cart of a rehearsal is separate, so the number in the header is reset.
 */
export function changeRehearsal(request: Request): Response | undefined {
  const { pathname } = new URL(request.url)
  if (request.method === 'POST' && pathname === links.endRehearsal()) {
    return isFromOwnOrigin(request) ? redirectHome(request, '') : undefined
  }
  const [, token] = (request.method === 'GET' && path.exec(pathname)) || []
  return token ? redirectHome(request, token) : undefined
}

function redirectHome(request: Request, token: string): Response {
  const headers = new Headers({ location: links.home(), 'cache-control': 'no-store' })
  headers.append('set-cookie', rehearsalCookie(request, token))
  const count = cartCountCookie(request, undefined)
  if (count) headers.append('set-cookie', count)
  return new Response(null, { status: 303, headers })
}

/** `Set-Cookie` of a token; an empty one removes it. */
export const rehearsalCookie = (request: Request, token: string): string =>
  serializeCookie(COOKIE, token, {
    expires: token === '' ? -1 : HOURS,
    httpOnly: true,
    sameSite: 'Lax',
    secure: new URL(request.url).protocol === 'https:',
  })

/** The rehearsal token in the cookie. */
export const rehearsalOf = ({ headers }: Request): string | undefined =>
  parseCookies(headers.get('cookie') ?? '')[COOKIE] || undefined
