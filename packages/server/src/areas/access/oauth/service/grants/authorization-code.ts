import { InvalidGrant, InvalidTokenRequest } from '@vitrine/contract/oauth'
import { hashSecret } from '../../../../../platform/ids.ts'
import { inTransaction, type Tx } from '../../../../../platform/tx.ts'
import type {
  AuthorizationCode,
  Client,
  Deps,
  OpenCall,
  TokenPair,
  TokenRequest,
} from '../../model.ts'
import { isVerifier, proves } from '../../rules/pkce.ts'
import { responseScope } from '../../rules/scopes.ts'
import { consumeCode, findSignInOfCode } from '../../store/codes.ts'
import { provenClient } from '../client-proof.ts'
import { issueIdToken } from '../id-tokens.ts'
import { missingParameter } from '../require-client.ts'
import { beginSignIn, endSignIn } from '../sign-ins.ts'

/** Issues a member's tokens for a code. The code is consumed even if the request is otherwise invalid. */
export async function grantAuthorizationCode(
  deps: Deps,
  request: TokenRequest,
  call: OpenCall,
): Promise<TokenPair> {
  const client = await provenClient(deps, request, call)
  if (request.code === '') throw missingParameter('code')
  if (request.codeVerifier === '') throw missingParameter('codeVerifier')
  if (!isVerifier(request.codeVerifier)) throw InvalidTokenRequest(...badVerifier)
  // Responds after the commit: an error must not roll back what was found.
  const tokens = await inTransaction(call.onSite(client.siteId), async (tx) => {
    const codeHash = hashSecret(request.code)
    const code = await consumeCode(tx, codeHash)
    if (!code) return endReusedCode(tx, deps, codeHash)
    if (!matches(code, client, request, tx)) return undefined
    const status = await deps.identity.statusOf(tx, code.identityId)
    if (status !== 'ACTIVE') return undefined
    return exchange(tx, deps, { code, client, request: call.request })
  })
  if (!tokens) throw InvalidGrant()
  return tokens
}

interface Exchange {
  readonly code: AuthorizationCode
  readonly client: Client
  readonly request: OpenCall['request']
}

/** Starts the sign-in of a code. A third party's ends with its access token unless it may renew it. */
async function exchange(tx: Tx, deps: Deps, { code, client, request }: Exchange) {
  const { signInId: id, clientId, identityId, signedInDate, proofs, scope, nonce } = code
  const { isThirdParty } = client
  const isRenewable = !isThirdParty || scope.includes('offline_access')
  const signIn = { id, clientId, identityId, signedInDate, proofs, scope }
  const newSignIn = { ...signIn, isRenewable, isLimited: isThirdParty }
  const { refreshToken, ...access } = await beginSignIn(tx, deps, newSignIn, request)
  const idTokenInput = { signIn, accessToken: access.accessToken, nonce, baseUrl: request.baseUrl }
  return {
    ...access,
    ...(refreshToken ? { refreshToken } : {}),
    idToken: await issueIdToken(tx, deps, idTokenInput),
    scope: responseScope(client, scope),
  }
}

const badVerifier = [
  { parameter: 'codeVerifier' },
  'codeVerifier takes 43 to 128 letters, digits, - . _ and ~',
] as const

const matches = (code: AuthorizationCode, client: Client, request: TokenRequest, tx: Tx): boolean =>
  code.expiresDate > tx.now &&
  code.clientId === client.id &&
  (code.redirectUri ?? '') === request.redirectUri &&
  proves(request.codeVerifier, code.codeChallenge)

/** A code used twice was stolen: ends the sign-in it was exchanged for. */
async function endReusedCode(tx: Tx, deps: Deps, codeHash: Buffer): Promise<undefined> {
  const signInId = await findSignInOfCode(tx, codeHash)
  if (signInId) await endSignIn(tx, deps, { id: signInId })
  return undefined
}
