import { SignInEnded } from '@vitrine/contract/authentication'
import { hashSecret, newId, newSecret } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, SignIn, TokenPair, Visit } from '../model.ts'
import { lifetimesOf } from '../rules/lifetimes.ts'
import { inSeconds } from '../rules/times.ts'
import { deleteCodes } from '../store/codes.ts'
import * as store from '../store/sign-ins.ts'
import { issueAccessToken } from './access-tokens.ts'

export interface NewSignIn {
  /** Known before for the sign-in of a code. */
  readonly id?: string
  readonly identityId: string
  readonly clientId: string | null
  readonly signedInDate: Date
  readonly proofs: readonly string[]
  readonly scope: readonly string[]
  /** Whether its tokens are restricted to the scope. */
  readonly isLimited: boolean
  /** Whether it has a refresh token. */
  readonly isRenewable: boolean
}

/** Starts a sign-in; its tokens are valid until it ends. */
export async function beginSignIn(
  tx: Tx,
  deps: Deps,
  { id = newId(), isRenewable, isLimited, ...signIn }: NewSignIn,
  { userAgent, network }: Visit,
): Promise<TokenPair> {
  const lifetimes = lifetimesOf((await deps.sites.get(tx.siteId)).settings)
  const { clock } = deps.platform
  const refreshToken = isRenewable ? `${tx.siteId}.${newSecret()}` : null
  await store.insertSignIn(tx, {
    id,
    ...signIn,
    userAgent,
    network,
    refreshHash: refreshToken === null ? null : hashSecret(refreshToken),
    expiresDate: isRenewable
      ? clock.after(tx.now, { days: lifetimes.refreshDays })
      : clock.after(tx.now, { seconds: lifetimes.accessSeconds }),
  })
  const newSignIn = { id, ...signIn, isLimited }
  return { refreshToken, ...memberAccess(tx, deps, newSignIn, lifetimes.accessSeconds) }
}

/** An access token of a sign-in. */
export function memberAccess(
  tx: Tx,
  deps: Deps,
  signIn: Pick<SignIn, 'id' | 'identityId' | 'clientId' | 'signedInDate' | 'scope'> & {
    readonly isLimited: boolean
  },
  seconds: number,
): Omit<TokenPair, 'refreshToken'> {
  const subject = {
    role: 'member',
    id: signIn.identityId,
    siteId: tx.siteId,
    clientId: signIn.clientId ?? '',
    signedInAt: inSeconds(signIn.signedInDate),
    signInId: signIn.id,
    ...(signIn.isLimited ? { limits: signIn.scope } : {}),
  } as const
  const accessToken = issueAccessToken(deps, subject, { now: tx.now, seconds })
  return { accessToken, expiresInSeconds: seconds }
}

/** Ends one sign-in with all its tokens; false when it had ended or never existed. */
export async function endSignIn(
  tx: Tx,
  { events }: Deps,
  selector: store.SignInSelector,
): Promise<boolean> {
  const ended = await store.endSignIn(tx, selector)
  if (ended) await events.append(tx, factOf(ended))
  return ended !== undefined
}

/** Ends the sign-ins of an identity except the given ones; returns how many. */
export async function endSignInsOf(
  tx: Tx,
  { events }: Deps,
  identityId: string,
  except: store.ExceptSignIn = {},
): Promise<number> {
  // A pending code would start the next sign-in.
  await deleteCodes(tx, identityId)
  const ended = await store.endSignInsOf(tx, identityId, except)
  await events.append(tx, ...ended.map(factOf))
  return ended.length
}

const factOf = ({ id, identityId, clientId }: SignIn) => ({
  definition: SignInEnded,
  entityId: identityId,
  after: { id: identityId, signInId: id, clientId },
})

/** A member's refresh token begins with its site, so that it is looked for there only. */
export const siteOfRefreshToken = (token: string): string | undefined =>
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(token)?.[1]
