import { FactorResetStopped } from '../factors/facts.ts'
import { Guid, operation, POST, Type } from '../kit/index.ts'
import {
  AccountBlocked,
  FactorNotAvailable,
  PasskeyCopied,
  PasskeyExpired,
  PasskeyRefused,
} from './errors.ts'
import { FactorsChanged, IdentitySignedIn } from './facts.ts'
import { AuthenticationReply, PasskeyAnswer } from './schemas.ts'

const mounts = ['/vitrine/v1']

/** What a browser needs to sign somebody in who need not say who they are. */
export const startPasskeySignIn = operation({
  route: POST('/passkeys/sign-in/options'),
  mounts,
  permission: 'open',
  writes: true,
  summary: 'What a browser needs to sign in with a passkey; good for five minutes',
  description:
    'Names no account: the person chooses among the passkeys that their device has for this address.',
  request: Type.Object({}),
  response: Type.Object({
    challengeId: Guid(),
    /** JSON text for `PublicKeyCredential.parseRequestOptionsFromJSON` (WebAuthn, section 5.1.9). */
    publicKeyCredentialRequestOptionsJson: Type.String(),
  }),
  errors: [FactorNotAvailable],
  callsPerMinute: 60,
})

/** Signs in with a passkey alone: it needs its device and its owner, and so counts as both factors. */
export const signInWithPasskey = operation({
  route: POST('/passkeys/sign-in'),
  mounts,
  permission: 'anyone',
  writes: 'own',
  summary: 'Sign in with a passkey',
  description:
    'Takes the place of password and second factor. An unproved address and the owner’s approval still hold it up.',
  request: Type.Object(PasskeyAnswer),
  response: AuthenticationReply,
  errors: [AccountBlocked, FactorNotAvailable, PasskeyCopied, PasskeyExpired, PasskeyRefused],
  facts: [IdentitySignedIn, FactorsChanged, FactorResetStopped],
  callsPerMinute: 30,
})
