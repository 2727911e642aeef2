/**
 * Whether a form or script of this very origin sent the request. Browsers send `Origin` with every
 * POST; one without it, or with another one, is somebody else's doing.
 */
export function isFromOwnOrigin(request: Request): boolean {
  return request.headers.get('origin') === new URL(request.url).origin
}

/** Whether a page of this very origin led here. Browsers that do not say so may name the page. */
export function isFromOwnPage({ headers, url }: Request): boolean {
  const { origin } = new URL(url)
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const page = headers.get('referer') ?? ''
  return URL.canParse(page) && new URL(page).origin === origin
}
