import { InvalidGrant, InvalidTokenRequest } from '@vitrine/contract/oauth'
import { hashSecret } from '../../../../platform/ids.ts'
import { inTransaction, type Tx } from '../../../../platform/tx.ts'
import type {
  AuthorizationCode,
  Client,
  Deps,
  OpenCall,
  TokenPair,
  TokenRequest,
} from '../../model.ts'
import { isVerifier, proves } from '../../rules/pkce.ts'
import { findSignInOfCode, takeCode } from '../../store/codes.ts'
import { knownClient, missing } from '../known-client.ts'
import { beginSignIn, endSignIn } from '../sign-ins.ts'

/** A member's tokens for a code. Whoever shows a code uses it up, whether the rest fits or not. */
export async function grantAuthorizationCode(
  deps: Deps,
  request: TokenRequest,
  call: OpenCall,
): Promise<TokenPair> {
  const client = await knownClient(deps, request.clientId)
  if (request.code === '') throw missing('code')
  if (request.codeVerifier === '') throw missing('codeVerifier')
  if (!isVerifier(request.codeVerifier)) throw InvalidTokenRequest(...badVerifier)
  // Outcomes are answered after the commit: a refusal must not undo what it found out.
  const tokens = await inTransaction(call.onSite(client.siteId), async (tx) => {
    const codeHash = hashSecret(request.code)
    const code = await takeCode(tx, codeHash)
    if (!code) return endStolen(tx, deps, codeHash)
    if (!fits(code, client, request, tx)) return undefined
    const status = await deps.identity.statusOf(tx, code.identityId)
    if (status !== 'ACTIVE') return undefined
    const { signInId: id, clientId, identityId, signedInDate } = code
    const signIn = { id, clientId, identityId, signedInDate, isRenewable: true }
    return beginSignIn(tx, deps, signIn, call.request)
  })
  if (!tokens) throw InvalidGrant()
  return tokens
}

const badVerifier = [
  { parameter: 'codeVerifier' },
  'codeVerifier takes 43 to 128 letters, digits, - . _ and ~',
] as const

const fits = (code: AuthorizationCode, client: Client, request: TokenRequest, tx: Tx): boolean =>
  code.expiresDate > tx.now &&
  code.clientId === client.id &&
  (code.redirectUri ?? '') === request.redirectUri &&
  proves(request.codeVerifier, code.codeChallenge)

/** A code shown twice was stolen, before or after: what came from it ends. */
async function endStolen(tx: Tx, deps: Deps, codeHash: Buffer): Promise<undefined> {
  const signInId = await findSignInOfCode(tx, codeHash)
  if (signInId) await endSignIn(tx, deps, { id: signInId })
  return undefined
}
