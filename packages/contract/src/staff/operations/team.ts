import { DELETE, GET, Guid, OneOf, operation, PATCH, POST, Type } from '../../kit/index.ts'
import { staffRoles } from '../../vocabulary/index.ts'
import {
  AlreadyStaff,
  InvitationNotFound,
  LastOwner,
  RoleTooHigh,
  StaffFactorNotFound,
  StaffNotFound,
  StaffProofRequired,
} from '../errors.ts'
import {
  InvitationWithdrawn,
  StaffFactorsChanged,
  StaffInvited,
  StaffRemoved,
  StaffRoleChanged,
} from '../facts.ts'
import { Invitation, ListedStaff, NewInvitation } from '../schemas.ts'

export const listStaff = operation({
  route: GET(''),
  permission: 'admin',
  leastRole: 'admin',
  summary: 'List the staff of this site, sorted by name, and open invitations; up to 500 each',
  request: Type.Object({}),
  response: Type.Object({
    staff: Type.Array(ListedStaff),
    invitations: Type.Array(Invitation),
  }),
})

export const inviteStaff = operation({
  route: POST('/invitations'),
  permission: 'admin',
  leastRole: 'admin',
  writes: true,
  summary: 'Create an invitation: a one-time link, valid for 72 hours and returned only once',
  request: Type.Object({ invitation: NewInvitation }),
  response: Type.Object({
    invitation: Invitation,
    /** The secret of the link. */
    token: Type.String(),
    /** The whole address to pass on. */
    link: Type.String(),
  }),
  errors: [AlreadyStaff, RoleTooHigh],
  facts: [StaffInvited],
})

export const withdrawInvitation = operation({
  route: DELETE('/invitations/{id}'),
  permission: 'admin',
  leastRole: 'admin',
  writes: true,
  summary: 'Revoke an invitation',
  request: Type.Object({ id: Guid() }),
  response: Type.Object({}),
  errors: [InvitationNotFound, RoleTooHigh],
  facts: [InvitationWithdrawn],
})

export const updateStaff = operation({
  route: PATCH('/{id}'),
  permission: 'admin',
  leastRole: 'admin',
  writes: true,
  summary: 'Change the role of a staff member; on all sites when the role covers all sites',
  request: Type.Object({ id: Guid(), role: OneOf(staffRoles) }),
  response: Type.Object({ staff: ListedStaff }),
  errors: [StaffNotFound, RoleTooHigh, LastOwner],
  facts: [StaffRoleChanged],
})

export const removeStaff = operation({
  route: DELETE('/{id}'),
  permission: 'admin',
  leastRole: 'admin',
  writes: true,
  summary: 'Remove the role of a staff member; without any role left the account is deleted',
  request: Type.Object({ id: Guid() }),
  response: Type.Object({}),
  errors: [StaffNotFound, RoleTooHigh, LastOwner],
  facts: [StaffRemoved],
})

export const resetStaffFactors = operation({
  route: DELETE('/{id}/factors'),
  permission: 'admin',
  leastRole: 'admin',
  writes: true,
  summary: 'Remove all second factors of a staff member who has lost them; for owners',
  description:
    'The owner confirms their identity first. The person is notified by e-mail, signed out everywhere, and signs in with the password alone. Staff with access beyond the owner’s can be reset only from the command line.',
  request: Type.Object({ id: Guid() }),
  response: Type.Object({}),
  errors: [StaffNotFound, RoleTooHigh, StaffProofRequired, StaffFactorNotFound],
  facts: [StaffFactorsChanged],
})
