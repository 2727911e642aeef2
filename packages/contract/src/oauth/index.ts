import { GET, Json, MapOf, NotFound, operation, POST, service, Type } from '../kit/index.ts'
import { InvalidClient, InvalidGrant, InvalidTokenRequest, UnsupportedGrantType } from './errors.ts'
import { HtmlPage } from './page.ts'
import {
  AuthorizeRequest,
  TokenInfo,
  TokenInfoRequest,
  TokenReply,
  TokenRequest,
  UserInfo,
} from './schemas.ts'

export * from './errors.ts'
export * from './page.ts'
export * from './schemas.ts'

/** Tokens and codes (specification §4, §7, §9). */
export const oauth = service({
  name: 'oauth',
  summary: 'Tokens for visitors and members, and the authorization page',
  mounts: ['', '/_api'],
  operations: {
    token: operation({
      route: POST('/oauth2/token'),
      permission: 'open',
      writes: 'own',
      summary: 'Obtain or renew an access token',
      description:
        'JSON or form, keys in either spelling. Grants: anonymous, refresh_token, authorization_code with PKCE (S256).',
      request: TokenRequest,
      response: TokenReply,
      errors: [InvalidClient, InvalidGrant, UnsupportedGrantType, InvalidTokenRequest],
      invalidInput: InvalidTokenRequest,
    }),
    tokenInfo: operation({
      route: POST('/oauth2/token-info'),
      permission: 'open',
      summary: 'What a token says about its bearer',
      request: TokenInfoRequest,
      response: TokenInfo,
    }),
    getKeys: operation({
      route: GET('/oauth2/jwks'),
      permission: 'open',
      summary: 'The public keys that verify access tokens',
      request: Type.Object({}),
      response: Type.Object({ keys: Type.Array(MapOf(Json())) }),
    }),
    getUserInfo: operation({
      route: GET('/oauth2/user-info'),
      permission: 'member',
      summary: 'Name and e-mail of the member who calls',
      request: Type.Object({}),
      response: UserInfo,
      errors: [NotFound],
    }),
    authorize: operation({
      route: GET('/oauth2/authorize'),
      mounts: ['/_api', ''],
      permission: 'open',
      writes: 'own',
      answers: 'page',
      summary: 'Give a signed-in member’s browser a code, or send it to the sign-in page',
      description:
        'An unknown client or redirect address gets a page with status 400, never a redirect. Codes live 10 minutes and work once.',
      request: AuthorizeRequest,
      response: HtmlPage,
    }),
  },
})
