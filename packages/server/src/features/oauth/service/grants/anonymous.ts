import { newId } from '../../../../platform/ids.ts'
import type { Deps, TokenPair, TokenRequest } from '../../model.ts'
import { REFRESH_DAYS } from '../../rules/lifetimes.ts'
import { claimsOf, issueAccessToken, lifetime } from '../access-tokens.ts'
import { knownClient } from '../known-client.ts'

const REFRESH_SECONDS = REFRESH_DAYS * 86_400

/** A new visitor. Nothing is stored: both tokens carry the visitor in their signature. */
export async function grantAnonymous(deps: Deps, request: TokenRequest): Promise<TokenPair> {
  const client = await knownClient(deps, request.clientId)
  const now = deps.platform.clock.now()
  const visitor = {
    role: 'visitor',
    id: newId(),
    siteId: client.siteId,
    clientId: client.id,
  } as const
  const refreshToken = deps.platform.tokens.issue({
    ...claimsOf(visitor),
    ...lifetime(now, REFRESH_SECONDS),
    typ: 'refresh',
  })
  return { accessToken: issueAccessToken(deps, visitor, now), refreshToken }
}
