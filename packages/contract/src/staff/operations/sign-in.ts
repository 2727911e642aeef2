import { PasskeyAnswer } from '../../authentication/schemas.ts'
import { Email, GET, operation, POST, Text, Type } from '../../kit/index.ts'
import {
  InvitationNotFound,
  StaffFactorWrong,
  StaffPasskeysUnavailable,
  StaffRecoveryExpired,
  StaffSignInExpired,
  StaffSignInRefused,
  StaffSignInThrottled,
} from '../errors.ts'
import {
  PasskeyQuestion,
  StaffRecoveryCode,
  StaffSignInReply,
  TotpCode,
} from '../factor-schemas.ts'
import { StaffChanged, StaffFactorsChanged, StaffJoined } from '../facts.ts'
import { StaffMember, StaffPassword } from '../schemas.ts'

/** The token of a sign-in whose password was correct. */
const token = Text(1, 200)
const withoutSession = { permission: 'open', whileClosed: true } as const

export const signIn = operation({
  ...withoutSession,
  route: POST('/sign-in'),
  writes: 'own',
  summary: 'Start a staff session with e-mail and password',
  description:
    'Sets an HttpOnly cookie, or returns `secondFactor` when the account has one. Ten failures per account and network block sign-in for 15 minutes.',
  request: Type.Object({ email: Text(1, 254), password: Text(1, 200) }),
  response: StaffSignInReply,
  errors: [StaffSignInRefused, StaffSignInThrottled],
  callsPerMinute: 60,
})

export const finishSignIn = operation({
  ...withoutSession,
  route: POST('/sign-in/second-factor'),
  writes: 'own',
  summary: 'Verify the second factor: a code of the app, or a recovery code',
  description:
    'Sets the cookie. Ten failures per account, or 100 per network, block it for 15 minutes. Each code works once.',
  request: Type.Object({
    token,
    totpCode: Type.Optional(TotpCode()),
    recoveryCode: Type.Optional(StaffRecoveryCode()),
  }),
  response: Type.Object({ staff: StaffMember }),
  errors: [StaffFactorWrong, StaffSignInExpired, StaffSignInThrottled],
  facts: [StaffFactorsChanged],
  callsPerMinute: 60,
})

export const startPasskeySignIn = operation({
  ...withoutSession,
  route: POST('/sign-in/passkey/options'),
  writes: true,
  summary: 'Create a passkey challenge',
  description:
    'Without a token any staff passkey is accepted, as password and second factor in one. With a token it must be a passkey of the account that gave the password.',
  request: Type.Object({ token: Type.Optional(token) }),
  response: PasskeyQuestion,
  errors: [StaffSignInExpired, StaffPasskeysUnavailable],
  callsPerMinute: 60,
})

export const signInWithPasskey = operation({
  ...withoutSession,
  route: POST('/sign-in/passkey'),
  writes: 'own',
  summary: 'Start a staff session with a passkey',
  description: 'Sets the cookie. 100 failures per network block it for 15 minutes.',
  request: Type.Object({ ...PasskeyAnswer, token: Type.Optional(token) }),
  response: Type.Object({ staff: StaffMember }),
  errors: [StaffFactorWrong, StaffSignInExpired, StaffSignInThrottled],
  callsPerMinute: 60,
})

export const startRecovery = operation({
  ...withoutSession,
  route: POST('/recovery'),
  writes: true,
  summary: 'Send a link to set a new password',
  description:
    'The response does not reveal whether the address is known. The link works once, for one hour; at most five an hour are sent to one account.',
  request: Type.Object({ email: Email() }),
  response: Type.Object({}),
  callsPerMinute: 10,
})

export const finishRecovery = operation({
  ...withoutSession,
  route: POST('/recovery/password'),
  writes: 'own',
  summary: 'Set a new password with the link of an e-mail',
  description:
    'All sessions of the account end. Second factors stay and are required at the next sign-in.',
  request: Type.Object({ token: Text(1, 200), password: StaffPassword() }),
  response: Type.Object({}),
  errors: [StaffRecoveryExpired],
  facts: [StaffChanged],
  callsPerMinute: 30,
})

export const signOut = operation({
  ...withoutSession,
  route: POST('/sign-out'),
  writes: true,
  summary: 'End the staff session of the cookie',
  request: Type.Object({}),
  response: Type.Object({}),
})

export const acceptInvitation = operation({
  ...withoutSession,
  route: POST('/accept'),
  writes: 'own',
  summary: 'Accept an invitation: create a staff account, or add the role to the existing one',
  description: 'An existing account is confirmed with its password, then with its second factor.',
  request: Type.Object({
    token: Text(1, 200),
    email: Email(),
    name: Text(1, 100),
    password: StaffPassword(),
  }),
  response: StaffSignInReply,
  errors: [InvitationNotFound, StaffSignInRefused, StaffSignInThrottled],
  facts: [StaffJoined],
  callsPerMinute: 30,
})

export const getCurrent = operation({
  route: GET('/me'),
  permission: 'admin',
  beforeSecondFactor: true,
  summary: 'Read the signed-in staff member',
  request: Type.Object({}),
  response: Type.Object({
    staff: StaffMember,
    /** A site requires a second factor: all other operations are refused until one is added. */
    needsSecondFactor: Type.Boolean(),
  }),
})
