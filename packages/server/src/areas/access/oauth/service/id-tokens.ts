import { createHash } from 'node:crypto'
import type { IdClaims } from '../../../../platform/signed-tokens.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, SignIn } from '../model.ts'
import { claimsOf } from '../rules/claims.ts'
import { strengthOf } from '../rules/proofs.ts'
import { inSeconds, lifetime } from '../rules/times.ts'

const SECONDS = 3600

/** The issuer: the site, by the address of its pages. */
export async function issuerOf(
  { platform, sites }: Pick<Deps, 'platform' | 'sites'>,
  siteId: string,
  baseUrl: string,
): Promise<string> {
  const site = await sites.find(siteId)
  return new URL(site ? await sites.urlOf(siteId, baseUrl) : platform.config.publicUrl).origin
}

export interface IdTokenInput {
  readonly signIn: Pick<
    SignIn,
    'id' | 'identityId' | 'clientId' | 'signedInDate' | 'proofs' | 'scope'
  >
  readonly accessToken: string
  readonly nonce?: string | null
  readonly baseUrl: string
}

/** The ID token of a sign-in; undefined when the client did not request `openid`. */
export async function issueIdToken(
  tx: Tx,
  deps: Deps,
  { signIn, accessToken, nonce, baseUrl }: IdTokenInput,
): Promise<string | undefined> {
  if (!signIn.scope.includes('openid') || signIn.clientId === null) return undefined
  const { platform, identity } = deps
  const person = await identity.find(tx, signIn.identityId)
  if (!person) return undefined
  return platform.tokens.issueId({
    ...claimsOf(person, signIn.scope),
    ...strengthOf(signIn.proofs),
    ...lifetime(platform.clock.now(), SECONDS),
    iss: await issuerOf(deps, tx.siteId, baseUrl),
    aud: signIn.clientId,
    auth_time: inSeconds(signIn.signedInDate),
    sid: signIn.id,
    at_hash: leftHalf(accessToken),
    ...(nonce ? { nonce } : {}),
  })
}

/** The claims of an ID token issued here, even if expired. */
export const readIdToken = ({ platform }: Deps, token: string): IdClaims | undefined =>
  platform.tokens.readId(token)

/** Half of the SHA-256 of a token, which ties the ID token to it (OpenID Connect Core §3.1.3.6). */
const leftHalf = (token: string): string =>
  createHash('sha256').update(token, 'ascii').digest().subarray(0, 16).toString('base64url')
