import { CaptchaInvalid, CaptchaMissing } from '@vitrine/contract/authentication'
import type { Tx } from '../../../../platform/tx.ts'
import type { CaptchaPolicy, CaptchaToken, Deps, Provider } from '../model.ts'
import { answersIn } from '../rules.ts'
import { proofOfWork } from './proof-of-work.ts'
import { siteverify } from './siteverify.ts'

const providers: Record<CaptchaPolicy['provider'], Provider> = {
  'proof-of-work': proofOfWork,
  siteverify,
}

/** Verifies the captcha that the site requires; throws without a valid one. */
export async function check(
  tx: Tx,
  deps: Deps,
  tokens: readonly CaptchaToken[] | null | undefined,
  { network }: { readonly network: string },
): Promise<void> {
  const policy = (await deps.sites.get(tx.siteId)).settings.captcha
  if (policy.mode === 'off') return
  const answers = answersIn(tokens)
  if (answers.length === 0) throw CaptchaMissing()
  let isUnavailable = false
  for (const text of answers) {
    const verdict = await providers[policy.provider](tx, deps, { text, policy, network })
    if (verdict === 'valid') return
    isUnavailable ||= verdict === 'unavailable'
  }
  // Fails closed: an outage of the captcha service must not let bots in.
  if (isUnavailable) throw CaptchaInvalid({}, 'The captcha could not be checked; try again later')
  throw CaptchaInvalid()
}
