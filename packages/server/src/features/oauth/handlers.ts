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
} from './codec.ts'
import type { OAuthFeature } from './index.ts'
import { ownPathOf } from './rules/own-path.ts'

export const oauthHandlers = (oauth: OAuthFeature) =>
  ({
    token: async ({ input, ...call }) =>
      encodeTokens(await oauth.grantTokens(decodeTokenRequest(input), call)),
    tokenInfo: async ({ input }) =>
      encodeTokenInfo(await oauth.readAccessToken(decodeTokenInfoRequest(input))),
    getKeys: async () => ({ keys: oauth.publicKeys.map((key) => ({ ...key })) }),
    getUserInfo: async ({ tx, caller }) => {
      const identity = await oauth.findIdentity(tx, memberOf(caller).id)
      if (!identity) throw NotFound()
      return encodeUser(identity)
    },
    authorize: async ({ input, ...call }) => {
      const request = decodeAuthorizeRequest(input)
      return oauth.authorize(request, { call, ownPath: ownPathOf(request) })
    },
    loginCallback: async ({ input, ...call }) =>
      oauth.finishSignIn(
        { state: input.state ?? '', sessionToken: input.sessionToken ?? '' },
        call,
      ),
    confirmLogout: async (call) => oauth.confirmSignOut(call),
  }) satisfies Handlers<typeof oauthService, HandlerContext>
