/**
 * Whether a form or script of this very origin sent the request. Browsers send `Origin` with every
 * POST; one without it, or with another one, is somebody else's doing.
 */
export function isFromOwnOrigin(request: Request): boolean {
  return request.headers.get('origin') === new URL(request.url).origin
}
