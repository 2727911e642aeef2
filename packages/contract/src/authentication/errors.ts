import { defineError } from '../kit/index.ts'

/** Clients identify errors by these numbers (specification §8), which are sent as text. */
export const EmailAlreadyExists = defineError({
  code: '-19995',
  status: 409,
  description: 'This e-mail address is registered already',
})
export const WrongPassword = defineError({
  code: '-19976',
  status: 401,
  description: 'The e-mail address or password is wrong',
})
export const AccountUnknown = defineError({
  code: '-19999',
  status: 404,
  description: 'There is no account with this e-mail address',
})
export const AccountBlocked = defineError({
  code: '-19980',
  status: 403,
  description: 'The owner of the site has closed this account',
})
export const LoginThrottled = defineError({
  code: '-19959',
  status: 429,
  description: 'Too many attempts; wait 15 minutes and try again',
})
/** Login returns this instead of field violations, which its clients cannot read. */
export const InvalidLogin = defineError({
  code: '-19988',
  status: 400,
  description: 'A login needs an e-mail address and a password',
})
/** The site requires a captcha. */
export const CaptchaMissing = defineError({
  code: '-19971',
  status: 403,
  description: 'The captcha is missing; solve it and send its token',
})
export const CaptchaInvalid = defineError({
  code: '-19970',
  status: 403,
  description: 'The captcha is wrong, was already used or has expired',
})
/** The password is disabled: a new one must be set by e-mail. */
export const PasswordResetNeeded = defineError({
  code: '-19973',
  status: 401,
  description: 'This password can no longer be used; request an e-mail to set a new one',
})
export const StateTokenInvalid = defineError({
  code: 'STATE_TOKEN_INVALID',
  status: 400,
  description: 'This sign-in is already finished or has expired; start again',
})
export const FactorCodeWrong = defineError({
  code: 'FACTOR_CODE_INVALID',
  status: 400,
  description: 'The code is wrong or has expired',
})
/** The data names the requested factor and those of the account. */
export const FactorNotAvailable = defineError({
  code: 'FACTOR_NOT_AVAILABLE',
  status: 428,
  description: 'The account does not have this factor, or the site does not allow it',
})
/** The sign-in was denied on another device and has ended. */
export const SignInDenied = defineError({
  code: 'SIGN_IN_DENIED',
  status: 403,
  description: 'This sign-in was denied on another device of the account',
})
export const ApprovalExpired = defineError({
  code: 'APPROVAL_EXPIRED',
  status: 400,
  description: 'This sign-in was not approved in time; try again or choose another factor',
})
/** The same error for an unknown passkey and an invalid response. */
export const PasskeyRefused = defineError({
  code: 'PASSKEY_REFUSED',
  status: 400,
  description: 'The passkey is unknown, or its response is not valid',
})
export const PasskeyExpired = defineError({
  code: 'PASSKEY_EXPIRED',
  status: 400,
  description: 'The passkey challenge was already used or has expired; start again',
})
/** Its signature counter did not increase. The owner is notified by e-mail. */
export const PasskeyCopied = defineError({
  code: 'PASSKEY_COPIED',
  status: 403,
  description: 'This passkey may have been copied; sign in another way and remove it',
})
/** `withinMinutes` of the data: how recent the sign-in has to be. */
export const FreshSignInRequired = defineError({
  code: 'FRESH_SIGN_IN_REQUIRED',
  status: 403,
  description: 'Sign in again: this requires a recent sign-in',
})
/** A field rule: the new password violates the site's policy. */
export const WEAK_PASSWORD = 'WEAK_PASSWORD'
