import { type Handlers, NotFound } from '@vitrine/contract/kit'
import type { oauth as oauthService } from '@vitrine/contract/oauth'
import type { HandlerContext } from '../../../transport/call.ts'
import { memberOf } from '../identity/index.ts'
import {
  decodeAppRequest,
  decodeAuthorizeRequest,
  decodeEndSession,
  decodeRevocation,
  decodeTokenInfoRequest,
  decodeTokenRequest,
  encodeAppTokens,
  encodeKey,
  encodeTokenInfo,
  encodeTokens,
  encodeUser,
} from './codec.ts'
import type { OAuthFeature } from './index.ts'
import { allClaims, claimsOf } from './rules/claims.ts'
import { ownPathOf } from './rules/own-path.ts'

export const oauthHandlers = (oauth: OAuthFeature) =>
  ({
    token: async ({ input, ...call }) =>
      encodeTokens(await oauth.grantTokens(decodeTokenRequest(input), call)),
    tokenInfo: async ({ input }) => {
      const token = decodeTokenInfoRequest(input)
      // Tokens have dots, keys have none.
      const key = token.includes('.') ? undefined : await oauth.recogniseApiKey(token)
      return key ? encodeKey(key) : encodeTokenInfo(await oauth.readAccessToken(token))
    },
    getMetadata: async ({ caller, request }) =>
      oauth.describeProvider(caller.siteId, request.baseUrl),
    getKeys: async () => ({ keys: oauth.publicKeys().map((key) => ({ ...key })) }),
    getUserInfo: async ({ tx, caller }) => {
      const identity = await oauth.findIdentity(tx, memberOf(caller).id)
      if (!identity) throw NotFound()
      return encodeUser(identity)
    },
    getClaims: async ({ tx, caller }) => {
      const { id, limits } = memberOf(caller)
      const identity = await oauth.findIdentity(tx, id)
      if (!identity) throw NotFound()
      return limits ? claimsOf(identity, limits) : allClaims(identity)
    },
    revokeToken: async ({ input, ...call }) => {
      await oauth.revokeToken(decodeRevocation(input), call)
      return {}
    },
    getAppTokens: async ({ input, ...call }) =>
      encodeAppTokens(await oauth.grantAppTokens(decodeAppRequest(input), call)),
    answerConsent: async ({ input, ...call }) =>
      oauth.answerConsent({ ticket: input.ticket ?? '', answer: input.answer ?? '' }, call),
    endSession: async ({ input, ...call }) => oauth.endSession(decodeEndSession(input), call),
    authorize: async ({ input, ...call }) => {
      const request = decodeAuthorizeRequest(input)
      return oauth.authorize(request, { call, ownPath: ownPathOf(request) })
    },
    loginCallback: async ({ input, ...call }) =>
      oauth.finishSignIn(
        { state: input.state ?? '', sessionToken: input.sessionToken ?? '' },
        call,
      ),
    confirmLogout: async ({ input, ...call }) => oauth.confirmSignOut(input.ticket ?? '', call),
  }) satisfies Handlers<typeof oauthService, HandlerContext>
