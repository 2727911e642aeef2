import {
  AccountBlocked,
  AccountUnknown,
  EmailAlreadyExists,
  InvalidLogin,
  LoginThrottled,
  PasswordResetNeeded,
  WrongPassword,
} from '../authentication/errors.ts'
import {
  EmailChanged,
  FactorsChanged,
  IdentityRegistered,
  IdentityStatusChanged,
  PasswordUpgraded,
  SignInEnded,
  signInFacts,
} from '../authentication/facts.ts'
import { Password } from '../authentication/schemas.ts'
import { ApprovalRequested } from '../factors/facts.ts'
import {
  defineError,
  Email,
  Guid,
  Json,
  MapOf,
  Maybe,
  OneOf,
  operation,
  PATCH,
  POST,
  type Static,
  service,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'
import {
  MemberMoveNotAllowed,
  MemberNotFound,
  MemberSelfBlockForbidden,
  OwnerMemberBlockForbidden,
} from '../members/errors.ts'
import { MemberCreated, MemberUpdated } from '../members/facts.ts'

/** The address must be proved first; `verificationId` goes on where a state token does (section 8.2). */
export const EmailVerificationRequired = defineError({
  code: 'EMAIL_VERIFICATION_REQUIRED',
  status: 428,
  description: 'A code was sent to the e-mail address; verify it first',
})
/** The owner has not approved the account yet. */
export const ApprovalAwaited = defineError({
  code: '-19958',
  status: 403,
  description: 'The account waits for approval by the owner of the site',
})
/** These calls do not support second factors; continue with `stateToken` on the site's pages. */
export const SecondFactorRequired = defineError({
  code: 'SECOND_FACTOR_REQUIRED',
  status: 428,
  description: 'This account is protected by a second factor; sign in on the pages of the site',
})
export const ApprovalTokenInvalid = defineError({
  code: 'APPROVAL_TOKEN_INVALID',
  status: 400,
  description: 'The approval token is unknown or older than 30 hours',
})

const legacyStatuses = [
  'UNDEFINED_STATUS',
  'APPLICANT',
  'ACTIVE',
  'BLOCKED',
  'OFFLINE_ONLY',
] as const
const privacies = ['UNDEFINED', 'PUBLIC', 'PRIVATE', 'COMMUNITY'] as const

/** A member as the first generation of calls spells it (contract section 8.4). */
export const LegacyMember = Type.Object({
  id: Guid(),
  contactId: Guid(),
  name: Type.Optional(Type.String()),
  nickname: Type.Optional(Type.String()),
  firstName: Type.Optional(Type.String()),
  lastName: Type.Optional(Type.String()),
  loginEmail: Type.String(),
  emailVerified: Type.Boolean(),
  role: OneOf(['UNDEFINED_ROLE', 'MEMBER', 'OWNER', 'CONTRIBUTOR']),
  status: OneOf(legacyStatuses),
  profilePrivacyStatus: OneOf(privacies),
  slug: Type.String(),
  picture: Type.Optional(
    Type.Object({
      id: Type.String(),
      url: Type.Optional(Type.String()),
      width: Type.Integer(),
      height: Type.Integer(),
    }),
  ),
  emails: Type.Array(Type.String()),
  phones: Type.Array(Type.String()),
  addresses: Type.Array(Type.Unknown()),
  labels: Type.Array(Type.String()),
  groups: Type.Array(Type.Unknown()),
  customFields: Type.Array(Type.Unknown()),
  requireProfileCompletion: Type.Boolean(),
  creationDate: Timestamp(),
  lastUpdateDate: Timestamp(),
  lastLoginDate: Type.Optional(Timestamp()),
})
export type LegacyMember = Static<typeof LegacyMember>

const Session = Type.Object({ token: Type.String() })

/** Profile data; unknown keys are ignored. */
const ContactInfo = Type.Object({
  firstName: Maybe(Text(0, 100)),
  lastName: Maybe(Text(0, 100)),
  picture: Maybe(Text(0, 2048)),
  emails: Maybe(Type.Array(Text(1, 254), { maxItems: 50 })),
  phones: Maybe(Type.Array(Text(1, 50), { maxItems: 50 })),
  labels: Maybe(Type.Array(Text(1, 255), { maxItems: 100 })),
  language: Maybe(Text(0, 35)),
  customFields: Maybe(MapOf(Json())),
})

/** Exactly one of them identifies the member. */
const MemberReference = { id: Maybe(Guid()), email: Maybe(Email()) }
const moderation = ['/api/v1/members', '/_api/wix-sm-webapp/v1/members']

/** The first generation of member authentication (contract section 8.4), for servers that still use it. */
export const legacyMembers = service({
  name: 'legacy-members',
  summary: 'Member authentication, first generation',
  mounts: ['/wix-sm/api/v1/auth'],
  operations: {
    register: operation({
      route: POST('/api/v1/auth/register'),
      aliases: [POST('/api/v1/auth/register')],
      permission: 'admin',
      writes: 'own',
      summary: 'Create a member with a password',
      description:
        'With approval by the owner there is no session but an `approvalToken`, which `approve` takes for 30 hours.',
      request: Type.Object({
        email: Email(),
        password: Password(),
        contactInfo: Maybe(ContactInfo),
        privacyStatus: Maybe(OneOf(privacies)),
      }),
      response: Type.Object({
        member: LegacyMember,
        session: Type.Optional(Session),
        approvalToken: Type.Optional(Type.String()),
      }),
      errors: [EmailAlreadyExists, EmailVerificationRequired],
      facts: [IdentityRegistered, ...signInFacts, MemberCreated],
    }),
    login: operation({
      route: POST('/api/v1/auth/login'),
      aliases: [POST('/identity/members/api/v1/auth/login')],
      permission: 'admin',
      writes: 'own',
      summary: 'Sign a member in with e-mail and password',
      request: Type.Object({ email: Text(1, 254), password: Text(1, 100) }),
      response: Type.Object({ member: LegacyMember, session: Session }),
      errors: [
        WrongPassword,
        AccountUnknown,
        AccountBlocked,
        PasswordResetNeeded,
        LoginThrottled,
        EmailVerificationRequired,
        ApprovalAwaited,
        SecondFactorRequired,
      ],
      facts: [...signInFacts, FactorsChanged, ApprovalRequested, PasswordUpgraded],
      invalidInput: InvalidLogin,
    }),
    sendSetPasswordEmail: operation({
      route: POST('/v1/auth/members/send-set-password-email'),
      aliases: [
        POST('/identity/members/v1/auth/members/send-set-password-email'),
        POST('/members/v1/wix-sm-webapp-proxy/v1/auth/members/send-set-password-email'),
      ],
      permission: 'admin',
      writes: true,
      summary: 'Send a link to set a password; the response is the same for unknown addresses',
      request: Type.Object({ email: Email(), hideIgnoreMessage: Maybe(Type.Boolean()) }),
      response: Type.Object({ accepted: Type.Boolean() }),
    }),
    changeLoginEmail: operation({
      route: PATCH('/{id}/change-login-email'),
      mounts: moderation,
      permission: 'admin',
      writes: true,
      summary: 'Change the login e-mail address of a member; it must be verified again',
      request: Type.Object({
        id: Guid(),
        newEmail: Email(),
        revokeCurrentSessions: Maybe(Type.Boolean()),
      }),
      response: Type.Object({ member: LegacyMember }),
      errors: [MemberNotFound, EmailAlreadyExists],
      facts: [EmailChanged, MemberUpdated, SignInEnded],
    }),
    approve: operation({
      route: POST('/approve'),
      mounts: moderation,
      permission: 'admin',
      writes: true,
      summary: 'Approve a member by id, e-mail or approval token, and open a session for it',
      request: Type.Object({ ...MemberReference, token: Maybe(Text(1, 4096)) }),
      response: Type.Object({ session: Session }),
      errors: [MemberNotFound, MemberMoveNotAllowed, ApprovalTokenInvalid],
      facts: [MemberUpdated, IdentityStatusChanged, ...signInFacts],
    }),
    block: operation({
      route: POST('/block'),
      mounts: moderation,
      permission: 'admin',
      writes: true,
      summary: 'Block a member by id, e-mail or approval token, and end its sign-ins',
      request: Type.Object({
        ...MemberReference,
        token: Maybe(Text(1, 4096)),
        source: Maybe(Text(0, 100)),
      }),
      response: Type.Object({}),
      errors: [
        MemberNotFound,
        MemberMoveNotAllowed,
        ApprovalTokenInvalid,
        MemberSelfBlockForbidden,
        OwnerMemberBlockForbidden,
      ],
      facts: [MemberUpdated, IdentityStatusChanged, SignInEnded],
    }),
  },
})
