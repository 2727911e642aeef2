import { type Handlers, NotFound } from '@vitrine/contract/kit'
import type { oauth as oauthService } from '@vitrine/contract/oauth'
import type { HandlerContext } from '../../transport/call.ts'
import { memberOf } from '../identity/index.ts'
import {
  decodeAuthorizeRequest,
  decodeTokenInfoRequest,
  decodeTokenRequest,
  encodeTokenInfo,
  encodeTokens,
  encodeUser,
  pathOf,
} from './codec.ts'
import type { OAuthFeature } from './index.ts'

export const oauthHandlers = (oauth: OAuthFeature) =>
  ({
    token: async ({ input, onSite }) =>
      encodeTokens(await oauth.grantTokens(decodeTokenRequest(input), onSite)),
    tokenInfo: async ({ input }) =>
      encodeTokenInfo(await oauth.readAccessToken(decodeTokenInfoRequest(input))),
    getKeys: async () => ({ keys: oauth.publicKeys.map((key) => ({ ...key })) }),
    getUserInfo: async ({ tx, caller }) => {
      const identity = await oauth.findIdentity(tx, memberOf(caller).id)
      if (!identity) throw NotFound()
      return encodeUser(identity)
    },
    authorize: async ({ input, onSite }) => {
      const request = decodeAuthorizeRequest(input)
      return oauth.authorize(request, { onSite, ownPath: pathOf(request) })
    },
  }) satisfies Handlers<typeof oauthService, HandlerContext>
