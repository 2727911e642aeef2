import type { OAuthAuth } from '@vitrine/sdk'
import type { Store } from '../store.ts'

/** Who the browser is to the shop: nobody yet, an anonymous visitor, or a member. */
export type Role = ReturnType<OAuthAuth['getTokens']>['refreshToken']['role']

/** The role of the tokens that a client keeps. */
export function createSessionStore(auth: Pick<OAuthAuth, 'getTokens' | 'onTokens'>): Store<Role> {
  return { get: () => auth.getTokens().refreshToken.role, subscribe: auth.onTokens }
}
