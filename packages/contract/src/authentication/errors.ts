import { defineError } from '../kit/index.ts'

/** The numbers are what clients recognise (specification §8); they travel as text. */
export const EmailAlreadyExists = defineError({
  code: '-19995',
  status: 409,
  description: 'This e-mail address is registered already',
})
export const WrongPassword = defineError({
  code: '-19976',
  status: 401,
  description: 'This e-mail and password do not fit',
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
  description: 'Too many attempts; wait a quarter of an hour and try again',
})
/** Login answers this where other calls name broken fields: its clients cannot read those. */
export const InvalidLogin = defineError({
  code: '-19988',
  status: 400,
  description: 'A login needs an e-mail address and a password',
})
/** The site asks for a proof of not being a machine. */
export const CaptchaMissing = defineError({
  code: '-19971',
  status: 403,
  description: 'The captcha is missing; solve it and send its token',
})
export const CaptchaInvalid = defineError({
  code: '-19970',
  status: 403,
  description: 'The captcha was not solved, was used already or is too old',
})
/** The password no longer counts: a new one has to be set by mail. */
export const PasswordResetNeeded = defineError({
  code: '-19973',
  status: 401,
  description: 'This password can no longer be used; ask for a mail to set a new one',
})
export const StateTokenInvalid = defineError({
  code: 'STATE_TOKEN_INVALID',
  status: 400,
  description: 'This sign-in was finished or has expired; start again',
})
export const FactorCodeWrong = defineError({
  code: 'FACTOR_CODE_INVALID',
  status: 400,
  description: 'The code does not fit or is no longer valid',
})
/** The data names the factor asked for and those the account has. */
export const FactorNotAvailable = defineError({
  code: 'FACTOR_NOT_AVAILABLE',
  status: 428,
  description: 'The account does not have this factor, or the site does not allow it',
})
/** Somebody who is signed in elsewhere has refused this sign-in, which ends with it. */
export const SignInDenied = defineError({
  code: 'SIGN_IN_DENIED',
  status: 403,
  description: 'This sign-in was denied where the account is signed in already',
})
export const ApprovalExpired = defineError({
  code: 'APPROVAL_EXPIRED',
  status: 400,
  description: 'Nobody approved this sign-in in time; ask again, or choose another factor',
})
/** Says the same of a passkey that nobody has and of an answer that does not fit. */
export const PasskeyRefused = defineError({
  code: 'PASSKEY_REFUSED',
  status: 400,
  description: 'This passkey is not known here, or its answer does not fit',
})
export const PasskeyExpired = defineError({
  code: 'PASSKEY_EXPIRED',
  status: 400,
  description: 'The question to the passkey was answered already or is too old; begin again',
})
/** Its counter stands still or goes back. The owner is told by mail. */
export const PasskeyCopied = defineError({
  code: 'PASSKEY_COPIED',
  status: 403,
  description: 'There seems to be a copy of this passkey; sign in another way and remove it',
})
/** `withinMinutes` of the data: how recent the sign-in has to be. */
export const FreshSignInRequired = defineError({
  code: 'FRESH_SIGN_IN_REQUIRED',
  status: 403,
  description: 'Sign in again: this needs a sign-in of the last minutes',
})
/** A field rule: the new password falls short of the site's policy. */
export const WEAK_PASSWORD = 'WEAK_PASSWORD'
