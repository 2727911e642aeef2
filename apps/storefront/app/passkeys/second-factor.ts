import { VitrineError } from '@vitrine/sdk'
import { type AttemptResult, refuse } from '../flow/attempt.ts'
import { continueSignIn } from '../flow/continue-sign-in.ts'
import type { SignInStep } from '../flow/sign-in-step.ts'
import type { RequestContext } from '../request/context.ts'
import type { PasskeyRequest, passkeyFieldsOf } from './passkey-fields.ts'

/** Requests a passkey as second factor; each request has a new challenge. */
export async function askForPasskey(
  context: RequestContext,
  { stateToken }: SignInStep,
): Promise<PasskeyRequest | undefined> {
  const request = { factorType: 'WEBAUTHN', stateToken } as const
  const reply = await context.newApi().authentication.challengeFactor(request)
  const { webauthnData } = reply.mfaChallengeData?.verificationChallengeData ?? {}
  return (
    webauthnData && {
      challengeId: webauthnData.challengeId,
      options: webauthnData.publicKeyCredentialRequestOptionsJson,
    }
  )
}

type PasskeyAnswer = {
  passkey: NonNullable<ReturnType<typeof passkeyFieldsOf>>
  rememberThisDevice: boolean
  returnTo: string
}

/** Completes the second factor with a passkey. */
export async function showPasskey(
  context: RequestContext,
  { stateToken, email }: SignInStep,
  { passkey, rememberThisDevice, returnTo }: PasskeyAnswer,
): Promise<AttemptResult | undefined> {
  const answer = { stateToken, rememberThisDevice, webauthnData: passkey }
  try {
    const calls = context.newApi().authentication
    const reply = await calls.verifyFactor({ factorType: 'WEBAUTHN', ...answer })
    return await continueSignIn(context, reply, { email, returnTo })
  } catch (error) {
    if (!(error instanceof VitrineError) || error.code !== 'FACTOR_CODE_INVALID') throw error
    return refuse({ form: context.messages.passkey.PASSKEY_REFUSED })
  }
}
