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
