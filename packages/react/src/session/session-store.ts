import type { OAuthAuth } from '@vitrine/sdk'
import type { Store } from '../store.ts'

/** Role of the browser's session: none yet, an anonymous visitor, or a member. */
export type Role = ReturnType<OAuthAuth['getTokens']>['refreshToken']['role']

/**
 * Removes the member tokens and resolves with the URL that ends the session of the shop's own
 * pages; unless `stay` is set the browser goes there, and returns to `returnTo` (this page by
 * default), which must be an allowed redirect URI of the client. A server that holds the session
 * may return another URL.
 */
export type SignOut = (options?: {
  readonly returnTo?: string
  readonly stay?: boolean
}) => Promise<string>

/** Role of a client's tokens. */
export function createSessionStore(auth: Pick<OAuthAuth, 'getTokens' | 'onTokens'>): Store<Role> {
  return { get: () => auth.getTokens().refreshToken.role, subscribe: auth.onTokens }
}

/** Signs out with a client. */
export const signOutBy =
  (auth: Pick<OAuthAuth, 'logout'>): SignOut =>
  async ({ returnTo = globalThis.location?.href ?? '', stay = false } = {}) => {
    const { logoutUrl } = await auth.logout(returnTo)
    if (!stay) globalThis.location?.assign(logoutUrl)
    return logoutUrl
  }
