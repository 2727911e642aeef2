import type { CaptchaToken as WireToken } from '@vitrine/contract/authentication'
import type { Static } from '@vitrine/contract/kit'
import type { Platform } from '../../../platform/platform.ts'
import type { FetchLimits } from '../../../platform/safe-fetch.ts'
import type { Tx } from '../../../platform/tx.ts'

export type CaptchaToken = Static<typeof WireToken>

/** What a site decides about captchas. */
export interface CaptchaPolicy {
  readonly mode: 'off' | 'invisible' | 'visible'
  readonly provider: 'proof-of-work' | 'siteverify'
  readonly verifyUrl: string
  readonly difficulty: number
}

/** Whether an answer was right; `unknown` when nobody could say. */
export type Verdict = 'valid' | 'invalid' | 'unavailable'

/** One way to check answers. */
export type Provider = (tx: Tx, deps: Deps, answer: CaptchaAnswer) => Promise<Verdict>

export interface CaptchaAnswer {
  readonly text: string
  readonly policy: CaptchaPolicy
  /** Where the answer came from. */
  readonly network: string
}

/** Dependencies of the services. */
export interface Deps {
  readonly platform: Pick<Platform, 'clock' | 'sealing' | 'logger'>
  readonly sites: {
    get(siteId: string): Promise<{ readonly settings: { readonly captcha: CaptchaPolicy } }>
    secretOf(siteId: string, name: 'captcha'): Promise<string | undefined>
  }
  /** How far a request to the service may reach; only tests let their own machine in. */
  readonly fetchLimits?: FetchLimits | undefined
}
