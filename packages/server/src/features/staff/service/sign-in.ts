import { StaffSignInRefused } from '@vitrine/contract/staff'
import { hashSecret, newSecret } from '../../../platform/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { RequestFacts } from '../../../transport/call.ts'
import type { StaffAccount } from '../model.ts'
import { emailKey, SESSION_DAYS } from '../rules.ts'
import { findAccount } from '../store/accounts.ts'
import { insertSession } from '../store/sessions.ts'
import { provePassword } from './prove-password.ts'

/** Checks a password and opens a session; answers the same way and as slowly for an unknown e-mail. */
export async function signIn(
  platform: Platform,
  input: { email: string; password: string },
  request: RequestFacts,
): Promise<{ account: StaffAccount; token: string }> {
  const account = await findAccount(platform.db, emailKey(input.email))
  const isProved = await provePassword(platform, account, { ...input, network: request.network })
  if (!isProved || !account) throw StaffSignInRefused()
  const token = await openSession(platform, account.id, request, platform.clock.now())
  return { account, token }
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
