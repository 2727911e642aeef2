import type { Messages } from '../../messages/en.ts'
import type { FormState } from '../../scaffold/use-form.ts'
import { anyOf, type FormOf, flag, oneOf, secret, text, whole } from './spec.ts'

const httpsOrNothing = (typed: string, { signInSettings }: Messages) =>
  typed === '' || isHttps(typed) ? undefined : signInSettings.badUrl

export function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}

export const privacies = ['standard', 'private'] as const
export const passwordChanges = ['fresh-sign-in', 'open'] as const
export const factorTypes = ['TOTP', 'EMAIL', 'SMS', 'CALL', 'PUSH', 'WEBAUTHN'] as const
export const requireds = ['never', 'always'] as const
export const captchaModes = ['off', 'invisible', 'visible'] as const
export const captchaProviders = ['proof-of-work', 'siteverify'] as const

/** Everything about getting in, by where it stands in the settings of a site. */
export const signInSpec = {
  approval: flag('requireOwnerApproval'),
  verification: flag('requireEmailVerification'),
  privacy: oneOf('signInPrivacy', privacies),
  minLength: whole('passwordPolicy.minLength', 4, 64),
  refuseCommon: flag('passwordPolicy.refuseCommon'),
  refuseOwnNames: flag('passwordPolicy.refuseOwnNames'),
  passwordChange: oneOf('passwordChange', passwordChanges),
  allowed: anyOf('factors.allowed', factorTypes),
  required: oneOf('factors.required', requireds),
  remember: whole('factors.rememberDeviceDays', 0, 365),
  resetWaitHours: whole('factors.resetWaitHours', 0, 168),
  captchaMode: oneOf('captcha.mode', captchaModes),
  provider: oneOf('captcha.provider', captchaProviders),
  siteKey: text('captcha.siteKey'),
  invisibleSiteKey: text('captcha.invisibleSiteKey'),
  verifyUrl: text('captcha.verifyUrl', httpsOrNothing),
  secret: secret('captcha.secret'),
  difficulty: whole('captcha.difficulty', 1_000, 10_000_000),
  refreshTokenDays: whole('sessions.refreshTokenDays', 1, 730),
  accessTokenMinutes: whole('sessions.accessTokenMinutes', 5, 1440),
  sessionTokenMinutes: whole('sessions.sessionTokenMinutes', 1, 60),
  recentProofMinutes: whole('sessions.recentProofMinutes', 1, 60),
  failedLoginsPerAccount: whole('limits.failedLoginsPerAccount', 1, 100_000),
  failedLoginsPerNetwork: whole('limits.failedLoginsPerNetwork', 1, 1_000_000),
  windowMinutes: whole('limits.windowMinutes', 1, 1440),
  callsPerMinuteFactor: whole('limits.callsPerMinuteFactor', 1, 10_000),
}

export type SignInForm = FormOf<typeof signInSpec>
export type SignInState = FormState<SignInForm>
export interface PartProps {
  readonly state: SignInState
}

/** What the settings come to, in sentences for the one who sets them. */
export function meaningOf(form: SignInForm, { signInSettings }: Messages): readonly string[] {
  const { summary } = signInSettings
  const { approval, allowed, required } = form
  const verification = form.verification || form.privacy === 'private'
  const joining = approval && verification ? 'both' : approval ? 'approval' : 'open'
  const factor =
    allowed.length === 0 ? 'factorNone' : required === 'always' ? 'factorAlways' : 'factorOptional'
  return [
    summary[joining === 'open' && verification ? 'verified' : joining],
    summary[factor],
    summary.lasts(form.refreshTokenDays),
    summary.attempts(form.failedLoginsPerAccount, form.windowMinutes),
  ]
}
