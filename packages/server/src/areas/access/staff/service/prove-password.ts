import { StaffSignInThrottled } from '@vitrine/contract/staff'
import type { Platform } from '../../../../platform/platform.ts'
import type { StaffAccount } from '../model.ts'
import { emailKey } from '../rules.ts'

const FAILURES = 10
const WINDOW_MINUTES = 15

/**
 * Whether the password of an account is correct. Takes as long for an unknown account, and counts failures.
 */
export async function provePassword(
  { attempts, passwords }: Platform,
  account: StaffAccount | undefined,
  credentials: { readonly email: string; readonly password: string; readonly network: string },
): Promise<boolean> {
  const key = `${emailKey(credentials.email)} ${credentials.network}`
  const bucket = { siteId: null, bucket: 'staff-sign-in', key, windowMinutes: WINDOW_MINUTES }
  if ((await attempts.count(bucket)) >= FAILURES) throw StaffSignInThrottled()
  const isRight = await passwords.verify(account?.passwordHash ?? undefined, credentials.password)
  if (!isRight || !account) {
    await attempts.add(bucket)
    return false
  }
  await attempts.clear(bucket)
  return true
}
