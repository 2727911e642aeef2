import type { Tx } from '../../../../platform/tx.ts'
import type { Deps } from '../model.ts'
import { hasSignedInFrom } from '../store/authentication-log.ts'

/** Whose attempt it is: one account from one network. */
export interface Attempt {
  readonly siteId: string
  readonly account: string
  readonly network: string
}

/** From so many networks together, as a multiple of one network's share, an account bears failures. */
const ALL_NETWORKS = 10

/**
 * Takes one of the attempts that are left; false when none is. Counted first, so that a burst is too.
 * Strangers who guess from many networks shut out each other, never a network that the account has
 * signed in from.
 */
export async function countAttempt(
  tx: Tx,
  { platform: { attempts }, sites }: Deps,
  attempt: Attempt,
): Promise<boolean> {
  const { limits } = (await sites.get(tx.siteId)).settings
  const { pair, account, network } = bucketsOf(attempt, limits.windowMinutes)
  const counts = await attempts.addAndCount(pair, [network, account])
  const [fromThisPair = 0, fromNetwork = 0, onAccount = 0] = counts
  if (fromThisPair > limits.failedLoginsPerAccount) return false
  if (fromNetwork >= limits.failedLoginsPerNetwork) return false
  if (onAccount < limits.failedLoginsPerAccount * ALL_NETWORKS) return true
  return hasSignedInFrom(tx, attempt)
}

export async function recordFailure({ platform, sites }: Deps, attempt: Attempt): Promise<void> {
  const { windowMinutes } = (await sites.get(attempt.siteId)).settings.limits
  const { account, network } = bucketsOf(attempt, windowMinutes)
  await platform.attempts.add(account)
  await platform.attempts.add(network)
}

/** What a right password forgives: the failures of this account from this network. */
export const clearFailures = ({ platform }: Deps, attempt: Attempt): Promise<void> =>
  platform.attempts.clear(bucketsOf(attempt, 0).pair)

function bucketsOf({ siteId, account, network }: Attempt, windowMinutes: number) {
  const bucket = (name: string, key: string) => ({ siteId, bucket: name, key, windowMinutes })
  return {
    pair: bucket('login', `${account} ${network}`),
    account: bucket('login-account', account),
    network: bucket('login-network', network),
  }
}
