import { defineError } from '../kit/index.ts'

export const StaffSignInRefused = defineError({
  code: 'SIGN_IN_REFUSED',
  status: 401,
  description: 'The e-mail address or password is wrong',
})
export const StaffSignInThrottled = defineError({
  code: 'SIGN_IN_THROTTLED',
  status: 429,
  description: 'Too many attempts; wait 15 minutes and try again',
})
export const InvitationNotFound = defineError({
  code: 'INVITATION_NOT_FOUND',
  status: 404,
  description: 'This link was already used or has expired; request a new one',
})
/** A link to a new password that is unknown, used or older than an hour. */
export const StaffRecoveryExpired = defineError({
  code: 'STAFF_RECOVERY_EXPIRED',
  status: 410,
  description: 'This link was already used or has expired; request a new one',
})
export const StaffNotFound = defineError({
  code: 'STAFF_NOT_FOUND',
  status: 404,
  description: 'This site has no staff member with this id',
})
export const StaffSessionNotFound = defineError({
  code: 'STAFF_SESSION_NOT_FOUND',
  status: 404,
  description: 'You have no session with this id',
})
/** The e-mail already has a role on this site. */
export const AlreadyStaff = defineError({
  code: 'ALREADY_STAFF',
  status: 409,
  description: 'This person already works on this site; change their role instead',
})
/** Every installation needs at least one owner. */
export const LastOwner = defineError({
  code: 'LAST_OWNER',
  status: 409,
  description: 'This is the last owner of the installation; make another person owner first',
})
/** Staff cannot grant a role above their own or act on staff with more permissions. */
export const RoleTooHigh = defineError({
  code: 'ROLE_TOO_HIGH',
  status: 403,
  description: 'This role is higher than your own or covers more sites',
})
export const StaffPasswordWrong = defineError({
  code: 'STAFF_PASSWORD_WRONG',
  status: 403,
  description: 'This is not your current password',
})
/** A wrong code, recovery code or passkey; the data does not reveal which of them would be right. */
export const StaffFactorWrong = defineError({
  code: 'STAFF_FACTOR_WRONG',
  status: 403,
  description: 'The proof is wrong or was already used',
})
export const StaffSignInExpired = defineError({
  code: 'STAFF_SIGN_IN_EXPIRED',
  status: 401,
  description: 'This sign-in has expired or is already finished; start again with the password',
})
/** `data.ways` lists the accepted proofs. */
export const StaffProofRequired = defineError({
  code: 'STAFF_PROOF_REQUIRED',
  status: 403,
  description: 'Confirm your identity first; the confirmation is valid for 10 minutes',
})
export const StaffFactorNotFound = defineError({
  code: 'STAFF_FACTOR_NOT_FOUND',
  status: 404,
  description: 'This account has no such second factor',
})
/** A site of this person requires a second factor. */
export const StaffFactorRequired = defineError({
  code: 'STAFF_FACTOR_REQUIRED',
  status: 409,
  description: 'A site you work on requires a second factor; add another one first',
})
/** The dashboard is used at an IP address, for which browsers do not support passkeys. */
export const StaffPasskeysUnavailable = defineError({
  code: 'STAFF_PASSKEYS_UNAVAILABLE',
  status: 428,
  description: 'Passkeys require a host name for the dashboard; use an authenticator app instead',
})
export const StaffPasskeyRefused = defineError({
  code: 'STAFF_PASSKEY_REFUSED',
  status: 400,
  description: 'This passkey cannot be added: it was made for another address or request',
})
export const StaffPasskeyKnown = defineError({
  code: 'STAFF_PASSKEY_KNOWN',
  status: 409,
  description: 'This passkey is already registered',
})
