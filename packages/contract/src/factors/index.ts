import {
  FactorCodeWrong,
  FactorNotAvailable,
  FreshSignInRequired,
  LoginThrottled,
  StateTokenInvalid,
} from '../authentication/errors.ts'
import { FactorsChanged, IdentitySignedIn } from '../authentication/facts.ts'
import { AuthenticationReply, StateToken } from '../authentication/schemas.ts'
import {
  DELETE,
  defineError,
  GET,
  Guid,
  Maybe,
  OneOf,
  operation,
  POST,
  service,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'
import { factorTypes } from '../vocabulary/index.ts'

/** A second factor of an account. Its secret is shown once, while it is being added. */
export const Factor = Type.Object({
  factorId: Guid(),
  type: OneOf(factorTypes),
  /** INACTIVE until its first code was right. */
  status: OneOf(['INACTIVE', 'ACTIVE']),
  createdDate: Timestamp(),
  lastUsedDate: Type.Optional(Timestamp()),
})

export const FactorNotFound = defineError({
  code: 'FACTOR_NOT_FOUND',
  status: 404,
  description: 'The account has no such factor',
})
export const FactorRequired = defineError({
  code: 'FACTOR_REQUIRED',
  status: 428,
  description: 'The site asks for a second factor; add another one before you remove the last',
})

/** A signed-in member, or somebody whose sign-in stops at a factor that has to be added first. */
const whose = { stateToken: Maybe(StateToken()) }
const errors = [FactorNotAvailable, FreshSignInRequired, StateTokenInvalid, LoginThrottled]

/** Codes to write down, each good for one sign-in without the device; `reply` goes on with a sign-in. */
const Confirmed = Type.Object({
  recoveryCodes: Type.Array(Type.String()),
  reply: Type.Optional(AuthenticationReply),
})
const Confirmation = Type.Object({ code: Text(1, 100), ...whose })

/** Second factors of the member who calls (specification §3). Changing them asks for a fresh sign-in. */
export const factors = service({
  name: 'factors',
  summary: 'Second factors: add, confirm, remove',
  mounts: ['/vitrine/v1'],
  operations: {
    listFactors: operation({
      route: GET('/factors'),
      permission: 'member',
      summary: 'The factors of the caller and what the site allows and asks for',
      request: Type.Object({}),
      response: Type.Object({
        factors: Type.Array(Factor),
        recoveryCodesLeft: Type.Integer(),
        allowed: Type.Array(OneOf(factorTypes)),
        isRequired: Type.Boolean(),
      }),
    }),
    addTotp: operation({
      route: POST('/factors/totp'),
      permission: 'anyone',
      writes: true,
      summary:
        'A new secret for an authenticator application; counts once its first code was right',
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
    }),
    confirmTotp: operation({
      route: POST('/factors/totp/confirm'),
      permission: 'anyone',
      writes: 'own',
      summary: 'The first code of a new authenticator application',
      request: Confirmation,
      response: Confirmed,
      errors: [...errors, FactorCodeWrong, FactorNotFound],
      facts: [FactorsChanged, IdentitySignedIn],
      callsPerMinute: 30,
    }),
    addEmail: operation({
      route: POST('/factors/email'),
      permission: 'anyone',
      writes: true,
      summary: 'Mail a code that, confirmed, makes the address a factor',
      request: Type.Object(whose),
      response: Type.Object({ factor: Factor, hint: Type.String() }),
      errors,
      callsPerMinute: 10,
    }),
    confirmEmail: operation({
      route: POST('/factors/email/confirm'),
      permission: 'anyone',
      writes: 'own',
      summary: 'The mailed code',
      request: Confirmation,
      response: Confirmed,
      errors: [...errors, FactorCodeWrong, FactorNotFound],
      facts: [FactorsChanged, IdentitySignedIn],
      callsPerMinute: 30,
    }),
    removeFactor: operation({
      route: DELETE('/factors/{factorId}'),
      permission: 'member',
      writes: true,
      summary: 'Remove a factor; with the last one go the recovery codes and remembered devices',
      request: Type.Object({ factorId: Guid() }),
      response: Type.Object({}),
      errors: [FactorNotFound, FactorRequired, FreshSignInRequired],
      facts: [FactorsChanged],
    }),
    renewRecoveryCodes: operation({
      route: POST('/factors/recovery-codes'),
      permission: 'member',
      writes: true,
      summary: 'Ten new recovery codes; the earlier ones end',
      request: Type.Object({}),
      response: Type.Object({ recoveryCodes: Type.Array(Type.String()) }),
      errors: [FactorNotAvailable, FreshSignInRequired],
      facts: [FactorsChanged],
      callsPerMinute: 10,
    }),
    forgetDevices: operation({
      route: POST('/factors/forget-devices'),
      permission: 'member',
      writes: true,
      summary: 'Ask for the second factor again on every device',
      request: Type.Object({}),
      response: Type.Object({}),
      facts: [FactorsChanged],
    }),
    resetMemberFactors: operation({
      route: POST('/members/{id}/reset-factors'),
      permission: 'admin',
      writes: true,
      summary: 'Remove every second factor of a member who has lost the device',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({}),
      errors: [FactorNotFound],
      facts: [FactorsChanged],
    }),
  },
})
