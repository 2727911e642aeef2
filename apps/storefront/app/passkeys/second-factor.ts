import { VitrineError } from '@vitrine/sdk'
import type { RequestContext } from '../../server/context.ts'
import { type Attempt, refuse } from '../flow/explain.ts'
import { goOn } from '../flow/go-on.ts'
import type { Step } from '../flow/step.ts'
import type { AskedPasskey, passkeyOf } from './answer-of.ts'

/** Asks for one of the passkeys of whoever signs in; each question is a new one. */
export async function askForPasskey(
  context: RequestContext,
  { stateToken }: Step,
): Promise<AskedPasskey | undefined> {
  const wish = { factorType: 'WEBAUTHN', stateToken } as const
  const reply = await context.newApi().authentication.challengeFactor(wish)
  const { webauthnData } = reply.mfaChallengeData?.verificationChallengeData ?? {}
  return (
    webauthnData && {
      challengeId: webauthnData.challengeId,
      options: webauthnData.publicKeyCredentialRequestOptionsJson,
    }
  )
}

type Shown = {
  passkey: NonNullable<ReturnType<typeof passkeyOf>>
  rememberThisDevice: boolean
  returnTo: string
}

/** Answers the second factor with a passkey. */
export async function showPasskey(
  context: RequestContext,
  { stateToken, email }: Step,
  { passkey, rememberThisDevice, returnTo }: Shown,
): Promise<Attempt | undefined> {
  const answer = { stateToken, rememberThisDevice, webauthnData: passkey }
  try {
    const calls = context.newApi().authentication
    const reply = await calls.verifyFactor({ factorType: 'WEBAUTHN', ...answer })
    return await goOn(context, reply, { email, returnTo })
  } catch (error) {
    if (!(error instanceof VitrineError) || error.code !== 'FACTOR_CODE_INVALID') throw error
    return refuse({ form: context.messages.t('passkey.PASSKEY_REFUSED') })
  }
}
