import { InvalidGrant } from '@vitrine/contract/oauth'
import { hashSecret } from '../../../../platform/ids.ts'
import type { Claims } from '../../../../platform/signed-tokens.ts'
import type { Deps, Subject, TokenPair, TokenRequest } from '../../model.ts'
import { REFRESH_DAYS } from '../../rules/lifetimes.ts'
import { touchRefreshToken } from '../../store/refresh-tokens.ts'
import { inSeconds, issueAccessToken, type OnSite } from '../access-tokens.ts'
import { knownClient, missing } from '../known-client.ts'
import { siteOfRefreshToken } from '../member-tokens.ts'

/** A new access token for the same subject. The refresh token stays valid: clients keep the old one. */
export async function grantRefresh(
  deps: Deps,
  request: TokenRequest,
  onSite: OnSite,
): Promise<TokenPair> {
  const { refreshToken, clientId } = request
  if (refreshToken === '') throw missing('refreshToken')
  // Some clients leave their id out; one that is sent must be the token's.
  if (clientId !== '') await knownClient(deps, clientId)
  const now = deps.platform.clock.now()
  const signed = deps.platform.tokens.read(refreshToken, inSeconds(now))
  const subject = signed ? visitorOf(signed) : await findMember(deps, refreshToken, onSite)
  if (!subject || (clientId !== '' && clientId.toLowerCase() !== subject.clientId)) {
    throw InvalidGrant()
  }
  return { accessToken: issueAccessToken(deps, subject, now), refreshToken }
}

function visitorOf(claims: Claims): Subject | undefined {
  if (claims.typ !== 'refresh' || claims.role !== 'visitor') return undefined
  return {
    role: 'visitor',
    id: claims.sub,
    siteId: claims.site,
    clientId: String(claims.client),
  }
}

async function findMember(
  { platform, identity }: Deps,
  token: string,
  onSite: OnSite,
): Promise<Subject | undefined> {
  const siteId = siteOfRefreshToken(token)
  if (!siteId) return undefined
  const tx = onSite(siteId)
  const expires = platform.clock.after(tx.now, { days: REFRESH_DAYS })
  const row = await touchRefreshToken(tx, hashSecret(token), expires)
  if (!row || (await identity.statusOf(tx, row.identityId)) !== 'ACTIVE') return undefined
  return {
    role: 'member',
    id: row.identityId,
    siteId,
    clientId: row.clientId ?? '',
    signedInAt: inSeconds(row.signedInDate),
  }
}
