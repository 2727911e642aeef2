import type { Platform } from '../../../platform/platform.ts'
import type { FetchLimits } from '../../../platform/safe-fetch.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { CaptchaToken, Deps } from './model.ts'
import { check } from './service/check.ts'
import { newChallenge } from './service/proof-of-work.ts'

export type CaptchaFeature = ReturnType<typeof createCaptcha>

export function createCaptcha(
  platform: Pick<Platform, 'clock' | 'sealing' | 'logger'>,
  {
    sites,
    fetchLimits,
  }: { readonly sites: Deps['sites']; readonly fetchLimits?: FetchLimits | undefined },
) {
  const deps: Deps = { platform, sites, fetchLimits }
  return {
    /**
     * Refuses a call without the captcha that the site requires. Takes the tx of the call, outside of a
     * transaction.
     */
    check: (
      tx: Tx,
      tokens: readonly CaptchaToken[] | null | undefined,
      request: { readonly network: string },
    ): Promise<void> => check(tx, deps, tokens, request),
    challenge: (tx: Tx) => newChallenge(tx, deps),
  }
}
