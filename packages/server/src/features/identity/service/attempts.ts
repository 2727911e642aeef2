import type { Attempts } from '../../../platform/attempts.ts'
import { ATTEMPT_WINDOW_MINUTES, attemptLimits } from '../rules.ts'

/** Whose attempt it is: one account from one network. */
export interface Attempt {
  readonly siteId: string
  readonly account: string
  readonly network: string
}

/** Takes one of the attempts that are left; false when none is. Counted first, so that a burst is too. */
export async function takeAttempt(attempts: Attempts, attempt: Attempt): Promise<boolean> {
  const { pair, account, network } = bucketsOf(attempt)
  if ((await attempts.add(pair)) > attemptLimits.accountAndNetwork) return false
  if ((await attempts.count(account)) >= attemptLimits.account) return false
  return (await attempts.count(network)) < attemptLimits.network
}

export async function noteFailure(attempts: Attempts, attempt: Attempt): Promise<void> {
  const { account, network } = bucketsOf(attempt)
  await attempts.add(account)
  await attempts.add(network)
}

export const noteSuccess = (attempts: Attempts, attempt: Attempt): Promise<void> =>
  attempts.clear(bucketsOf(attempt).pair)

function bucketsOf({ siteId, account, network }: Attempt) {
  const bucket = (name: string, key: string) => ({
    siteId,
    bucket: name,
    key,
    windowMinutes: ATTEMPT_WINDOW_MINUTES,
  })
  return {
    pair: bucket('login', `${account} ${network}`),
    account: bucket('login-account', account),
    network: bucket('login-network', network),
  }
}
