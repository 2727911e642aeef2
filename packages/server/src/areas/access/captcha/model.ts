import type { CaptchaToken as WireToken } from '@vitrine/contract/authentication'
import type { Static } from '@vitrine/contract/kit'
import type { Platform } from '../../../platform/platform.ts'
import type { FetchLimits } from '../../../platform/safe-fetch.ts'
import type { Tx } from '../../../platform/tx.ts'

export type CaptchaToken = Static<typeof WireToken>

/** The captcha settings of a site. */
export interface CaptchaPolicy {
  readonly mode: 'off' | 'invisible' | 'visible'
  readonly provider: 'proof-of-work' | 'siteverify'
  readonly verifyUrl: string
  readonly difficulty: number
}

/** `unavailable`: the captcha service could not be reached. */
export type Verdict = 'valid' | 'invalid' | 'unavailable'

/** One way to check answers. */
export type Provider = (tx: Tx, deps: Deps, answer: CaptchaAnswer) => Promise<Verdict>

export interface CaptchaAnswer {
  readonly text: string
  readonly policy: CaptchaPolicy
  /** Network of the client. */
  readonly network: string
}

/** Dependencies of the services. */
export interface Deps {
  readonly platform: Pick<Platform, 'clock' | 'sealing' | 'logger'>
  readonly sites: {
    get(siteId: string): Promise<{ readonly settings: { readonly captcha: CaptchaPolicy } }>
    secretOf(siteId: string, name: 'captcha'): Promise<string | undefined>
  }
  /** Limits for requests to the captcha service; only tests allow the local machine. */
  readonly fetchLimits?: FetchLimits | undefined
}
