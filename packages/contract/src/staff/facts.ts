import { defineFact } from '../kit/index.ts'

export const StaffInvited = defineFact('staff.invited')
export const InvitationWithdrawn = defineFact('staff.invitation_withdrawn')
export const StaffJoined = defineFact('staff.joined')
export const StaffRoleChanged = defineFact('staff.role_changed')
export const StaffRemoved = defineFact('staff.removed')
export const StaffChanged = defineFact('staff.changed')
export const StaffSessionEnded = defineFact('staff.session_ended')
/** A second factor or recovery code was added, removed or used; contains their kinds, never their secrets. */
export const StaffFactorsChanged = defineFact('staff.factors_changed')
