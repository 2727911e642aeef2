/** States of a sign-in in responses (specification §4). */
export const authenticationStates = [
  'SUCCESS',
  'REQUIRE_OWNER_APPROVAL',
  'REQUIRE_EMAIL_VERIFICATION',
  'STATUS_CHECK',
  'REQUIRE_MFA',
  'MFA_CHALLENGE',
] as const
export type AuthenticationState = (typeof authenticationStates)[number]

export const identityStatuses = ['PENDING', 'ACTIVE', 'DELETED', 'BLOCKED', 'OFFLINE'] as const
export type IdentityStatus = (typeof identityStatuses)[number]

export const pendingReasons = [
  'PENDING_ADMIN_APPROVAL_REQUIRED',
  'PENDING_EMAIL_VERIFICATION_REQUIRED',
] as const
export type PendingReason = (typeof pendingReasons)[number]

export const factorTypes = [
  'PASSWORD',
  'SMS',
  'CALL',
  'EMAIL',
  'TOTP',
  'PUSH',
  'WEBAUTHN',
  'RECOVERY_CODE',
] as const
export type FactorType = (typeof factorTypes)[number]

/** Factors that a site can allow its members to add. */
export const addableFactorTypes = ['TOTP', 'EMAIL', 'SMS', 'CALL', 'PUSH', 'WEBAUTHN'] as const
export type AddableFactorType = (typeof addableFactorTypes)[number]

/** Ways to reach a phone. */
export const phoneKinds = ['SMS', 'CALL'] as const
export type PhoneKind = (typeof phoneKinds)[number]

/** State of a factor during a sign-in. */
export const factorStatuses = [
  'ENABLED',
  'REQUIRE_ACTIVATION',
  'REQUIRE_REENROLL',
  'ENABLED_BY_RULE',
  'DISABLED_BY_RULE',
] as const
export type FactorStatus = (typeof factorStatuses)[number]

export const memberStatuses = ['UNKNOWN', 'PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'] as const
export type MemberStatus = (typeof memberStatuses)[number]

export const privacyStatuses = ['UNKNOWN', 'PRIVATE', 'PUBLIC'] as const
export type PrivacyStatus = (typeof privacyStatuses)[number]

export const activityStatuses = ['UNKNOWN', 'ACTIVE', 'MUTED'] as const
export type ActivityStatus = (typeof activityStatuses)[number]

export const memberFieldSets = ['PUBLIC', 'EXTENDED', 'FULL'] as const
export type MemberFieldSet = (typeof memberFieldSets)[number]
