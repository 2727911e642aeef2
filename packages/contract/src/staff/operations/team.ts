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
  summary: 'Who works on this site, by name, and the invitations that are open; up to 500 each',
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
  summary: 'Make a one-time link for somebody; it works for 72 hours and is told only here',
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
  summary: 'Make a link useless',
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
  summary: 'Change somebody’s role; on every site where it is theirs on every site',
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
  summary: 'Take somebody’s role away; without any role left the account goes too',
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
  summary: 'Remove all second factors of somebody who has lost them; for owners',
  description:
    'The owner proves first that it is them. The person is told by mail, is signed out everywhere and signs in with the password alone. Whoever reaches further than the owner is left to the command line.',
  request: Type.Object({ id: Guid() }),
  response: Type.Object({}),
  errors: [StaffNotFound, RoleTooHigh, StaffProofRequired, StaffFactorNotFound],
  facts: [StaffFactorsChanged],
})
