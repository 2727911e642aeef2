import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { FetchLimits } from '../../../platform/safe-fetch.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Events } from '../../site/events/index.ts'
import type { IdentityFeature } from '../identity/index.ts'
import type {
  AuthorizeRequest,
  Client,
  Deps,
  OpenCall,
  ProviderDirectory,
  SiteDirectory,
  TokenRequest,
} from './model.ts'
import { isAllowedAddress, isAllowedOrigin, isRedirectUri } from './rules/addresses.ts'
import { findTokenCaller, readAccessToken, recallVisitorSite } from './service/access-tokens.ts'
import { answerConsent } from './service/answer-consent.ts'
import { grantAppTokens } from './service/app-tokens.ts'
import { authorize } from './service/authorize/index.ts'
import { finishSignIn } from './service/callback.ts'
import { withdrawConsent } from './service/consents.ts'
import { type EndSession, endSession } from './service/end-session.ts'
import { issueFrame } from './service/frames.ts'
import { grantTokens } from './service/grants/index.ts'
import { issuerOf } from './service/id-tokens.ts'
import { onClientDeleted, onPasswordChanged, onStatusChanged } from './service/listeners.ts'
import { callLogoutUrl } from './service/logout-callback.ts'
import { describeProvider } from './service/metadata.ts'
import { findClient } from './service/require-client.ts'
import { revokeToken } from './service/revoke.ts'
import { endSignIn, endSignInsOf } from './service/sign-ins.ts'
import { confirmSignOut, signOut } from './service/sign-out.ts'
import { continueOnSite } from './service/site-session.ts'
import { listConsents } from './store/consents.ts'
import { type ExceptSignIn, listSignIns, type SignInSelector } from './store/sign-ins.ts'

export type { Client, ListedSignIn, OpenCall } from './model.ts'
export { renderNoticePage } from './service/notice-page.ts'
export { redirectPage } from './service/pages.ts'

/** Rotates old signing keys; entry of the server's crontab. */
export const oauthCrontab = '53 3 * * * oauth:rotateKeys'

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'oauth:rotateKeys': unknown
  }
}

export type OAuthFeature = ReturnType<typeof createOAuth>

export interface OAuthSources {
  readonly events: Events
  readonly identity: IdentityFeature
  readonly sites: SiteDirectory
  readonly providers: ProviderDirectory
  /** Limits for requests to addresses of clients; only tests allow the local machine. */
  readonly fetchLimits?: FetchLimits | undefined
}

export function createOAuth(platform: Platform, { fetchLimits, ...sources }: OAuthSources) {
  const deps: Deps = { platform, ...sources }
  return {
    ...tokensOf(deps),
    ...clientsOf(deps),
    ...signInsOf(deps),
    authorize: (request: AuthorizeRequest, context: { call: OpenCall; ownPath: string }) =>
      authorize(deps, request, context),
    finishSignIn: (input: { state: string; sessionToken: string }, call: OpenCall) =>
      finishSignIn(deps, input, call),
    answerConsent: (input: { ticket: string; answer: string }, call: OpenCall) =>
      answerConsent(deps, input, call),
    endSession: (input: EndSession, call: OpenCall) => endSession(deps, input, call),
    signOut: (input: { clientId: string; address: string }, call: OpenCall) =>
      signOut(deps, input, call),
    confirmSignOut: (ticket: string, call: OpenCall) => confirmSignOut(deps, ticket, call),
    findIdentity: sources.identity.find,
    onStatusChanged,
    onPasswordChanged,
    onClientDeleted,
    tasks: {
      'oauth.tellClient': ({ address }) => callLogoutUrl(address, fetchLimits),
      'oauth:rotateKeys': async () => {
        await platform.rotateKeys()
      },
    } satisfies Pick<Tasks<JobPayloads>, 'oauth.tellClient' | 'oauth:rotateKeys'>,
  }
}

const tokensOf = (deps: Deps) => ({
  grantTokens: (request: TokenRequest, call: OpenCall) => grantTokens(deps, request, call),
  /** The claims of a valid access token. */
  readAccessToken: (token: string) => readAccessToken(deps, token),
  grantAppTokens: (request: Parameters<typeof grantAppTokens>[1], call: OpenCall) =>
    grantAppTokens(deps, request, call),
  revokeToken: (input: Parameters<typeof revokeToken>[1], call: OpenCall) =>
    revokeToken(deps, input, call),
  /** A valid API key. */
  recogniseApiKey: deps.sites.recogniseApiKey,
  describeProvider: async (siteId: string, baseUrl: string) =>
    describeProvider(await issuerOf(deps, siteId, baseUrl)),
  /** The caller of an access token; undefined when it is not valid. */
  findTokenCaller: (token: string) => findTokenCaller(deps, token),
  recallVisitorSite: (token: string) => recallVisitorSite(deps, token),
  publicKeys: deps.platform.tokens.publicKeys,
})

const clientsOf = (deps: Deps) => ({
  findClient: (id: string): Promise<Client | undefined> => findClient(deps, id),
  isRedirectUri,
  isAllowedAddress,
  isAllowedOrigin,
  /** A signed token with the page that will embed a hidden frame of this client. */
  issueFrame: (client: Client, origin: string) => issueFrame(deps, client, origin),
})

const signInsOf = (deps: Deps) => ({
  /** A member's sign-ins, latest first; up to 100. */
  listSignIns,
  /** Ends one sign-in with all its tokens and appends `identity.sign_in_ended`; false when there was none. */
  endSignIn: (tx: Tx, selector: SignInSelector) => endSignIn(tx, deps, selector),
  /** Ends all sign-ins of a member except the given ones; returns how many. */
  endSignInsOf: (tx: Tx, identityId: string, except?: ExceptSignIn) =>
    endSignInsOf(tx, deps, identityId, except),
  /** The third parties that a member has given access, latest first. */
  listConsents,
  /** Withdraws a consent and ends its sign-ins; false when there was none. */
  withdrawConsent: (tx: Tx, consentKey: { identityId: string; clientId: string }) =>
    withdrawConsent(tx, deps, consentKey),
  /** Signs a browser in on the site's own pages as the member of a sign-in; the cookie to set. */
  continueOnSite: (tx: Tx, signInId: string, request: OpenCall['request']) =>
    continueOnSite(tx, deps, signInId, request),
})
