import {
  Guid,
  Json,
  MapOf,
  Maybe,
  OneOf,
  type Static,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'
import {
  authenticationStates,
  factorStatuses,
  factorTypes,
  identityStatuses,
  pendingReasons,
} from '../vocabulary/index.ts'
import { CustomValue, IdentityProfile } from './profile.ts'

/** A provider linked to an account, and the identity of the person at that provider. */
const Connection = Type.Object({
  idpConnection: Type.Object({ idpConnectionId: Guid(), idpUserId: Type.String() }),
})

/**
 * An identity: login e-mail, status and factors (specification §3). Its id is also the member's.
 * Lists are always present; `revision` is a whole number as text that grows with every change.
 */
export const Identity = Type.Object({
  id: Guid(),
  revision: Type.String(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
  email: Type.Object({ address: Type.String(), isVerified: Type.Boolean() }),
  status: Type.Object({
    name: OneOf(identityStatuses),
    reasons: Type.Array(OneOf(pendingReasons)),
  }),
  connections: Type.Array(Connection),
  identityProfile: IdentityProfile,
  metadata: Type.Object({ tags: Type.Array(Type.String()) }),
  factors: Type.Array(
    Type.Object({
      factorId: Type.String(),
      type: OneOf(factorTypes),
      status: OneOf(['INACTIVE', 'ACTIVE', 'REQUIRE_REENROLL']),
    }),
  ),
})
export type Identity = Static<typeof Identity>

export const AvailableFactor = Type.Object({
  factorType: OneOf(factorTypes),
  factorStatus: OneOf(factorStatuses),
})
const reason = OneOf(['USER_SETTINGS', 'HIGH_RISK_LOGIN'])

/** Several factors can be chosen, or one has to be enrolled first (REQUIRE_ACTIVATION). */
export const RequireMfaData = Type.Object({
  availableFactors: Type.Array(AvailableFactor, { maxItems: 100 }),
  reason,
})

/** Data to display while a factor waits for its answer. */
export const VerificationChallengeData = Type.Object({
  /**
   * The shortened destination of a code; with PUSH the two digits that the approver has to type, to be shown
   * by the sign-in page.
   */
  hint: Type.Optional(Text(0, 200)),
  /** Sent back with `PUSH/verify`, which returns the same challenge until the approval is decided. */
  pushData: Type.Optional(Type.Object({ transactionId: Text(1, 36) })),
  /** With WEBAUTHN: the options for the browser as JSON text; valid for five minutes. */
  webauthnData: Type.Optional(
    Type.Object({
      challengeId: Guid(),
      publicKeyCredentialRequestOptionsJson: Text(1, 40_000),
    }),
  ),
})
export type VerificationChallengeData = Static<typeof VerificationChallengeData>

/** One factor is required. */
export const MfaChallengeData = Type.Object({
  factorType: OneOf(factorTypes),
  verificationChallengeData: VerificationChallengeData,
  availableFactors: Type.Array(AvailableFactor, { maxItems: 100 }),
  reason,
})

/**
 * State of a sign-in (specification §4). Pending states are responses, not errors. `sessionToken` is only
 * present with SUCCESS; `stateToken` continues the flow for an hour. `additionalData.deviceToken` is present
 * when a device is remembered; sent back as `clientMetaData.deviceToken` of a login it skips the second
 * factor on that device.
 */
export const AuthenticationReply = Type.Object({
  state: OneOf(authenticationStates),
  sessionToken: Type.Optional(Type.String()),
  stateToken: Type.Optional(Type.String({ maxLength: 1000 })),
  identity: Type.Optional(Identity),
  requireMfaData: Type.Optional(RequireMfaData),
  mfaChallengeData: Type.Optional(MfaChallengeData),
  additionalData: Type.Optional(MapOf(CustomValue)),
})
export type AuthenticationReply = Static<typeof AuthenticationReply>

const captchaText = () => Maybe(Text(0, 5000))

/** One item may carry both kinds. */
export const CaptchaToken = Type.Object({
  Recaptcha: captchaText(),
  InvisibleRecaptcha: captchaText(),
  NoCaptcha: Maybe(Json()),
  recaptchaForClientSiteKey: Maybe(Type.Object({ token: captchaText(), siteKeyId: captchaText() })),
})
export const CaptchaTokens = () => Maybe(Type.Array(CaptchaToken, { maxItems: 10 }))

/** A password: 4 to 100 printable ASCII characters. New ones must also satisfy the site's policy. */
export const Password = () => Text(4, 100, { pattern: '^[ -~]*$' })

/** Free-form data of the calling application. Only `deviceToken` is read; nothing is stored. */
export const ClientMetaData = () => Maybe(MapOf(Json()))

/** Continues a sign-in that stopped at a check. */
export const StateToken = () => Text(1, 1000)

const Code = () => Maybe(Type.Object({ code: Text(1, 100) }))

/**
 * A browser's answer about a passkey: which question it answers, and `PublicKeyCredential.toJSON()` as JSON
 * text (WebAuthn, section 5.1).
 */
export const PasskeyAnswer = { challengeId: Text(1, 36), credential: Text(1, 20_000) }

/** The answer to a second factor: the data of the factor named in the path. */
export const FactorAnswer = Type.Object({
  factorType: OneOf(factorTypes),
  stateToken: StateToken(),
  /** Skips the second factor on this device for as long as the site allows. */
  rememberThisDevice: Maybe(Type.Boolean()),
  totpData: Code(),
  emailData: Code(),
  smsData: Code(),
  callData: Code(),
  recoveryCodeData: Code(),
  passwordData: Maybe(Type.Object({ password: Text(1, 100) })),
  pushData: Maybe(Type.Object({ transactionId: Text(1, 36) })),
  webauthnData: Maybe(Type.Object(PasskeyAnswer)),
})
export type FactorAnswer = Static<typeof FactorAnswer>
