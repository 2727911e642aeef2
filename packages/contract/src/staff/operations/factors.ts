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
const own = { permission: 'admin', leastRole: 'viewer' } as const
/** The same for who still has to add the factor that a site asks for. */
const enrolling = { ...own, beforeSecondFactor: true } as const

export const getSecurity = operation({
  ...enrolling,
  route: GET('/me/security'),
  summary: 'What your own sign-in is proved with',
  request: Type.Object({}),
  response: StaffSecurity,
})

export const proveYourself = operation({
  ...enrolling,
  route: POST('/me/proof'),
  writes: 'own',
  summary: 'Prove that it is you, so that factors may be changed for ten minutes',
  description:
    'Exactly one of the fields. With a second factor only that counts; without one the password. A fresh sign-in is such a proof.',
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
  ...enrolling,
  route: POST('/me/proof/passkey'),
  writes: true,
  summary: 'Ask for one of your passkeys as a proof',
  request: Type.Object({}),
  response: PasskeyQuestion,
  errors: [StaffPasskeysUnavailable],
  callsPerMinute: 30,
})

export const addAuthenticator = operation({
  ...enrolling,
  route: POST('/me/authenticator'),
  writes: true,
  summary: 'A new secret for an authenticator app; counts once its first code was right',
  description: 'An app that counts already goes on until then.',
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
  ...enrolling,
  route: POST('/me/authenticator/confirm'),
  writes: 'own',
  summary: 'The first code of a new authenticator app',
  description: 'With the first factor come recovery codes, and all your other sessions end.',
  request: Type.Object({ code: TotpCode() }),
  response: GivenCodes,
  errors: [StaffFactorNotFound, StaffFactorWrong, StaffSignInThrottled],
  facts: [StaffFactorsChanged],
  callsPerMinute: 30,
})

export const removeAuthenticator = operation({
  ...own,
  route: DELETE('/me/authenticator'),
  writes: true,
  summary: 'Stop asking for codes of the authenticator app',
  request: Type.Object({}),
  response: Type.Object({}),
  errors: [StaffProofRequired, StaffFactorNotFound, StaffFactorRequired],
  facts: [StaffFactorsChanged],
})

export const startPasskey = operation({
  ...enrolling,
  route: POST('/me/passkeys/options'),
  writes: true,
  summary: 'Ask this device to make a passkey',
  request: Type.Object({}),
  response: PasskeyQuestion,
  errors: [StaffProofRequired, StaffPasskeysUnavailable, TooManyPasskeys],
  callsPerMinute: 30,
})

export const addPasskey = operation({
  ...enrolling,
  route: POST('/me/passkeys'),
  writes: 'own',
  summary: 'Keep the passkey that a device has made',
  description: 'With the first factor come recovery codes, and all your other sessions end.',
  request: Type.Object({ ...PasskeyAnswer, name: Text(1, 60) }),
  response: Type.Object({ passkey: StaffPasskey, ...GivenCodes.properties }),
  errors: [StaffPasskeyRefused, StaffPasskeyKnown, TooManyPasskeys],
  facts: [StaffFactorsChanged],
  callsPerMinute: 30,
})

export const renamePasskey = operation({
  ...own,
  route: PATCH('/me/passkeys/{id}'),
  writes: true,
  summary: 'Give one of your passkeys another name',
  request: Type.Object({ id: Guid(), name: Text(1, 60) }),
  response: Type.Object({ passkey: StaffPasskey }),
  errors: [StaffFactorNotFound],
})

export const removePasskey = operation({
  ...own,
  route: DELETE('/me/passkeys/{id}'),
  writes: true,
  summary: 'Let one of your passkeys open nothing any more',
  request: Type.Object({ id: Guid() }),
  response: Type.Object({}),
  errors: [StaffProofRequired, StaffFactorNotFound, StaffFactorRequired],
  facts: [StaffFactorsChanged],
})

export const renewRecoveryCodes = operation({
  ...own,
  route: POST('/me/recovery-codes'),
  writes: true,
  summary: 'Ten new recovery codes; the earlier ones are worth nothing',
  request: Type.Object({}),
  response: GivenCodes,
  errors: [StaffProofRequired, StaffFactorNotFound],
  facts: [StaffFactorsChanged],
  callsPerMinute: 10,
})
