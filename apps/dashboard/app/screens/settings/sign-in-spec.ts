import type { Messages } from '../../messages/index.ts'
import type { FormState } from '../../shared/use-form.ts'
import { anyOf, flag, oneOf, type SettingsForm, secret, text, wholeNumber } from './spec.ts'

const emptyOrHttps = (typed: string, { signInSettings }: Messages) =>
  typed === '' || isHttps(typed) ? undefined : signInSettings.badUrl

export function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}

export const privacies = ['standard', 'private'] as const
export const passwordChanges = ['fresh-sign-in', 'open'] as const
export const factorTypes = ['TOTP', 'EMAIL', 'SMS', 'CALL', 'PUSH', 'WEBAUTHN'] as const
export const requiredModes = ['never', 'always'] as const
export const captchaModes = ['off', 'invisible', 'visible'] as const
export const captchaProviders = ['proof-of-work', 'siteverify'] as const

/** Sign-in settings by their path in the site settings. */
export const signInSpec = {
  approval: flag('requireOwnerApproval'),
  verification: flag('requireEmailVerification'),
  privacy: oneOf('signInPrivacy', privacies),
  minLength: wholeNumber('passwordPolicy.minLength', 4, 64),
  refuseCommon: flag('passwordPolicy.refuseCommon'),
  refuseOwnNames: flag('passwordPolicy.refuseOwnNames'),
  passwordChange: oneOf('passwordChange', passwordChanges),
  allowed: anyOf('factors.allowed', factorTypes),
  required: oneOf('factors.required', requiredModes),
  remember: wholeNumber('factors.rememberDeviceDays', 0, 365),
  resetWaitHours: wholeNumber('factors.resetWaitHours', 0, 168),
  captchaMode: oneOf('captcha.mode', captchaModes),
  provider: oneOf('captcha.provider', captchaProviders),
  siteKey: text('captcha.siteKey'),
  invisibleSiteKey: text('captcha.invisibleSiteKey'),
  verifyUrl: text('captcha.verifyUrl', emptyOrHttps),
  secret: secret('captcha.secret'),
  difficulty: wholeNumber('captcha.difficulty', 1_000, 10_000_000),
  refreshTokenDays: wholeNumber('sessions.refreshTokenDays', 1, 730),
  accessTokenMinutes: wholeNumber('sessions.accessTokenMinutes', 5, 1440),
  sessionTokenMinutes: wholeNumber('sessions.sessionTokenMinutes', 1, 60),
  recentProofMinutes: wholeNumber('sessions.recentProofMinutes', 1, 60),
  failedLoginsPerAccount: wholeNumber('limits.failedLoginsPerAccount', 1, 100_000),
  failedLoginsPerNetwork: wholeNumber('limits.failedLoginsPerNetwork', 1, 1_000_000),
  windowMinutes: wholeNumber('limits.windowMinutes', 1, 1440),
  callsPerMinuteFactor: wholeNumber('limits.callsPerMinuteFactor', 1, 10_000),
}

export type SignInForm = SettingsForm<typeof signInSpec>
export type SignInState = FormState<SignInForm>
export interface PartProps {
  readonly state: SignInState
}

/** A summary of the settings in sentences. */
export function summaryOf(form: SignInForm, { signInSettings }: Messages): readonly string[] {
  const { summary } = signInSettings
  const { approval, allowed, required } = form
  const verification = form.verification || form.privacy === 'private'
  const joining = approval && verification ? 'both' : approval ? 'approval' : 'open'
  const factor =
    allowed.length === 0 ? 'factorNone' : required === 'always' ? 'factorAlways' : 'factorOptional'
  return [
    summary[joining === 'open' && verification ? 'verified' : joining],
    summary[factor],
    summary.lasts({ days: form.refreshTokenDays }),
    summary.attempts({ n: form.failedLoginsPerAccount, minutes: form.windowMinutes }),
  ]
}
