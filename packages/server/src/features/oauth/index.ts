import type { Platform } from '../../platform/platform.ts'
import type { IdentityFeature } from '../identity/index.ts'
import type { AuthorizeRequest, Client, ClientDirectory, Deps, TokenRequest } from './model.ts'
import { isAllowedAddress, isAllowedOrigin, isRedirectUri } from './rules/addresses.ts'
import { findTokenCaller, type OnSite, readAccessToken } from './service/access-tokens.ts'
import { authorize } from './service/authorize/index.ts'
import { followPassword, followStatus } from './service/end-sign-ins.ts'
import { issueFrame } from './service/frames.ts'
import { grantTokens } from './service/grants/index.ts'
import { findClient } from './service/known-client.ts'

export type { Client } from './model.ts'

export type OAuthFeature = ReturnType<typeof createOAuth>

export function createOAuth(
  platform: Platform,
  { identity, sites }: { identity: IdentityFeature; sites: ClientDirectory },
) {
  const deps: Deps = { platform, identity, sites }
  return {
    grantTokens: (request: TokenRequest, onSite: OnSite) => grantTokens(deps, request, onSite),
    authorize: (request: AuthorizeRequest, place: { onSite: OnSite; ownPath: string }) =>
      authorize(deps, request, place),
    /** The claims of an access token that counts. */
    readAccessToken: (token: string) => readAccessToken(deps, token),
    /** Who an access token speaks for; undefined when it proves nothing. */
    findTokenCaller: (token: string) => findTokenCaller(deps, token),
    publicKeys: platform.tokens.publicKeys,
    findIdentity: identity.find,

    findClient: (id: string): Promise<Client | undefined> => findClient(deps, id),
    isRedirectUri,
    isAllowedAddress,
    isAllowedOrigin,
    /** Whether a client may send people to an address after signing out. */
    async isAllowedReturn(clientId: string, address: string): Promise<boolean> {
      const client = await findClient(deps, clientId)
      return client !== undefined && isAllowedAddress(client, address)
    },
    /** A signed note of the page that will stand around a hidden frame of this client. */
    issueFrame: (client: Client, origin: string) => issueFrame(deps, client, origin),

    followStatus,
    followPassword,
  }
}
