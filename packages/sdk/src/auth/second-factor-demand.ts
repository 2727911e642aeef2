import type { FactorStatus, FactorType } from '@vitrine/contract/vocabulary'
import type { StateReply } from './state-reply.ts'

/** The second factor that a sign-in requires. */
export interface SecondFactorDemand {
  readonly stateToken: string
  /** The accepted factors; `REQUIRE_ACTIVATION` must be set up on a page of the site first. */
  readonly factors: readonly {
    readonly factorType: FactorType
    readonly factorStatus: FactorStatus
  }[]
  /** The factor to answer now; absent while there is a choice. */
  readonly factorType?: FactorType
  /** The shortened destination of a code; with PUSH the digits that the approving person has to type. */
  readonly hint?: string
  /** The id of the pending approval of PUSH. */
  readonly transactionId?: string
  /** The challenge of a passkey; pass `options` to `showPasskey` of `@vitrine/sdk/passkeys`. */
  readonly passkey?: { readonly challengeId: string; readonly options: string }
}

/** The demand in a reply; undefined in every other one. */
export function toDemand(reply: StateReply): SecondFactorDemand | undefined {
  const { state, stateToken, requireMfaData, mfaChallengeData } = reply
  if (!stateToken) return undefined
  if (state === 'REQUIRE_MFA') {
    return { stateToken, factors: requireMfaData?.availableFactors ?? [] }
  }
  if (state !== 'MFA_CHALLENGE' || !mfaChallengeData) return undefined
  const { factorType, availableFactors, verificationChallengeData } = mfaChallengeData
  const { hint, pushData, webauthnData } = verificationChallengeData ?? {}
  return {
    stateToken,
    factors: availableFactors,
    factorType,
    ...(hint ? { hint } : {}),
    ...(pushData ? { transactionId: pushData.transactionId } : {}),
    ...(webauthnData
      ? {
          passkey: {
            challengeId: webauthnData.challengeId,
            options: webauthnData.publicKeyCredentialRequestOptionsJson,
          },
        }
      : {}),
  }
}
