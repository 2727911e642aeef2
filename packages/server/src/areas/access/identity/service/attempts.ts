import type { Tx } from '../../../../platform/tx.ts'
import type { Deps } from '../model.ts'
import { hasSignedInFrom } from '../store/authentication-log.ts'

/** Attempts are counted per account and network. */
export interface Attempt {
  readonly siteId: string
  readonly account: string
  readonly network: string
}

/** Limit of failures of an account from all networks together, as a multiple of the limit of one network. */
const ALL_NETWORKS = 10

/**
 * Uses one of the remaining attempts; false when none is left. Counts before the check, so that bursts count
 * too. Guesses from many networks lock out other unknown networks, never one that the account has signed in
 * from.
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

/** A correct password clears the failures of this account from this network. */
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
