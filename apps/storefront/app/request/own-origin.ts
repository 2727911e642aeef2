/**
 * Whether a form or script of the own origin sent the request. Browsers send `Origin` with every
 * POST; a missing or different one is refused.
 */
export function isFromOwnOrigin(request: Request): boolean {
  return request.headers.get('origin') === new URL(request.url).origin
}

/** Whether a page of the own origin linked here, by `Sec-Fetch-Site` or else `Referer`. */
export function isFromOwnPage({ headers, url }: Request): boolean {
  const { origin } = new URL(url)
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const page = headers.get('referer') ?? ''
  return URL.canParse(page) && new URL(page).origin === origin
}
