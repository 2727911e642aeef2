import { newId } from '../../../../../platform/ids.ts'
import type { Deps, TokenPair, TokenRequest } from '../../model.ts'
import { lifetimesOf } from '../../rules/lifetimes.ts'
import { lifetime } from '../../rules/times.ts'
import { claimsOf, issueAccessToken } from '../access-tokens.ts'
import { requireClient } from '../require-client.ts'

const DAY_SECONDS = 86_400

/** A new visitor. Nothing is stored: both tokens contain the signed id of the visitor. */
export async function grantAnonymous(deps: Deps, request: TokenRequest): Promise<TokenPair> {
  const client = await requireClient(deps, request.clientId)
  const { settings } = await deps.sites.get(client.siteId)
  const { accessSeconds: seconds, refreshDays } = lifetimesOf(settings)
  const now = deps.platform.clock.now()
  const visitor = {
    role: 'visitor',
    id: newId(),
    siteId: client.siteId,
    clientId: client.id,
  } as const
  const refreshToken = deps.platform.tokens.issue({
    ...claimsOf(visitor),
    ...lifetime(now, refreshDays * DAY_SECONDS),
    typ: 'refresh',
  })
  const accessToken = issueAccessToken(deps, visitor, { now, seconds })
  return { accessToken, refreshToken, expiresInSeconds: seconds }
}
