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

/** Of a sign-in whose password was right. */
const token = Text(1, 200)
const atTheDoor = { permission: 'open', whileClosed: true } as const

export const signIn = operation({
  ...atTheDoor,
  route: POST('/sign-in'),
  writes: 'own',
  summary: 'Start a staff session with e-mail and password',
  description:
    'Sets an HttpOnly cookie, unless the person has a second factor: then `secondFactor` goes on. Ten failures per account and network close it for 15 minutes.',
  request: Type.Object({ email: Text(1, 254), password: Text(1, 200) }),
  response: StaffSignInReply,
  errors: [StaffSignInRefused, StaffSignInThrottled],
  callsPerMinute: 60,
})

export const finishSignIn = operation({
  ...atTheDoor,
  route: POST('/sign-in/second-factor'),
  writes: 'own',
  summary: 'Show the second factor: a code of the app, or a recovery code',
  description:
    'Sets the cookie. Ten failures per account, or a hundred per network, close it for 15 minutes. Each code counts once.',
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
  ...atTheDoor,
  route: POST('/sign-in/passkey/options'),
  writes: true,
  summary: 'Ask for a passkey',
  description:
    'Without a token any passkey of staff will do, and proves password and second factor at once: its device asks for its owner. With one it is that of whoever gave the password.',
  request: Type.Object({ token: Type.Optional(token) }),
  response: PasskeyQuestion,
  errors: [StaffSignInExpired, StaffPasskeysUnavailable],
  callsPerMinute: 60,
})

export const signInWithPasskey = operation({
  ...atTheDoor,
  route: POST('/sign-in/passkey'),
  writes: 'own',
  summary: 'Start a staff session with a passkey',
  description: 'Sets the cookie. A hundred failures per network close it for 15 minutes.',
  request: Type.Object({ ...PasskeyAnswer, token: Type.Optional(token) }),
  response: Type.Object({ staff: StaffMember }),
  errors: [StaffFactorWrong, StaffSignInExpired, StaffSignInThrottled],
  callsPerMinute: 60,
})

export const startRecovery = operation({
  ...atTheDoor,
  route: POST('/recovery'),
  writes: true,
  summary: 'Have a link to a new password mailed',
  description:
    'Answers the same, as fast, whether or not somebody has the address. The link works once, for one hour; at most five an hour are mailed to one account.',
  request: Type.Object({ email: Email() }),
  response: Type.Object({}),
  callsPerMinute: 10,
})

export const finishRecovery = operation({
  ...atTheDoor,
  route: POST('/recovery/password'),
  writes: 'own',
  summary: 'Set a new password with the link of a mail',
  description:
    'All sessions of the account end. Second factors stay: the next sign-in asks for them as before.',
  request: Type.Object({ token: Text(1, 200), password: StaffPassword() }),
  response: Type.Object({}),
  errors: [StaffRecoveryExpired],
  facts: [StaffChanged],
  callsPerMinute: 30,
})

export const signOut = operation({
  ...atTheDoor,
  route: POST('/sign-out'),
  writes: true,
  summary: 'End the staff session of the cookie',
  request: Type.Object({}),
  response: Type.Object({}),
})

export const acceptInvitation = operation({
  ...atTheDoor,
  route: POST('/accept'),
  writes: 'own',
  summary: 'Create a staff account from a one-time link, or add its role to the account there is',
  description:
    'Whoever has an account already proves it with its password, and its second factor afterwards.',
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
  summary: 'Who is signed in',
  request: Type.Object({}),
  response: Type.Object({
    staff: StaffMember,
    /** A site asks for a second factor: nothing else answers until one is added. */
    needsSecondFactor: Type.Boolean(),
  }),
})
