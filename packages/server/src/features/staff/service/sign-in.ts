import { StaffSignInRefused, StaffSignInThrottled } from '@vitrine/contract/staff'
import { hashSecret, newSecret } from '../../../platform/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { RequestFacts } from '../../../transport/call.ts'
import type { StaffAccount } from '../model.ts'
import { emailKey, SESSION_DAYS } from '../rules.ts'
import { findAccount, insertSession } from '../store.ts'

const FAILURES = 10
const WINDOW_MINUTES = 15

/** Checks a password and opens a session; answers the same way and as slowly for an unknown e-mail. */
export async function signIn(
  platform: Platform,
  input: { email: string; password: string },
  request: RequestFacts,
): Promise<{ account: StaffAccount; token: string }> {
  const { db, attempts, clock, passwords } = platform
  const key = `${emailKey(input.email)} ${request.network}`
  const bucket = { siteId: null, bucket: 'staff-sign-in', key, windowMinutes: WINDOW_MINUTES }
  if ((await attempts.count(bucket)) >= FAILURES) throw StaffSignInThrottled()
  const account = await findAccount(db, emailKey(input.email))
  if (!(await passwords.verify(account?.passwordHash ?? undefined, input.password)) || !account) {
    await attempts.add(bucket)
    throw StaffSignInRefused()
  }
  await attempts.clear(bucket)
  return { account, token: await openSession(platform, account.id, request, clock.now()) }
}

export async function openSession(
  platform: Platform,
  staffId: string,
  request: RequestFacts,
  now: Date,
): Promise<string> {
  const token = newSecret()
  await insertSession(platform.db, {
    tokenHash: hashSecret(token),
    staffId,
    userAgent: request.userAgent,
    network: request.network,
    now,
    expires: platform.clock.after(now, { days: SESSION_DAYS }),
  })
  return token
}
