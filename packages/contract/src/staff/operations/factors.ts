import { PasskeyAnswer } from '../../authentication/schemas.ts'
import { TooManyPasskeys } from '../../factors/errors.ts'
import { DELETE, GET, Guid, operation, PATCH, POST, Text, Type } from '../../kit/index.ts'
import {
  StaffFactorNotFound,
  StaffFactorRequired,
  StaffFactorWrong,
  StaffPasskeyKnown,
  StaffPasskeyRefused,
  StaffPasskeysUnavailable,
  StaffPasswordWrong,
  StaffProofRequired,
  StaffSignInThrottled,
} from '../errors.ts'
import {
  GivenCodes,
  PasskeyQuestion,
  StaffPasskey,
  StaffRecoveryCode,
  StaffSecurity,
  TotpCode,
} from '../factor-schemas.ts'
import { StaffFactorsChanged } from '../facts.ts'

/** A call of the person themselves, whatever their role. */
const ownAccount = { permission: 'admin', leastRole: 'viewer' } as const
/** The same for staff who still have to add the required factor. */
const enrolment = { ...ownAccount, beforeSecondFactor: true } as const

export const getSecurity = operation({
  ...enrolment,
  route: GET('/me/security'),
  summary: 'Read your own password settings and second factors',
  request: Type.Object({}),
  response: StaffSecurity,
})

export const proveYourself = operation({
  ...enrolment,
  route: POST('/me/proof'),
  writes: 'own',
  summary: 'Confirm your identity, to change factors within the next 10 minutes',
  description:
    'Send exactly one of the fields: a second factor if the account has one, otherwise the password. A recent sign-in counts too.',
  request: Type.Object({
    password: Type.Optional(Text(1, 200)),
    totpCode: Type.Optional(TotpCode()),
    recoveryCode: Type.Optional(StaffRecoveryCode()),
    passkey: Type.Optional(Type.Object(PasskeyAnswer)),
  }),
  response: StaffSecurity,
  errors: [StaffPasswordWrong, StaffFactorWrong, StaffProofRequired, StaffSignInThrottled],
  facts: [StaffFactorsChanged],
  callsPerMinute: 30,
})

export const startPasskeyProof = operation({
  ...enrolment,
  route: POST('/me/proof/passkey'),
  writes: true,
  summary: 'Create a passkey challenge to confirm your identity',
  request: Type.Object({}),
  response: PasskeyQuestion,
  errors: [StaffPasskeysUnavailable],
  callsPerMinute: 30,
})

export const addAuthenticator = operation({
  ...enrolment,
  route: POST('/me/authenticator'),
  writes: true,
  summary: 'Create a secret for an authenticator app; active once its first code is confirmed',
  description: 'An active app stays active until then.',
  request: Type.Object({}),
  response: Type.Object({
    /** Base32, to type in where a picture cannot be scanned. */
    secret: Type.String(),
    /** `otpauth://` address of the secret. */
    address: Type.String(),
    /** The address as a QR picture, SVG text. */
    picture: Type.String(),
  }),
  errors: [StaffProofRequired],
  callsPerMinute: 30,
})

export const confirmAuthenticator = operation({
  ...enrolment,
  route: POST('/me/authenticator/confirm'),
  writes: 'own',
  summary: 'Confirm an authenticator app with its first code',
  description: 'The first factor returns recovery codes and ends all your other sessions.',
  request: Type.Object({ code: TotpCode() }),
  response: GivenCodes,
  errors: [StaffFactorNotFound, StaffFactorWrong, StaffSignInThrottled],
  facts: [StaffFactorsChanged],
  callsPerMinute: 30,
})

export const removeAuthenticator = operation({
  ...ownAccount,
  route: DELETE('/me/authenticator'),
  writes: true,
  summary: 'Remove the authenticator app',
  request: Type.Object({}),
  response: Type.Object({}),
  errors: [StaffProofRequired, StaffFactorNotFound, StaffFactorRequired],
  facts: [StaffFactorsChanged],
})

export const startPasskey = operation({
  ...enrolment,
  route: POST('/me/passkeys/options'),
  writes: true,
  summary: 'Create the options for this device to create a passkey',
  request: Type.Object({}),
  response: PasskeyQuestion,
  errors: [StaffProofRequired, StaffPasskeysUnavailable, TooManyPasskeys],
  callsPerMinute: 30,
})

export const addPasskey = operation({
  ...enrolment,
  route: POST('/me/passkeys'),
  writes: 'own',
  summary: 'Save a new passkey',
  description: 'The first factor returns recovery codes and ends all your other sessions.',
  request: Type.Object({ ...PasskeyAnswer, name: Text(1, 60) }),
  response: Type.Object({ passkey: StaffPasskey, ...GivenCodes.properties }),
  errors: [StaffPasskeyRefused, StaffPasskeyKnown, TooManyPasskeys],
  facts: [StaffFactorsChanged],
  callsPerMinute: 30,
})

export const renamePasskey = operation({
  ...ownAccount,
  route: PATCH('/me/passkeys/{id}'),
  writes: true,
  summary: 'Rename one of your passkeys',
  request: Type.Object({ id: Guid(), name: Text(1, 60) }),
  response: Type.Object({ passkey: StaffPasskey }),
  errors: [StaffFactorNotFound],
})

export const removePasskey = operation({
  ...ownAccount,
  route: DELETE('/me/passkeys/{id}'),
  writes: true,
  summary: 'Remove one of your passkeys',
  request: Type.Object({ id: Guid() }),
  response: Type.Object({}),
  errors: [StaffProofRequired, StaffFactorNotFound, StaffFactorRequired],
  facts: [StaffFactorsChanged],
})

export const renewRecoveryCodes = operation({
  ...ownAccount,
  route: POST('/me/recovery-codes'),
  writes: true,
  summary: 'Create ten recovery codes; earlier codes become invalid',
  request: Type.Object({}),
  response: GivenCodes,
  errors: [StaffProofRequired, StaffFactorNotFound],
  facts: [StaffFactorsChanged],
  callsPerMinute: 10,
})
