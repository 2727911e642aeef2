import { SignInEnded } from '../authentication/facts.ts'
import {
  GET,
  Json,
  MapOf,
  Maybe,
  NotFound,
  operation,
  POST,
  service,
  Text,
  Type,
} from '../kit/index.ts'
import {
  InvalidClient,
  InvalidGrant,
  InvalidTokenRequest,
  UnauthorizedClient,
  UnsupportedGrantType,
} from './errors.ts'
import { ConsentGiven } from './facts.ts'
import {
  AppTokenRequest,
  AppTokens,
  ConsentAnswer,
  EndSessionRequest,
  MemberClaims,
  ProviderMetadata,
  RevocationRequest,
} from './openid.ts'
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
export * from './facts.ts'
export * from './openid.ts'
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
        'JSON or form, keys in either spelling. Grants: anonymous; refresh_token; authorization_code with PKCE (S256), whose second use ends the sign-in the first one began; authorized_client with `Authorization: visitorToken,apiKey` (or `,apiKey`) for a member the calling server knows; client_credentials and strip_bound_session for an app with its secret, which then does what its `appScopes` say. With the scope `openid` an `id_token` comes along. Lifetimes are settings of the site; an access token counts for another 60 seconds.',
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
      summary: 'Introspect a token or an API key',
      request: TokenInfoRequest,
      response: TokenInfo,
    }),
    getKeys: operation({
      route: GET('/oauth2/jwks'),
      permission: 'open',
      summary: 'Read the public keys that verify access tokens',
      request: Type.Object({}),
      response: Type.Object({ keys: Type.Array(MapOf(Json())) }),
      rawEnvelope: true,
    }),
    getUserInfo: operation({
      route: GET('/oauth2/user-info'),
      permission: 'member',
      summary: 'Read the name and e-mail of the current member',
      request: Type.Object({}),
      response: UserInfo,
      errors: [NotFound],
    }),
    authorize: operation({
      route: GET('/oauth2/authorize'),
      mounts: ['/_api', ''],
      aliases: [POST('/oauth2/authorize')],
      permission: 'open',
      writes: 'own',
      answers: 'page',
      summary:
        'Authorize a client: redirects a signed-in member with a code, or to the sign-in page',
      description:
        'An unknown client or redirect address gets a page with status 400, never a redirect. Codes live 10 minutes and work once. For third parties the member is asked for consent, once for each scope. Every response names the issuer in `iss` (RFC 9207). A sign-in by the site’s cookie is used on navigations, never in a frame of another site. An `idp` is the id of an identity provider of the site (`listOffered`), and skips the sign-in page; any other value is answered with invalid_request.',
      request: AuthorizeRequest,
      response: HtmlPage,
      facts: [ConsentGiven],
    }),
    answerConsent: operation({
      route: POST('/oauth2/consent'),
      mounts: [''],
      permission: 'open',
      writes: 'own',
      answers: 'page',
      summary: 'Allow or deny a third party: the form of the consent page',
      description:
        'Accepted only from the browser that got the page, within 10 minutes; others get a page with status 403.',
      request: ConsentAnswer,
      response: HtmlPage,
      facts: [ConsentGiven],
    }),
    endSession: operation({
      route: GET('/oauth2/end-session'),
      mounts: [''],
      aliases: [POST('/oauth2/end-session')],
      permission: 'open',
      writes: 'own',
      answers: 'page',
      summary: 'Sign the browser out and return to the client (OpenID RP-Initiated Logout)',
      description:
        'With an ID token of the signed-in member no confirmation is needed; otherwise a page asks. `post_logout_redirect_uri` must exactly match a registered address, else the response is a page with status 400 and nobody is signed out. Expired ID tokens are accepted.',
      request: EndSessionRequest,
      response: HtmlPage,
      facts: [SignInEnded],
    }),
    getMetadata: operation({
      route: GET('/.well-known/openid-configuration'),
      mounts: [''],
      aliases: [GET('/.well-known/oauth-authorization-server')],
      permission: 'open',
      summary: 'Read the OpenID and OAuth server metadata',
      request: Type.Object({}),
      response: ProviderMetadata,
    }),
    getClaims: operation({
      route: GET('/oauth2/userinfo'),
      mounts: [''],
      aliases: [POST('/oauth2/userinfo')],
      permission: 'member',
      memberScope: 'openid',
      summary: 'Read the standard claims about the member that the token’s scopes allow',
      request: Type.Object({}),
      response: MemberClaims,
      errors: [NotFound],
    }),
    revokeToken: operation({
      route: POST('/oauth2/revoke'),
      mounts: [''],
      permission: 'open',
      writes: 'own',
      summary: 'End the sign-in that a token of the client belongs to',
      description:
        'Unknown tokens and tokens of other clients are ignored, with the same response.',
      request: RevocationRequest,
      response: Type.Object({}),
      errors: [InvalidClient, InvalidTokenRequest],
      facts: [SignInEnded],
      invalidInput: InvalidTokenRequest,
    }),
    getAppTokens: operation({
      route: POST('/oauth/access'),
      mounts: [''],
      permission: 'open',
      writes: 'own',
      summary: 'Exchange an app’s code or refresh token for tokens',
      description:
        'Grants: authorization_code with the code of `installClient`; refresh_token, whose token stays valid. Tokens end when the secret of the app changes.',
      request: AppTokenRequest,
      response: AppTokens,
      errors: [
        InvalidClient,
        InvalidGrant,
        UnsupportedGrantType,
        UnauthorizedClient,
        InvalidTokenRequest,
      ],
      invalidInput: InvalidTokenRequest,
    }),
    loginCallback: operation({
      route: GET('/v1/callback'),
      mounts: authentication,
      permission: 'open',
      writes: 'own',
      answers: 'page',
      summary: 'Finish the sign-in of an authorization: sign the browser in and continue',
      description:
        'The state must be of an authorization that this browser started within 10 minutes. The session token must be at most 60 seconds old and works once. Anything else gets a page with status 400.',
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
      summary: 'Sign the browser out: the form of the confirmation page',
      description:
        'Accepted only from a form of the site itself; others get a page with status 403.',
      request: Type.Object({ ticket: Maybe(Text(0, 8192)) }),
      response: HtmlPage,
      facts: [SignInEnded],
    }),
  },
})
