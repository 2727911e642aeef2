import {
  FactorNotAvailable,
  FreshSignInRequired,
  PasskeyExpired,
  PasskeyRefused,
  StateTokenInvalid,
} from '../../authentication/errors.ts'
import { FactorsChanged, signInFacts } from '../../authentication/facts.ts'
import { AuthenticationReply, PasskeyAnswer } from '../../authentication/schemas.ts'
import { DELETE, GET, Guid, operation, PATCH, POST, Text, Type } from '../../kit/index.ts'
import { FactorRequired, PasskeyNotFound, TooManyPasskeys } from '../errors.ts'
import { Passkey, whose } from '../schemas.ts'

const Name = Text(1, 60)
const one = { passkeyId: Guid() }

export const listPasskeys = operation({
  route: GET('/factors/passkeys'),
  permission: 'member',
  summary: 'List the passkeys of the caller, oldest first; up to 20',
  request: Type.Object({}),
  response: Type.Object({ passkeys: Type.Array(Passkey) }),
})
export const beginPasskey = operation({
  route: POST('/factors/passkeys/options'),
  permission: 'anyone',
  writes: true,
  summary: 'Create the options for a browser to create a passkey; valid for 5 minutes',
  description:
    'The passkey is bound to the address of the called site; browsers do not create it on pages of other origins.',
  request: Type.Object(whose),
  response: Type.Object({
    challengeId: Guid(),
    /** JSON text for `PublicKeyCredential.parseCreationOptionsFromJSON` (WebAuthn, section 5.1.8). */
    publicKeyCredentialCreationOptionsJson: Type.String(),
  }),
  errors: [FactorNotAvailable, FreshSignInRequired, StateTokenInvalid],
  callsPerMinute: 30,
})
export const addPasskey = operation({
  route: POST('/factors/passkeys'),
  permission: 'anyone',
  writes: 'own',
  summary: 'Save a new passkey: a second factor that can also sign in on its own',
  description:
    'The first factor returns recovery codes; `reply` continues a sign-in that required a factor.',
  request: Type.Object({ ...PasskeyAnswer, name: Name, ...whose }),
  response: Type.Object({
    passkey: Passkey,
    recoveryCodes: Type.Array(Type.String()),
    reply: Type.Optional(AuthenticationReply),
  }),
  errors: [
    FactorNotAvailable,
    FreshSignInRequired,
    StateTokenInvalid,
    PasskeyExpired,
    PasskeyRefused,
    TooManyPasskeys,
  ],
  facts: [FactorsChanged, ...signInFacts],
  callsPerMinute: 30,
})
export const renamePasskey = operation({
  route: PATCH('/factors/passkeys/{passkeyId}'),
  permission: 'member',
  writes: true,
  summary: 'Rename a passkey',
  request: Type.Object({ ...one, name: Name }),
  response: Type.Object({ passkey: Passkey }),
  errors: [PasskeyNotFound],
  facts: [FactorsChanged],
})
export const removePasskey = operation({
  route: DELETE('/factors/passkeys/{passkeyId}'),
  permission: 'member',
  writes: true,
  summary:
    'Remove a passkey; removing the last factor also removes recovery codes and remembered devices',
  request: Type.Object(one),
  response: Type.Object({}),
  errors: [PasskeyNotFound, FactorRequired, FreshSignInRequired],
  facts: [FactorsChanged],
})
