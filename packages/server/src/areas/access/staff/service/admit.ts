import { hashSecret, newSecret } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { RequestDetails } from '../../../../transport/call.ts'
import type { Challenge, Deps, FactorType, StaffAccount } from '../model.ts'
import { factorsOf, SESSION_DAYS, SIGN_IN_MINUTES } from '../rules.ts'
import { findStaffFactors } from '../store/factors.ts'
import { insertSession } from '../store/sessions.ts'
import { insertSignIn } from '../store/sign-ins.ts'

type AdmitDeps = Pick<Deps, 'platform'>

/** A session token, or the second factor required before it. */
export type Admission =
  | { readonly account: StaffAccount; readonly token: string }
  | { readonly account: StaffAccount; readonly challenge: Challenge }

/** Continues after a correct password. */
export async function admit(
  tx: Tx,
  { platform }: AdmitDeps,
  account: StaffAccount,
  request: RequestDetails,
): Promise<Admission> {
  const ways = factorsOf(await findStaffFactors(tx.db, account.id))
  if (ways.length === 0) {
    return { account, token: await openSession(tx, { platform }, account.id, request) }
  }
  const token = newSecret()
  const expiresDate = platform.clock.after(tx.now, { minutes: SIGN_IN_MINUTES })
  await insertSignIn(tx.db, {
    tokenHash: hashSecret(token),
    staffId: account.id,
    now: tx.now,
    expires: expiresDate,
  })
  return { account, challenge: { token, expiresDate, ways } }
}

export async function openSession(
  tx: Pick<Tx, 'db' | 'now'>,
  { platform }: AdmitDeps,
  staffId: string,
  request: Pick<RequestDetails, 'userAgent' | 'network'>,
  secondFactor?: FactorType,
): Promise<string> {
  const token = newSecret()
  await insertSession(tx.db, {
    tokenHash: hashSecret(token),
    staffId,
    userAgent: request.userAgent,
    network: request.network,
    secondFactor,
    now: tx.now,
    expires: platform.clock.after(tx.now, { days: SESSION_DAYS }),
  })
  return token
}
