import type { ResponseMode } from '@vitrine/contract/oauth'

/**
 * Whether a person navigated here: the request is for a top-level page, or for a frame or script of this
 * site. Cookies sent within a frame of another website do not show what the person wants.
 */
export function isOwnNavigation(
  header: (name: string) => string | undefined,
  mode: ResponseMode,
): boolean {
  const destination = header('sec-fetch-dest')
  if (destination === undefined) return mode !== 'web_message'
  return destination === 'document' || header('sec-fetch-site') === 'same-origin'
}
