const anywhere = 'http://shop.test'

/**
 * Where to go on after signing in: a path of this site, or `/`. Addresses that a browser would read
 * as another host (`//x`, `/\x`, with control characters) are refused, never repaired.
 */
export function safeReturnPath(asked: string | null | undefined, fallback = '/'): string {
  if (!asked || asked.length > 4096 || !/^\/(?![/\\])/.test(asked)) return fallback
  if ([...asked].some((char) => char < ' ' || char === '\u007f' || char === '\\')) return fallback
  if (!URL.canParse(asked, anywhere)) return fallback
  const url = new URL(asked, anywhere)
  return url.origin === anywhere && !url.pathname.startsWith('//') ? asked : fallback
}

/** Whether signing in shall end at the authorization page, which wants a session token. */
export const isAuthorization = (path: string) =>
  /^(?:\/_api)?\/oauth2\/authorize$/.test(new URL(path, anywhere).pathname)

export function withSessionToken(path: string, sessionToken: string): string {
  const url = new URL(path, anywhere)
  url.searchParams.set('sessionToken', sessionToken)
  return url.pathname + url.search
}

/** The origin an authorization leads to in the end; a form on this page must be let go there. */
export function authorizationTarget(path: string): string | undefined {
  if (!isAuthorization(path)) return undefined
  const asked = new URL(path, anywhere).searchParams
  const address = asked.get('redirectUri') ?? asked.get('redirect_uri') ?? ''
  if (!URL.canParse(address)) return undefined
  const { protocol, origin } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined
}
