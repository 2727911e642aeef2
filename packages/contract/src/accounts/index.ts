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
  /** What the browser called itself when it signed in. */
  userAgent: Type.String(),
  network: Type.String(),
  /** Whether the caller speaks through this one. */
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
  description: 'This sign-in has ended or never was',
})

/** A third party that a member has let in, and what it may. */
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
  description: 'You have not let such a website in, or not any more',
})

/** What the authentication log tells of. */
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

/** One line of the log. Without a `reason` it went well. */
export const LogEntry = Type.Object({
  id: Type.String(),
  event: OneOf(logEvents),
  reason: Type.Optional(Type.String()),
  identityId: Type.Optional(Guid()),
  /** Of the identity, while there is one. */
  email: Type.Optional(Type.String()),
  network: Type.String(),
  userAgent: Type.String(),
  requestId: Type.String(),
  at: Timestamp(),
})

const Sessions = Type.Object({ sessions: Type.Array(Session) })
const ofMember = { identityId: Guid() }

/** Where an account is signed in, and what happened around it. */
export const accounts = service({
  name: 'accounts',
  summary: 'Sign-ins and the authentication log',
  mounts: ['/vitrine/v1'],
  operations: {
    listMySessions: operation({
      route: GET('/sessions'),
      permission: 'member',
      summary: 'Where the caller is signed in, latest first; up to 100',
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
      summary: 'Which third parties the caller has let in, latest first',
      request: Type.Object({}),
      response: Type.Object({ grants: Type.Array(Grant) }),
    }),
    withdrawMyGrant: operation({
      route: DELETE('/grants/{clientId}'),
      permission: 'member',
      writes: true,
      summary: 'Let a third party in no longer; its sign-ins of the caller end',
      request: Type.Object({ clientId: Guid() }),
      response: Type.Object({}),
      errors: [GrantNotFound],
      facts: [ConsentWithdrawn, SignInEnded],
    }),
    listSessions: operation({
      route: GET('/accounts/{identityId}/sessions'),
      permission: 'admin',
      summary: 'Where a member is signed in, latest first; up to 100',
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
      summary: 'Make the password of a member useless until a new one is set by mail',
      description:
        'Ends every sign-in. A login with the old password answers -19973 (specification §8); a recovery mail is sent at once.',
      request: Type.Object(ofMember),
      response: Type.Object({}),
      errors: [NotFound],
      facts: [PasswordResetRequired],
    }),
    listLog: operation({
      route: GET('/authentication-log'),
      permission: 'admin',
      summary: 'What happened at the door, latest first',
      request: Type.Object({
        identityId: Maybe(Guid()),
        event: Maybe(OneOf(logEvents)),
        outcome: Maybe(OneOf(['success', 'failure'])),
        from: Maybe(Timestamp()),
        to: Maybe(Timestamp()),
        /** 50 unless given, up to 100. */
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
