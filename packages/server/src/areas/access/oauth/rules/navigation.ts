import type { ResponseMode } from '@vitrine/contract/oauth'

/**
 * Whether the cookies of a request were sent because a person came here: a page of its own, or a frame
 * or script of this very site. In a frame of another website they say nothing about what the person wants.
 */
export function isOwnNavigation(
  header: (name: string) => string | undefined,
  mode: ResponseMode,
): boolean {
  const destination = header('sec-fetch-dest')
  if (destination === undefined) return mode !== 'web_message'
  return destination === 'document' || header('sec-fetch-site') === 'same-origin'
}
