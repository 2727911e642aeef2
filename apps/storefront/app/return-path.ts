const placeholderOrigin = 'http://shop.test'

/**
 * Sanitizes the path to continue with after signing in: a path of this site, or `/`. Addresses that
 * browsers read as another host (`//x`, `/\x`, with control characters) are refused.
 */
export function safeReturnPath(asked: string | null | undefined, fallback = '/'): string {
  if (!asked || asked.length > 4096 || !/^\/(?![/\\])/.test(asked)) return fallback
  if ([...asked].some((char) => char < ' ' || char === '\u007f' || char === '\\')) return fallback
  if (!URL.canParse(asked, placeholderOrigin)) return fallback
  const url = new URL(asked, placeholderOrigin)
  return url.origin === placeholderOrigin && !url.pathname.startsWith('//') ? asked : fallback
}

/** Whether the path is the authorization endpoint, which needs a session token. */
export const isAuthorization = (path: string) =>
  /^(?:\/_api)?\/oauth2\/authorize$/.test(new URL(path, placeholderOrigin).pathname)

export function withSessionToken(path: string, sessionToken: string): string {
  const url = new URL(path, placeholderOrigin)
  url.searchParams.set('sessionToken', sessionToken)
  return url.pathname + url.search
}

/** Origin that an authorization redirects to; the form policy of the page must allow it. */
export function authorizationTarget(path: string): string | undefined {
  if (!isAuthorization(path)) return undefined
  const asked = new URL(path, placeholderOrigin).searchParams
  const address = asked.get('redirectUri') ?? asked.get('redirect_uri') ?? ''
  if (!URL.canParse(address)) return undefined
  const { protocol, origin } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined
}
