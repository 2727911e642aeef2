import { defineError, defineFact } from '../kit/index.ts'

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
export const FreshSignInRequired = defineError({
  code: 'FRESH_SIGN_IN_REQUIRED',
  status: 403,
  description: 'Sign in again; a password can be changed within 5 minutes of signing in',
})
/** A field rule: the new password falls short of the site's policy. */
export const WEAK_PASSWORD = 'WEAK_PASSWORD'

export const IdentityRegistered = defineFact('identity.registered')
/** Every finished sign-in. */
export const IdentitySignedIn = defineFact('identity.signed_in')
export const IdentityStatusChanged = defineFact('identity.status_changed')
/** Carries the one sign-in that stays valid; never the password. */
export const PasswordChanged = defineFact('identity.password_changed')
export const IdentityDeleted = defineFact('identity.deleted')
