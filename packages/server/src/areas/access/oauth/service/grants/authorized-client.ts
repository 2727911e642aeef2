import { InvalidClient, InvalidGrant, UnauthorizedClient } from '@vitrine/contract/oauth'
import { inTransaction, type Tx } from '../../../../../platform/tx.ts'
import type { LoginSession } from '../../../identity/index.ts'
import type { Deps, OpenCall, TokenPair, TokenRequest } from '../../model.ts'
import { readAccessToken } from '../access-tokens.ts'
import { isGuid, missingParameter } from '../require-client.ts'
import { beginSignIn } from '../sign-ins.ts'

/** Issues a member's tokens to a server that authenticates with an API key. */
export async function grantAuthorizedClient(
  deps: Deps,
  request: TokenRequest,
  call: OpenCall,
): Promise<TokenPair> {
  const siteId = siteOfKey(call)
  const { memberId, sessionToken, scope } = request
  if (memberId === '') throw missingParameter('memberId')
  const clientId = await clientOfVisitor(deps, call, siteId)
  const tokens = await inTransaction(call.onSite(siteId), async (tx) => {
    const proof = await proofOf(tx, deps, { memberId, sessionToken })
    if (!proof) return undefined
    const isRenewable = sessionToken !== '' || scope.split(' ').includes('offline_access')
    const identityId = memberId.toLowerCase()
    const signIn = {
      identityId,
      clientId,
      isRenewable,
      scope: [],
      isLimited: false,
      signedInDate: proof.createdDate,
      proofs: proof.proofs,
    }
    await deps.identity.log(tx, { event: 'sign_on', identityId }, call.request)
    return beginSignIn(tx, deps, signIn, call.request)
  })
  if (!tokens) throw InvalidGrant({}, 'The member is unknown, cannot sign in, or did not sign on')
  return tokens
}

/** The site of the API key. */
function siteOfKey({ caller }: OpenCall): string {
  if (caller.kind !== 'merchant' || caller.via !== 'api-key') throw InvalidClient()
  const mayIssue = caller.scopes.some((scope) => scope === '*' || scope === 'oauth:write')
  if (!mayIssue) throw UnauthorizedClient({ scope: 'oauth:write' })
  return caller.siteId
}

/** The client of the visitor who signs in; the token before the comma may be empty or expired. */
async function clientOfVisitor(
  deps: Deps,
  { request }: OpenCall,
  siteId: string,
): Promise<string | null> {
  const [token = ''] = (request.header('authorization') ?? '').replace(/^Bearer\s+/i, '').split(',')
  const claims = await readAccessToken(deps, token.trim())
  return claims?.site === siteId && typeof claims.client === 'string' ? claims.client || null : null
}

/** When the member proved their identity: at the sign-on, or now, vouched for by the server. */
async function proofOf(
  tx: Tx,
  { identity }: Deps,
  { memberId, sessionToken }: Pick<TokenRequest, 'memberId' | 'sessionToken'>,
): Promise<Pick<LoginSession, 'createdDate' | 'proofs'> | undefined> {
  if (!isGuid(memberId) || (await identity.statusOf(tx, memberId)) !== 'ACTIVE') return undefined
  if (sessionToken === '') return { createdDate: tx.now, proofs: [] }
  const session = await identity.findSession(tx, sessionToken)
  return session?.identityId === memberId.toLowerCase() ? session : undefined
}
