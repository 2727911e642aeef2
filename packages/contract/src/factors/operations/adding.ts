import {
  FactorCodeWrong,
  FactorNotAvailable,
  FreshSignInRequired,
  LoginThrottled,
  StateTokenInvalid,
} from '../../authentication/errors.ts'
import { FactorsChanged, IdentitySignedIn } from '../../authentication/facts.ts'
import { AuthenticationReply } from '../../authentication/schemas.ts'
import { Maybe, OneOf, operation, POST, Text, Type } from '../../kit/index.ts'
import { phoneKinds } from '../../vocabulary/index.ts'
import { FactorNotFound } from '../errors.ts'
import { Code, Factor, whose } from '../schemas.ts'

const errors = [FactorNotAvailable, FreshSignInRequired, StateTokenInvalid, LoginThrottled]

/** Codes to write down, each good for one sign-in without the device; `reply` goes on with a sign-in. */
const Confirmed = Type.Object({
  recoveryCodes: Type.Array(Type.String()),
  reply: Type.Optional(AuthenticationReply),
})
const confirming = {
  permission: 'anyone',
  writes: 'own',
  response: Confirmed,
  errors: [...errors, FactorCodeWrong, FactorNotFound],
  facts: [FactorsChanged, IdentitySignedIn],
  callsPerMinute: 30,
} as const

export const addTotp = operation({
  route: POST('/factors/totp'),
  permission: 'anyone',
  writes: true,
  summary: 'A new secret for an authenticator application; counts once its first code was right',
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
  ...confirming,
  route: POST('/factors/totp/confirm'),
  summary: 'The first code of a new authenticator application',
  request: Type.Object({ code: Code, ...whose }),
})

export const addEmail = operation({
  route: POST('/factors/email'),
  permission: 'anyone',
  writes: true,
  summary: 'Mail a code that, confirmed, makes the address a factor',
  request: Type.Object(whose),
  response: Type.Object({ factor: Factor, hint: Type.String() }),
  errors,
  callsPerMinute: 10,
})
export const confirmEmail = operation({
  ...confirming,
  route: POST('/factors/email/confirm'),
  summary: 'The mailed code',
  request: Type.Object({ code: Code, ...whose }),
})

const kind = { factorType: OneOf(phoneKinds) }

export const addPhone = operation({
  route: POST('/factors/phone'),
  permission: 'anyone',
  writes: true,
  summary: 'Send a code to a phone that, confirmed, makes its number a factor',
  description:
    'A number that counts already goes on until the new one is confirmed. At most 5 messages an hour go to one number, 10 to one account and 20 from one network.',
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
  ...confirming,
  route: POST('/factors/phone/confirm'),
  summary: 'The code that a phone was sent or told',
  request: Type.Object({ ...kind, code: Code, ...whose }),
})

export const addPush = operation({
  route: POST('/factors/push'),
  permission: 'member',
  writes: true,
  summary: 'Let sign-ins be approved where the member is signed in already',
  request: Type.Object({}),
  response: Type.Object({ factor: Factor, recoveryCodes: Type.Array(Type.String()) }),
  errors: [FactorNotAvailable, FreshSignInRequired],
  facts: [FactorsChanged],
  callsPerMinute: 10,
})
