import { Guid, OneOf, type Static, Text, Timestamp, Type } from '../kit/index.ts'
import { StaffMember } from './schemas.ts'

/** Second factors of staff: an authenticator app, a passkey, a recovery code. */
export const staffFactorTypes = ['TOTP', 'PASSKEY', 'RECOVERY_CODE'] as const
export type StaffFactorType = (typeof staffFactorTypes)[number]

/** Proofs that the person of a session is still present: a second factor, else the password. */
export const staffProofTypes = ['PASSWORD', ...staffFactorTypes] as const
export type StaffProofType = (typeof staffProofTypes)[number]

/** The password was correct and a second factor is required. */
export const StaffChallenge = Type.Object({
  /** Goes on with the sign-in; worth nothing without the factor. */
  token: Type.String(),
  expiresDate: Timestamp(),
  ways: Type.Array(OneOf(staffFactorTypes)),
})
export type StaffChallenge = Static<typeof StaffChallenge>

/** A session was started for `staff`, or `secondFactor` is still required. */
export const StaffSignInReply = Type.Object({
  staff: Type.Optional(StaffMember),
  secondFactor: Type.Optional(StaffChallenge),
})

/** A question to a passkey. */
export const PasskeyQuestion = Type.Object({
  challengeId: Guid(),
  /** JSON text for `PublicKeyCredential.parseCreationOptionsFromJSON` or `…RequestOptions…`. */
  options: Type.String(),
})

/** Six digits of the app, blanks allowed. */
export const TotpCode = () => Text(1, 20)
/** As issued; case, blanks and hyphens are ignored. */
export const StaffRecoveryCode = () => Text(1, 50)

export const StaffPasskey = Type.Object({
  id: Guid(),
  name: Type.String(),
  /** Whether it is on several devices of its owner. */
  isSynced: Type.Boolean(),
  createdDate: Timestamp(),
  lastUsedDate: Type.Optional(Timestamp()),
})
export type StaffPasskey = Static<typeof StaffPasskey>

/** Everything one’s own sign-in is proved with. */
export const StaffSecurity = Type.Object({
  /** Absent without one that counts. */
  authenticator: Type.Optional(
    Type.Object({ createdDate: Timestamp(), lastUsedDate: Type.Optional(Timestamp()) }),
  ),
  passkeys: Type.Array(StaffPasskey),
  recoveryCodesLeft: Type.Integer(),
  /** Whether a site of this person requires a second factor. */
  isRequired: Type.Boolean(),
  /** Until when changes require no further proof; absent: prove first. */
  provedUntil: Type.Optional(Timestamp()),
  /** The possible proofs. */
  proofs: Type.Array(OneOf(staffProofTypes)),
  /** The origin on which passkeys work; absent if they cannot. */
  passkeysAt: Type.Optional(Type.String()),
})
export type StaffSecurity = Static<typeof StaffSecurity>

/** Recovery codes, returned once; empty when the account has its codes already. */
export const GivenCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) })
