export type { ResponseMode } from '@vitrine/contract/oauth'
export { ApiKeyStrategy, type ApiKeyStrategyOptions } from './auth/api-key-strategy.ts'
export type { Auth, Strategy } from './auth/auth.ts'
export { type CallbackParameters, parseFromUrl } from './auth/callback.ts'
export type { CaptchaSiteKeys, CaptchaTokens, SiteCaptcha } from './auth/captcha.ts'
export type { FrameHost } from './auth/hidden-frame.ts'
export type { Credentials, Registration } from './auth/login.ts'
export { LoginState } from './auth/login-state.ts'
export { type OAuthAuth, OAuthStrategy, type OAuthStrategyOptions } from './auth/oauth-strategy.ts'
export {
  codeChallengeOf,
  generateCodeVerifier,
  generateOAuthData,
  type OAuthData,
} from './auth/pkce.ts'
export type { NewPassword } from './auth/recovery.ts'
export type { AuthUrl, AuthUrlOptions } from './auth/redirect-login.ts'
export type { CodeFactor, SecondFactorInput } from './auth/second-factor.ts'
export type { SecondFactorDemand } from './auth/second-factor-demand.ts'
export { SessionStrategy, type SessionStrategyOptions } from './auth/session-strategy.ts'
export {
  type CookieAttributes,
  cookies,
  parseCookies,
  serializeCookie,
} from './auth/storage/cookie.ts'
export { memoryStorage, type TokenStorage } from './auth/storage/memory.ts'
export type { Unwatch } from './auth/storage/observable-storage.ts'
export {
  cookieStorage,
  type TokenCookie,
  tokensFromCookie,
  tokensToCookie,
} from './auth/storage/token-cookie.ts'
export { type AccessToken, noTokens, type RefreshToken, type Tokens } from './auth/tokens.ts'
export type { VerificationInput } from './auth/verification.ts'
export {
  type Call,
  type Calls,
  type Client,
  type ClientOptions,
  callsOf,
  createClient,
  type Services,
} from './client.ts'
export type { LoginErrorCode } from './errors/codes.ts'
export { type ErrorKind, VitrineError } from './errors/vitrine-error.ts'
export {
  type AskGraphQl,
  type GraphQlDocument,
  type GraphQlError,
  type GraphQlOptions,
  type GraphQlReply,
  graphql,
} from './graphql/graphql.ts'
export {
  type ImageReference,
  imageFillUrl,
  imageFitUrl,
  imageSrcset,
  imageUrl,
  makeImageAddress,
  parseImageAddress,
} from './media/image-url.ts'
export {
  makeVideoAddress,
  type PosterReference,
  parseVideoAddress,
  type VideoReference,
  videoPosterAddress,
  videoUrl,
} from './media/video-url.ts'
export { query } from './query-builder.ts'
export type { QueryBuilder, QueryPage, QueryReply, WireQuery } from './query-types.ts'
export type { CallOptions } from './send.ts'
export { type WebMethodCalls, webMethodsOf } from './web-methods/web-methods-of.ts'
