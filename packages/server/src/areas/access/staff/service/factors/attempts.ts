import { StaffSignInThrottled } from '@vitrine/contract/staff'
import type { AttemptBucket } from '../../../../../platform/attempts.ts'
import type { Deps } from '../../model.ts'

const PER_ACCOUNT = 10
const PER_NETWORK = 100
const windowMinutes = 15

/**
 * Makes an attempt, unless the account or the network has had enough of them. Counted before the answer is
 * known, so that many attempts at once are no more than many one by one. Only a right one, which answers
 * something, clears the account: whatever else could be sent at will would let it be guessed for ever.
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
