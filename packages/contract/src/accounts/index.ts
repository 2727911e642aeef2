import { PasswordResetRequired, SignInEnded } from '../authentication/facts.ts'
import {
  DELETE,
  defineError,
  GET,
  Guid,
  Maybe,
  NotFound,
  OneOf,
  operation,
  POST,
  type Static,
  service,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'
import { ConsentWithdrawn } from '../oauth/facts.ts'

/** One sign-in on one device, for as long as it can be renewed. */
export const Session = Type.Object({
  id: Guid(),
  clientName: Type.String(),
  /** Name of the browser, from its user agent at sign-in. */
  userAgent: Type.String(),
  network: Type.String(),
  /** Whether this is the caller's current sign-in. */
  isCurrent: Type.Boolean(),
  /** Whether it began with a passkey. */
  isByPasskey: Type.Boolean(),
  createdDate: Timestamp(),
  lastUsedDate: Type.Optional(Timestamp()),
})
export type Session = Static<typeof Session>

export const SessionNotFound = defineError({
  code: 'SESSION_NOT_FOUND',
  status: 404,
  description: 'There is no such sign-in, or it has ended',
})

/** A third party that a member has given access, and its scopes. */
export const Grant = Type.Object({
  clientId: Guid(),
  clientName: Type.String(),
  scopes: Type.Array(Type.String()),
  createdDate: Timestamp(),
})
export type Grant = Static<typeof Grant>

export const GrantNotFound = defineError({
  code: 'GRANT_NOT_FOUND',
  status: 404,
  description: 'You have given no such website access to your account',
})

/** Events of the authentication log. */
export const logEvents = [
  'register',
  'login',
  'passkey_login',
  'logout',
  'change_password',
  'recovery_asked',
  'recovered',
  'email_verified',
  'verification_failed',
  'factor_passed',
  'factor_failed',
  'factors_changed',
  'approval_denied',
  'sign_on',
  'session_ended',
  'password_reset_required',
] as const
export type LogEvent = (typeof logEvents)[number]

/** One entry of the log. Without a `reason` it succeeded. */
export const LogEntry = Type.Object({
  id: Type.String(),
  event: OneOf(logEvents),
  reason: Type.Optional(Type.String()),
  identityId: Type.Optional(Guid()),
  /** Id of the identity, while it exists. */
  email: Type.Optional(Type.String()),
  network: Type.String(),
  userAgent: Type.String(),
  requestId: Type.String(),
  at: Timestamp(),
})

const Sessions = Type.Object({ sessions: Type.Array(Session) })
const ofMember = { identityId: Guid() }

/** Sign-ins of accounts and the authentication log. */
export const accounts = service({
  name: 'accounts',
  summary: 'Sign-ins and the authentication log',
  mounts: ['/vitrine/v1'],
  operations: {
    listMySessions: operation({
      route: GET('/sessions'),
      permission: 'member',
      summary: 'List the sign-ins of the caller, latest first; up to 100',
      request: Type.Object({}),
      response: Sessions,
    }),
    endMySession: operation({
      route: DELETE('/sessions/{id}'),
      permission: 'member',
      writes: true,
      summary: 'Sign out one device of the caller',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({}),
      errors: [SessionNotFound],
      facts: [SignInEnded],
    }),
    endMyOtherSessions: operation({
      route: POST('/sessions/end-others'),
      permission: 'member',
      writes: true,
      summary: 'Sign out every device of the caller but this one',
      request: Type.Object({}),
      response: Type.Object({ ended: Type.Integer() }),
      facts: [SignInEnded],
    }),
    listMyGrants: operation({
      route: GET('/grants'),
      permission: 'member',
      summary: 'List third parties with access to the caller’s account, latest first',
      request: Type.Object({}),
      response: Type.Object({ grants: Type.Array(Grant) }),
    }),
    withdrawMyGrant: operation({
      route: DELETE('/grants/{clientId}'),
      permission: 'member',
      writes: true,
      summary: 'Withdraw a third party’s access; its sign-ins of the caller end',
      request: Type.Object({ clientId: Guid() }),
      response: Type.Object({}),
      errors: [GrantNotFound],
      facts: [ConsentWithdrawn, SignInEnded],
    }),
    listSessions: operation({
      route: GET('/accounts/{identityId}/sessions'),
      permission: 'admin',
      summary: 'List the sign-ins of a member, latest first; up to 100',
      request: Type.Object(ofMember),
      response: Sessions,
    }),
    endSession: operation({
      route: DELETE('/accounts/{identityId}/sessions/{id}'),
      permission: 'admin',
      writes: true,
      summary: 'Sign out one device of a member',
      request: Type.Object({ ...ofMember, id: Guid() }),
      response: Type.Object({}),
      errors: [SessionNotFound],
      facts: [SignInEnded],
    }),
    endAllSessions: operation({
      route: POST('/accounts/{identityId}/sessions/end-all'),
      permission: 'admin',
      writes: true,
      summary: 'Sign out every device of a member',
      request: Type.Object(ofMember),
      response: Type.Object({ ended: Type.Integer() }),
      facts: [SignInEnded],
    }),
    requirePasswordReset: operation({
      route: POST('/accounts/{identityId}/require-password-reset'),
      permission: 'admin',
      writes: true,
      summary: 'Disable a member’s password until a new one is set by e-mail',
      description:
        'Ends every sign-in. A login with the old password fails with -19973 (specification §8); a recovery e-mail is sent immediately.',
      request: Type.Object(ofMember),
      response: Type.Object({}),
      errors: [NotFound],
      facts: [PasswordResetRequired],
    }),
    listLog: operation({
      route: GET('/authentication-log'),
      permission: 'admin',
      summary: 'List the entries of the authentication log, latest first',
      request: Type.Object({
        identityId: Maybe(Guid()),
        event: Maybe(OneOf(logEvents)),
        outcome: Maybe(OneOf(['success', 'failure'])),
        from: Maybe(Timestamp()),
        to: Maybe(Timestamp()),
        /** Default 50, at most 100. */
        limit: Maybe(Type.Integer({ minimum: 1, maximum: 100 })),
        cursor: Maybe(Text(0, 100)),
      }),
      response: Type.Object({
        entries: Type.Array(LogEntry),
        /** Sent back as `cursor` for the next page; absent on the last. */
        next: Type.Optional(Type.String()),
      }),
    }),
  },
})
