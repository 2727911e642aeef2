import { ProviderResponseInvalid } from '@vitrine/contract/identity-providers'
import * as oauth from 'oauth4webapi'
import { secondsAhead } from '../../../../platform/clock.ts'
import type { Deps, OAuthState, Provider, ProviderUser } from '../model.ts'
import { refusalOf } from '../rules/provider-errors.ts'
import { providerUserIn } from '../rules/provider-user.ts'

/** Tolerated difference between the clocks of two servers. */
const TOLERANCE_SECONDS = 30

interface CallbackInput {
  readonly provider: Provider
  readonly oauthState: OAuthState
  /** All parameters of the callback. */
  readonly answer: Readonly<Record<string, string>>
}

type ExchangeDeps = Pick<Deps, 'platform' | 'providerCache'>

/** Exchanges the parameters of the callback for the user, verifying the provider's answers. */
export async function exchangeForUser(
  deps: ExchangeDeps,
  input: CallbackInput,
): Promise<ProviderUser> {
  try {
    const server = await deps.providerCache.discover(input.provider)
    const user = await (input.provider.kind === 'OIDC' ? openIdUser : oauthUser)(
      deps,
      server,
      input,
    )
    if (user) return user
  } catch (error) {
    throw refusalOf(error)
  }
  throw ProviderResponseInvalid({ problem: 'subject' })
}

/** The user of the signed ID token; missing claims are fetched for the same subject. */
async function openIdUser(
  deps: ExchangeDeps,
  server: oauth.AuthorizationServer,
  input: CallbackInput,
): Promise<ProviderUser | undefined> {
  const { provider, oauthState } = input
  const client = clientOf(deps, provider)
  const response = await exchange(deps, server, input)
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: oauthState.nonce,
    requireIdToken: true,
  })
  await checkSignature(deps, server, response)
  const claims = oauth.getValidatedIdTokenClaims(tokens)
  const idTokenUser = providerUserIn(claims, provider.claims, provider)
  if (!claims || !idTokenUser || !server.userinfo_endpoint) return idTokenUser
  if (idTokenUser.email !== '' && idTokenUser.name !== '') return idTokenUser
  const { fetchOptions } = deps.providerCache
  const userInfoResponse = await oauth.userInfoRequest(
    server,
    client,
    tokens.access_token,
    fetchOptions,
  )
  const userInfo = await oauth.processUserInfoResponse(server, client, claims.sub, userInfoResponse)
  const userInfoUser = providerUserIn(userInfo, { ...provider.claims, subject: 'sub' }, provider)
  if (!userInfoUser) return idTokenUser
  // The address and its verification must come from the same source.
  const emailSource = idTokenUser.email === '' ? userInfoUser : idTokenUser
  return {
    subject: idTokenUser.subject,
    email: emailSource.email,
    isEmailVerified: emailSource.isEmailVerified,
    name: idTokenUser.name || userInfoUser.name,
    picture: idTokenUser.picture || userInfoUser.picture,
  }
}

/** Fetches the keys of the provider again if they were rotated after we cached them. */
async function checkSignature(
  { providerCache }: ExchangeDeps,
  server: oauth.AuthorizationServer,
  response: Response,
): Promise<void> {
  const check = (isStale: boolean) =>
    // The library caches keys by this object too; a copy limits their lifetime to ours.
    oauth.validateApplicationLevelSignature({ ...server }, response, {
      ...providerCache.fetchOptions,
      [oauth.jwksCache]: providerCache.keysOf(server, isStale),
    })
  try {
    await check(false)
  } catch (error) {
    const isUnknown =
      error instanceof oauth.OperationProcessingError && error.code === oauth.KEY_SELECTION
    if (!isUnknown) throw error
    await check(true)
  }
}

/** The user returned by the provider's user endpoint for the access token. */
async function oauthUser(
  deps: ExchangeDeps,
  server: oauth.AuthorizationServer,
  input: CallbackInput,
): Promise<ProviderUser | undefined> {
  const { provider } = input
  const response = await exchange(deps, server, input)
  const client = clientOf(deps, provider)
  const tokens = await oauth.processGenericTokenEndpointResponse(server, client, response)
  const userInfoResponse = await oauth.protectedResourceRequest(
    tokens.access_token,
    'GET',
    new URL(provider.userUrl),
    new Headers({ accept: 'application/json' }),
    null,
    deps.providerCache.fetchOptions,
  )
  if (userInfoResponse.status !== 200) throw ProviderResponseInvalid({ problem: 'answer' })
  const answer: unknown = await userInfoResponse.json().catch(() => undefined)
  return providerUserIn(answer, provider.claims, provider)
}

/** Exchanges the code for tokens, with the PKCE verifier. */
async function exchange(
  deps: ExchangeDeps,
  server: oauth.AuthorizationServer,
  { provider, oauthState, answer }: CallbackInput,
): Promise<Response> {
  const client = clientOf(deps, provider)
  // Without a configured issuer there is nothing to compare with.
  const { iss, ...rest } = answer
  const checksIssuer = provider.kind === 'OIDC' || provider.issuer !== ''
  const parameters = new URLSearchParams(
    checksIssuer && iss !== undefined ? { ...rest, iss } : rest,
  )
  const authResponse = oauth.validateAuthResponse(server, client, parameters, answer.state)
  return oauth.authorizationCodeGrantRequest(
    server,
    client,
    proofOf(deps, provider),
    authResponse,
    oauthState.redirectUri,
    oauthState.verifier,
    deps.providerCache.fetchOptions,
  )
}

const clientOf = ({ platform }: ExchangeDeps, { clientId }: Provider): oauth.Client => ({
  client_id: clientId,
  [oauth.clockSkew]: secondsAhead(platform.clock),
  [oauth.clockTolerance]: TOLERANCE_SECONDS,
})

function proofOf({ platform }: ExchangeDeps, provider: Provider): oauth.ClientAuth {
  const { sealedSecret, clientProof } = provider
  if (sealedSecret === null || clientProof === 'none') return oauth.None()
  const secret = platform.sealing.open(sealedSecret)
  return clientProof === 'client_secret_post'
    ? oauth.ClientSecretPost(secret)
    : oauth.ClientSecretBasic(secret)
}
