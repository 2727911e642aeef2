import type { OAuthAuth } from '@vitrine/sdk'
import type { Store } from '../store.ts'

/** Who the browser is to the shop: nobody yet, an anonymous visitor, or a member. */
export type Role = ReturnType<OAuthAuth['getTokens']>['refreshToken']['role']

/**
 * Forgets the member and answers the address that ends the session of the shop's own pages; unless
 * `stay` is said the browser goes there, and comes back to `returnTo` (this page when absent), which
 * must be an allowed address of the client. A server that keeps the session may know better where to.
 */
export type SignOut = (wish?: {
  readonly returnTo?: string
  readonly stay?: boolean
}) => Promise<string>

/** The role of the tokens that a client keeps. */
export function createSessionStore(auth: Pick<OAuthAuth, 'getTokens' | 'onTokens'>): Store<Role> {
  return { get: () => auth.getTokens().refreshToken.role, subscribe: auth.onTokens }
}

/** Signs out by a client. */
export const signOutBy =
  (auth: Pick<OAuthAuth, 'logout'>): SignOut =>
  async ({ returnTo = globalThis.location?.href ?? '', stay = false } = {}) => {
    const { logoutUrl } = await auth.logout(returnTo)
    if (!stay) globalThis.location?.assign(logoutUrl)
    return logoutUrl
  }
