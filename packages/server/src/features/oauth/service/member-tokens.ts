import { hashSecret, newSecret } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { AuthorizationCode, Deps, TokenPair } from '../model.ts'
import { REFRESH_DAYS } from '../rules/lifetimes.ts'
import { insertRefreshToken } from '../store/refresh-tokens.ts'
import { inSeconds, issueAccessToken } from './access-tokens.ts'

/** Tokens for the member of a code, as the first of a family. */
export async function issueMemberTokens(
  tx: Tx,
  deps: Deps,
  code: AuthorizationCode,
): Promise<TokenPair> {
  const { clientId, identityId, family, signedInDate } = code
  const refreshToken = `${tx.siteId}.${newSecret()}`
  await insertRefreshToken(tx, {
    tokenHash: hashSecret(refreshToken),
    clientId,
    identityId,
    family,
    signedInDate,
    expires: deps.platform.clock.after(tx.now, { days: REFRESH_DAYS }),
  })
  const subject = {
    role: 'member',
    id: identityId,
    siteId: tx.siteId,
    clientId,
    signedInAt: inSeconds(signedInDate),
  } as const
  return { accessToken: issueAccessToken(deps, subject, tx.now), refreshToken }
}

/** A member's refresh token begins with its site, so that it is looked for there only. */
export const siteOfRefreshToken = (token: string): string | undefined =>
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(token)?.[1]
