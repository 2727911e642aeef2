import { FactorResetStopped } from '../factors/facts.ts'
import { Guid, operation, POST, Type } from '../kit/index.ts'
import {
  AccountBlocked,
  FactorNotAvailable,
  PasskeyCopied,
  PasskeyExpired,
  PasskeyRefused,
} from './errors.ts'
import { FactorsChanged, signInFacts } from './facts.ts'
import { AuthenticationReply, PasskeyAnswer } from './schemas.ts'

const mounts = ['/vitrine/v1']

/** Options for a passkey sign-in that names no account. */
export const startPasskeySignIn = operation({
  route: POST('/passkeys/sign-in/options'),
  mounts,
  permission: 'open',
  writes: true,
  summary: 'Create the options for a browser to sign in with a passkey; valid for 5 minutes',
  description:
    'Names no account: the person chooses among the passkeys of their device for this address.',
  request: Type.Object({}),
  response: Type.Object({
    challengeId: Guid(),
    /** JSON text for `PublicKeyCredential.parseRequestOptionsFromJSON` (WebAuthn, section 5.1.9). */
    publicKeyCredentialRequestOptionsJson: Type.String(),
  }),
  errors: [FactorNotAvailable],
  callsPerMinute: 60,
})

/** Signs in with a passkey alone: device and user verification count as both factors. */
export const signInWithPasskey = operation({
  route: POST('/passkeys/sign-in'),
  mounts,
  permission: 'anyone',
  writes: 'own',
  summary: 'Sign in with a passkey',
  description:
    'Replaces password and second factor. E-mail verification and approval by the owner are still required.',
  request: Type.Object(PasskeyAnswer),
  response: AuthenticationReply,
  errors: [AccountBlocked, FactorNotAvailable, PasskeyCopied, PasskeyExpired, PasskeyRefused],
  facts: [...signInFacts, FactorsChanged, FactorResetStopped],
  callsPerMinute: 30,
})
