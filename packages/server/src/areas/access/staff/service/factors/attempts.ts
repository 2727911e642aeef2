import { StaffSignInThrottled } from '@vitrine/contract/staff'
import type { AttemptBucket } from '../../../../../platform/attempts.ts'
import type { Deps } from '../../model.ts'

const PER_ACCOUNT = 10
const PER_NETWORK = 100
const windowMinutes = 15

/**
 * Runs an attempt unless the account or the network has reached its limit. Counts before the result is known,
 * so that parallel attempts count like sequential ones. Only a correct attempt, which returns a value, clears
 * the count of the account.
 */
export async function countAttempt<T>(
  { platform: { attempts } }: Pick<Deps, 'platform'>,
  { staffId, network }: { readonly staffId: string | undefined; readonly network: string },
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const accountBucket: AttemptBucket | undefined = staffId
    ? { siteId: null, bucket: 'staff-factor', key: staffId, windowMinutes }
    : undefined
  const networkBucket = {
    siteId: null,
    bucket: 'staff-factor-network',
    key: network,
    windowMinutes,
  }
  if ((await attempts.add(networkBucket)) > PER_NETWORK) throw StaffSignInThrottled()
  if (accountBucket && (await attempts.add(accountBucket)) > PER_ACCOUNT)
    throw StaffSignInThrottled()
  const result = await attempt()
  if (result !== undefined && accountBucket) await attempts.clear(accountBucket)
  return result
}
