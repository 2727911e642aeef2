import {
  defineError,
  Email,
  GET,
  Guid,
  OneOf,
  operation,
  POST,
  type Static,
  service,
  Text,
  Type,
} from '../kit/index.ts'
import { staffRoles } from '../vocabulary/index.ts'

/** A person who runs sites of this installation. */
export const StaffMember = Type.Object({
  id: Guid(),
  email: Type.String(),
  name: Type.String(),
  role: OneOf(staffRoles),
})
export type StaffMember = Static<typeof StaffMember>

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

/** Sign-in of the people who run a site. The session is a cookie of this address only. */
export const staff = service({
  name: 'staff',
  summary: 'Staff: sign in, sign out, accept an invitation',
  mounts: ['/vitrine/v1/staff'],
  operations: {
    signIn: operation({
      route: POST('/sign-in'),
      permission: 'open',
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
      writes: true,
      summary: 'End the staff session of the cookie',
      request: Type.Object({}),
      response: Type.Object({}),
    }),
    getCurrent: operation({
      route: GET('/me'),
      permission: 'admin',
      summary: 'Who is signed in',
      request: Type.Object({}),
      response: Type.Object({ staff: StaffMember }),
    }),
    acceptInvitation: operation({
      route: POST('/accept'),
      permission: 'open',
      writes: 'own',
      summary: 'Create a staff account from a one-time link',
      request: Type.Object({
        token: Text(1, 200),
        email: Email(),
        name: Text(1, 100),
        password: Text(8, 200),
      }),
      response: Type.Object({ staff: StaffMember }),
      errors: [InvitationNotFound],
      callsPerMinute: 30,
    }),
  },
})
