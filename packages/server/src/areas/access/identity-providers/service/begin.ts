import { ProviderLinkedAlready, ProviderUnreachable } from '@vitrine/contract/identity-providers'
import { type AuthorizationServer, calculatePKCECodeChallenge } from 'oauth4webapi'
import { hashSecret, newSecret } from '../../../../platform/ids.ts'
import type { HandlerContext } from '../../../../transport/call.ts'
import type { Deps, Provider } from '../model.ts'
import { callbackOf, OAUTH_STATE_MINUTES } from '../rules/callback.ts'
import { refusalOf } from '../rules/provider-errors.ts'
import { listLinks } from '../store/links.ts'
import { insertOAuthState } from '../store/oauth-states.ts'
import { offeredProvider } from './providers.ts'

export type BeginCall = Pick<HandlerContext, 'tx' | 'transaction' | 'request'>

export interface BeginInput {
  readonly id: string
  readonly browserSecret: string
  readonly returnTo: string
  /** Whether the provider should ask for the password again. */
  readonly isAgain: boolean
  /** The member who links an account; absent for a sign-in. */
  readonly identityId?: string
}

/** Starts a sign-in at a provider; returns the address to redirect to. */
export async function begin(call: BeginCall, deps: Deps, input: BeginInput): Promise<string> {
  const provider = await offeredProvider(call.tx, input.id)
  const { identityId = null, returnTo } = input
  if (identityId !== null) await requireUnlinked(call, provider, identityId)
  const server = await deps.providerCache.discover(provider).catch((error: unknown) => {
    throw refusalOf(error)
  })
  const secrets = { state: newSecret(), nonce: newSecret(), verifier: newSecret() }
  const redirectUri = callbackOf(call.request.baseUrl)
  const { clock, sealing } = deps.platform
  await call.transaction((tx) =>
    insertOAuthState(tx, {
      providerId: provider.id,
      stateHash: hashSecret(secrets.state),
      browserHash: hashSecret(input.browserSecret),
      nonce: secrets.nonce,
      sealedVerifier: sealing.seal(secrets.verifier),
      redirectUri,
      returnTo,
      identityId,
      expires: clock.after(tx.now, { minutes: OAUTH_STATE_MINUTES }),
    }),
  )
  return authorizationUrl(server, provider, { ...secrets, redirectUri, isAgain: input.isAgain })
}

async function requireUnlinked(
  { tx }: BeginCall,
  { id }: Provider,
  identityId: string,
): Promise<void> {
  const links = await listLinks(tx, identityId)
  if (links.some(({ providerId }) => providerId === id)) throw ProviderLinkedAlready({ id })
}

interface AuthorizationInput {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  readonly redirectUri: string
  readonly isAgain: boolean
}

/** The authorization request, with everything needed to verify the answer. */
async function authorizationUrl(
  { authorization_endpoint: endpoint }: AuthorizationServer,
  { kind, clientId, scopes, responseMode }: Provider,
  { state, nonce, verifier, redirectUri, isAgain }: AuthorizationInput,
): Promise<string> {
  if (!endpoint || !URL.canParse(endpoint)) throw ProviderUnreachable({ problem: 'no_endpoint' })
  const url = new URL(endpoint)
  const isOpenId = kind === 'OIDC'
  const scope = isOpenId ? ['openid', ...scopes.filter((one) => one !== 'openid')] : scopes
  const parameters = {
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: scope.join(' '),
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(isOpenId ? { nonce } : {}),
    ...(responseMode === 'form_post' ? { response_mode: responseMode } : {}),
    ...(isOpenId && isAgain ? { prompt: 'login' } : {}),
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}
