import { defineError } from '../kit/index.ts'

export const StaffSignInRefused = defineError({
  code: 'SIGN_IN_REFUSED',
  status: 401,
  description: 'This e-mail and password do not fit',
})
export const StaffSignInThrottled = defineError({
  code: 'SIGN_IN_THROTTLED',
  status: 429,
  description: 'Too many attempts; wait a quarter of an hour and try again',
})
export const InvitationNotFound = defineError({
  code: 'INVITATION_NOT_FOUND',
  status: 404,
  description: 'This link was used or has expired; ask for a new one',
})
/** A link to a new password that is unknown, used or older than an hour. */
export const StaffRecoveryExpired = defineError({
  code: 'STAFF_RECOVERY_EXPIRED',
  status: 410,
  description: 'This link was used or has expired; ask for a new one',
})
export const StaffNotFound = defineError({
  code: 'STAFF_NOT_FOUND',
  status: 404,
  description: 'Nobody with this id works on this site',
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
  description: 'This person works on this site already; change their role instead',
})
/** Every installation keeps somebody who may do everything. */
export const LastOwner = defineError({
  code: 'LAST_OWNER',
  status: 409,
  description: 'This is the last owner of the installation; make somebody else owner first',
})
/** Nobody gives more than they have, or acts on somebody who may do more. */
export const RoleTooHigh = defineError({
  code: 'ROLE_TOO_HIGH',
  status: 403,
  description: 'This role is higher than your own, or reaches further',
})
export const StaffPasswordWrong = defineError({
  code: 'STAFF_PASSWORD_WRONG',
  status: 403,
  description: 'This is not your current password',
})
/** A code, recovery code or passkey; the data never says which of them would have. */
export const StaffFactorWrong = defineError({
  code: 'STAFF_FACTOR_WRONG',
  status: 403,
  description: 'This proof does not fit, or was used already',
})
export const StaffSignInExpired = defineError({
  code: 'STAFF_SIGN_IN_EXPIRED',
  status: 401,
  description: 'This sign-in took too long or was finished; begin again with the password',
})
/** The data lists in `ways` what would prove it. */
export const StaffProofRequired = defineError({
  code: 'STAFF_PROOF_REQUIRED',
  status: 403,
  description: 'Prove first that it is you; a proof counts for ten minutes',
})
export const StaffFactorNotFound = defineError({
  code: 'STAFF_FACTOR_NOT_FOUND',
  status: 404,
  description: 'This account has no such second factor',
})
/** A site this person works on asks for a second factor. */
export const StaffFactorRequired = defineError({
  code: 'STAFF_FACTOR_REQUIRED',
  status: 409,
  description: 'A site you work on asks for a second factor; add another one first',
})
/** The dashboard answers at an address without a name, where browsers know no passkeys. */
export const StaffPasskeysUnavailable = defineError({
  code: 'STAFF_PASSKEYS_UNAVAILABLE',
  status: 428,
  description:
    'Passkeys need the dashboard to have a host name; an authenticator app works anywhere',
})
export const StaffPasskeyRefused = defineError({
  code: 'STAFF_PASSKEY_REFUSED',
  status: 400,
  description: 'This passkey cannot be added: it was made for another address or request',
})
export const StaffPasskeyKnown = defineError({
  code: 'STAFF_PASSKEY_KNOWN',
  status: 409,
  description: 'This passkey is there already',
})
