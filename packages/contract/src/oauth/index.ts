import { SignInEnded } from '../authentication/facts.ts'
import { GET, Json, MapOf, NotFound, operation, POST, service, Type } from '../kit/index.ts'
import {
  InvalidClient,
  InvalidGrant,
  InvalidTokenRequest,
  UnauthorizedClient,
  UnsupportedGrantType,
} from './errors.ts'
import { HtmlPage } from './page.ts'
import {
  AuthorizeRequest,
  CallbackRequest,
  TokenInfo,
  TokenInfoRequest,
  TokenReply,
  TokenRequest,
  UserInfo,
} from './schemas.ts'

export * from './errors.ts'
export * from './page.ts'
export * from './schemas.ts'

const authentication = ['/_api/iam/authentication', '/iam/authentication']

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
        'JSON or form, keys in either spelling. Grants: anonymous; refresh_token; authorization_code with PKCE (S256), whose second use ends the sign-in the first one began; authorized_client with `Authorization: visitorToken,apiKey` (or `,apiKey`) for a member the calling server knows. Lifetimes are settings of the site; an access token counts for another 60 seconds.',
      request: TokenRequest,
      response: TokenReply,
      errors: [
        InvalidClient,
        InvalidGrant,
        UnsupportedGrantType,
        UnauthorizedClient,
        InvalidTokenRequest,
      ],
      facts: [SignInEnded],
      invalidInput: InvalidTokenRequest,
      rawEnvelope: true,
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
      rawEnvelope: true,
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
        'An unknown client or redirect address gets a page with status 400, never a redirect. Codes live 10 minutes and work once. Whoever is signed in on the site by its cookie counts on a navigation, never in a frame of another site. An `idp` is answered with invalid_request: the site has no such connection.',
      request: AuthorizeRequest,
      response: HtmlPage,
    }),
    loginCallback: operation({
      route: GET('/v1/callback'),
      mounts: authentication,
      permission: 'open',
      writes: 'own',
      answers: 'page',
      summary: 'End a sign-in that an authorization asked for: sign the browser in and go on',
      description:
        'The state must be of an authorization that this browser began within 10 minutes. The session token must be at most 60 seconds old and is used up. Anything else gets a page with status 400.',
      request: CallbackRequest,
      response: HtmlPage,
      rawEnvelope: true,
    }),
    confirmLogout: operation({
      route: POST('/v1/logout'),
      mounts: authentication,
      permission: 'open',
      writes: 'own',
      answers: 'page',
      summary: 'Sign the browser out: the form of the page that asks first',
      description: 'Only a form of the site itself is heard; others get a page with status 403.',
      request: Type.Object({}),
      response: HtmlPage,
      facts: [SignInEnded],
    }),
  },
})
