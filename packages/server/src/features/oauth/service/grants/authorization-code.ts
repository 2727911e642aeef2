import { InvalidGrant, InvalidTokenRequest } from '@vitrine/contract/oauth'
import { hashSecret } from '../../../../platform/ids.ts'
import { inTransaction, type Tx } from '../../../../platform/tx.ts'
import type { AuthorizationCode, Client, Deps, TokenPair, TokenRequest } from '../../model.ts'
import { isVerifier, proves } from '../../rules/pkce.ts'
import { findFamilyOfCode, takeCode } from '../../store/codes.ts'
import { revokeFamily } from '../../store/refresh-tokens.ts'
import type { OnSite } from '../access-tokens.ts'
import { knownClient, missing } from '../known-client.ts'
import { issueMemberTokens } from '../member-tokens.ts'

/** A member's tokens for a code. Whoever shows a code uses it up, whether the rest fits or not. */
export async function grantAuthorizationCode(
  deps: Deps,
  request: TokenRequest,
  onSite: OnSite,
): Promise<TokenPair> {
  const client = await knownClient(deps, request.clientId)
  if (request.code === '') throw missing('code')
  if (request.codeVerifier === '') throw missing('codeVerifier')
  if (!isVerifier(request.codeVerifier)) throw InvalidTokenRequest(...badVerifier)
  // Outcomes are answered after the commit: a refusal must not undo what it found out.
  const tokens = await inTransaction(onSite(client.siteId), async (tx) => {
    const codeHash = hashSecret(request.code)
    const code = await takeCode(tx, codeHash)
    if (!code) return endFamily(tx, codeHash)
    if (!fits(code, client, request, tx)) return undefined
    const status = await deps.identity.statusOf(tx, code.identityId)
    return status === 'ACTIVE' ? issueMemberTokens(tx, deps, code) : undefined
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
async function endFamily(tx: Tx, codeHash: Buffer): Promise<undefined> {
  const family = await findFamilyOfCode(tx, codeHash)
  if (family) await revokeFamily(tx, family)
  return undefined
}
