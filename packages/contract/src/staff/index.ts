import {
  DELETE,
  defineFact,
  Email,
  GET,
  Guid,
  OneOf,
  operation,
  PATCH,
  POST,
  service,
  Text,
  Type,
} from '../kit/index.ts'
import { staffRoles } from '../vocabulary/index.ts'
import {
  AlreadyStaff,
  InvitationNotFound,
  LastOwner,
  RoleTooHigh,
  StaffNotFound,
  StaffPasswordWrong,
  StaffSessionNotFound,
  StaffSignInRefused,
  StaffSignInThrottled,
} from './errors.ts'
import {
  Invitation,
  ListedStaff,
  NewInvitation,
  StaffMember,
  StaffPassword,
  StaffSession,
} from './schemas.ts'

export * from './errors.ts'
export * from './schemas.ts'

export const StaffInvited = defineFact('staff.invited')
export const InvitationWithdrawn = defineFact('staff.invitation_withdrawn')
export const StaffJoined = defineFact('staff.joined')
export const StaffRoleChanged = defineFact('staff.role_changed')
export const StaffRemoved = defineFact('staff.removed')
export const StaffChanged = defineFact('staff.changed')
export const StaffSessionEnded = defineFact('staff.session_ended')

/** The people who run sites, and their sign-in. The session is a cookie of this address only. */
export const staff = service({
  name: 'staff',
  summary: 'Staff: sign-in, invitations, roles and sessions',
  mounts: ['/vitrine/v1/staff'],
  operations: {
    signIn: operation({
      route: POST('/sign-in'),
      permission: 'open',
      whileClosed: true,
      writes: 'own',
      summary: 'Start a staff session with e-mail and password',
      description:
        'Sets an HttpOnly cookie. Ten failures per account and network close it for 15 minutes.',
      request: Type.Object({ email: Text(1, 254), password: Text(1, 200) }),
      response: Type.Object({ staff: StaffMember }),
      errors: [StaffSignInRefused, StaffSignInThrottled],
      callsPerMinute: 60,
    }),
    signOut: operation({
      route: POST('/sign-out'),
      permission: 'open',
      whileClosed: true,
      writes: true,
      summary: 'End the staff session of the cookie',
      request: Type.Object({}),
      response: Type.Object({}),
    }),
    acceptInvitation: operation({
      route: POST('/accept'),
      permission: 'open',
      whileClosed: true,
      writes: 'own',
      summary:
        'Create a staff account from a one-time link, or add its role to the account there is',
      description: 'Whoever has an account already proves it with its password.',
      request: Type.Object({
        token: Text(1, 200),
        email: Email(),
        name: Text(1, 100),
        password: StaffPassword(),
      }),
      response: Type.Object({ staff: StaffMember }),
      errors: [InvitationNotFound, StaffSignInRefused, StaffSignInThrottled],
      facts: [StaffJoined],
      callsPerMinute: 30,
    }),
    getCurrent: operation({
      route: GET('/me'),
      permission: 'admin',
      summary: 'Who is signed in',
      request: Type.Object({}),
      response: Type.Object({ staff: StaffMember }),
    }),
    updateCurrent: operation({
      route: PATCH('/me'),
      permission: 'admin',
      leastRole: 'viewer',
      summary: 'Change your own name',
      writes: true,
      request: Type.Object({ name: Text(1, 100) }),
      response: Type.Object({ staff: StaffMember }),
      facts: [StaffChanged],
    }),
    changePassword: operation({
      route: POST('/me/password'),
      permission: 'admin',
      leastRole: 'viewer',
      summary: 'Change your own password; all your other sessions end',
      writes: 'own',
      request: Type.Object({ currentPassword: Text(1, 200), newPassword: StaffPassword() }),
      response: Type.Object({}),
      errors: [StaffPasswordWrong, StaffSignInThrottled],
      facts: [StaffChanged],
      callsPerMinute: 30,
    }),
    listSessions: operation({
      route: GET('/me/sessions'),
      permission: 'admin',
      summary: 'Where you are signed in, latest first; up to 100',
      request: Type.Object({}),
      response: Type.Object({ sessions: Type.Array(StaffSession) }),
    }),
    endSession: operation({
      route: DELETE('/me/sessions/{id}'),
      permission: 'admin',
      leastRole: 'viewer',
      summary: 'End one of your own sessions',
      writes: true,
      request: Type.Object({ id: Guid() }),
      response: Type.Object({}),
      errors: [StaffSessionNotFound],
      facts: [StaffSessionEnded],
    }),
    listStaff: operation({
      route: GET(''),
      permission: 'admin',
      leastRole: 'admin',
      summary: 'Who works on this site, by name, and the invitations that are open; up to 500 each',
      request: Type.Object({}),
      response: Type.Object({
        staff: Type.Array(ListedStaff),
        invitations: Type.Array(Invitation),
      }),
    }),
    inviteStaff: operation({
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
    }),
    withdrawInvitation: operation({
      route: DELETE('/invitations/{id}'),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Make a link useless',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({}),
      errors: [InvitationNotFound, RoleTooHigh],
      facts: [InvitationWithdrawn],
    }),
    updateStaff: operation({
      route: PATCH('/{id}'),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Change somebody’s role; on every site where it is theirs on every site',
      request: Type.Object({ id: Guid(), role: OneOf(staffRoles) }),
      response: Type.Object({ staff: ListedStaff }),
      errors: [StaffNotFound, RoleTooHigh, LastOwner],
      facts: [StaffRoleChanged],
    }),
    removeStaff: operation({
      route: DELETE('/{id}'),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Take somebody’s role away; without any role left the account goes too',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({}),
      errors: [StaffNotFound, RoleTooHigh, LastOwner],
      facts: [StaffRemoved],
    }),
  },
})
