import {
  FactorCodeWrong,
  FactorNotAvailable,
  FreshSignInRequired,
  LoginThrottled,
  StateTokenInvalid,
} from '../../authentication/errors.ts'
import { FactorsChanged, signInFacts } from '../../authentication/facts.ts'
import { AuthenticationReply } from '../../authentication/schemas.ts'
import { Maybe, OneOf, operation, POST, Text, Type } from '../../kit/index.ts'
import { phoneKinds } from '../../vocabulary/index.ts'
import { FactorNotFound } from '../errors.ts'
import { Code, Factor, whose } from '../schemas.ts'

const errors = [FactorNotAvailable, FreshSignInRequired, StateTokenInvalid, LoginThrottled]

/** Recovery codes, each valid for one sign-in; `reply` continues a pending sign-in. */
const ConfirmReply = Type.Object({
  recoveryCodes: Type.Array(Type.String()),
  reply: Type.Optional(AuthenticationReply),
})
const confirmOptions = {
  permission: 'anyone',
  writes: 'own',
  response: ConfirmReply,
  errors: [...errors, FactorCodeWrong, FactorNotFound],
  facts: [FactorsChanged, ...signInFacts],
  callsPerMinute: 30,
} as const

export const addTotp = operation({
  route: POST('/factors/totp'),
  permission: 'anyone',
  writes: true,
  summary: 'Create a secret for an authenticator app; active once its first code is confirmed',
  request: Type.Object(whose),
  response: Type.Object({
    factor: Factor,
    /** Base32, to type in where a picture cannot be scanned. */
    secret: Type.String(),
    /** `otpauth://` address of the secret. */
    address: Type.String(),
    /** The address as a QR picture, SVG text. */
    picture: Type.String(),
  }),
  errors,
  callsPerMinute: 30,
})
export const confirmTotp = operation({
  ...confirmOptions,
  route: POST('/factors/totp/confirm'),
  summary: 'Confirm an authenticator app with its first code',
  request: Type.Object({ code: Code, ...whose }),
})

export const addEmail = operation({
  route: POST('/factors/email'),
  permission: 'anyone',
  writes: true,
  summary: 'Send a code by e-mail to add the address as a factor',
  request: Type.Object(whose),
  response: Type.Object({ factor: Factor, hint: Type.String() }),
  errors,
  callsPerMinute: 10,
})
export const confirmEmail = operation({
  ...confirmOptions,
  route: POST('/factors/email/confirm'),
  summary: 'Confirm the e-mail factor with its code',
  request: Type.Object({ code: Code, ...whose }),
})

const kind = { factorType: OneOf(phoneKinds) }

export const addPhone = operation({
  route: POST('/factors/phone'),
  permission: 'anyone',
  writes: true,
  summary: 'Send a code to a phone to add its number as a factor',
  description:
    'An active number stays active until the new one is confirmed. At most 5 messages an hour to one number, 10 to one account and 20 from one network.',
  request: Type.Object({
    ...kind,
    /** As people write it; without a country code it is one of `country`. */
    phone: Text(3, 40),
    /** ISO 3166-1, two letters. */
    country: Maybe(Type.String({ pattern: '^[A-Za-z]{2}$' })),
    ...whose,
  }),
  response: Type.Object({ factor: Factor, hint: Type.String() }),
  errors,
  callsPerMinute: 10,
})
export const confirmPhone = operation({
  ...confirmOptions,
  route: POST('/factors/phone/confirm'),
  summary: 'Confirm the phone factor with its code',
  request: Type.Object({ ...kind, code: Code, ...whose }),
})

export const addPush = operation({
  route: POST('/factors/push'),
  permission: 'member',
  writes: true,
  summary: 'Allow sign-ins to be approved on devices where the member is signed in',
  request: Type.Object({}),
  response: Type.Object({ factor: Factor, recoveryCodes: Type.Array(Type.String()) }),
  errors: [FactorNotAvailable, FreshSignInRequired],
  facts: [FactorsChanged],
  callsPerMinute: 10,
})
