import type { AuthenticationReply } from '@vitrine/contract/authentication'
import { links } from '../links.ts'
import { completePendingLink } from '../providers/pending-link.ts'
import type { RequestContext } from '../request/context.ts'
import { finishSignIn } from '../request/sign-in.ts'
import { type RedirectResult, redirectTo } from '../screens/screen.ts'
import { isPromptedFactor, readStep, type SignInStep, saveStep } from './sign-in-step.ts'

type SignInTarget = { email: string; returnTo: string }

/**
 * Redirects by the login state of the response: to the end, or to the next step; undefined when
 * neither.
 */
export async function continueSignIn(
  context: RequestContext,
  reply: AuthenticationReply,
  target: SignInTarget,
): Promise<RedirectResult | undefined> {
  const { state, sessionToken } = reply
  if (state === 'SUCCESS') {
    if (!sessionToken) return undefined
    rememberDevice(context, reply)
    await completePendingLink(context, sessionToken)
    const next = await finishSignIn(context, sessionToken, target.returnTo)
    return next === undefined ? undefined : redirectTo(next)
  }
  if (state === 'REQUIRE_OWNER_APPROVAL') {
    context.flowCookies.drop('step')
    return redirectTo(links.waiting())
  }
  const step = stepOf(context, reply, target.email)
  if (!step) return undefined
  saveStep(context.flowCookies, step)
  return redirectTo(stepLinks[step.kind](target.returnTo))
}

const stepLinks = {
  verify: links.verify,
  challenge: links.factor,
  choose: links.chooseFactor,
  add: links.addFactor,
} as const satisfies Record<SignInStep['kind'], (returnTo: string) => string>

function stepOf({ flowCookies }: RequestContext, reply: AuthenticationReply, email: string) {
  const previousStep = readStep(flowCookies)
  const { state, mfaChallengeData, requireMfaData: choice } = reply
  const stateToken = reply.stateToken ?? previousStep?.stateToken
  if (!stateToken) return undefined
  const step = {
    stateToken,
    email: email || previousStep?.email || '',
    hint: '',
    sentAt: Date.now(),
  }
  if (state === 'REQUIRE_EMAIL_VERIFICATION')
    return { ...step, kind: 'verify', available: [] } as const
  if (
    state === 'MFA_CHALLENGE' &&
    mfaChallengeData &&
    isPromptedFactor(mfaChallengeData.factorType)
  ) {
    const { factorType: factor, verificationChallengeData } = mfaChallengeData
    const { hint = '', pushData } = verificationChallengeData
    const challengeDetails = { hint, ...pushData }
    return {
      ...step,
      kind: 'challenge',
      factor,
      ...challengeDetails,
      available: typesOf(mfaChallengeData),
    } as const
  }
  if (state !== 'REQUIRE_MFA' || !choice) return undefined
  const isNew = choice.availableFactors.every((one) => one.factorStatus === 'REQUIRE_ACTIVATION')
  return { ...step, kind: isNew ? 'add' : 'choose', available: typesOf(choice) } as const
}

type FactorChoice = NonNullable<AuthenticationReply['requireMfaData']>

const typesOf = ({ availableFactors }: Pick<FactorChoice, 'availableFactors'>) =>
  availableFactors
    .filter(({ factorStatus }) => factorStatus !== 'DISABLED_BY_RULE')
    .map(({ factorType }) => factorType)
    .filter(isPromptedFactor)

function rememberDevice(
  { flowCookies, site }: RequestContext,
  { additionalData }: AuthenticationReply,
) {
  const token = additionalData?.deviceToken?.strValue
  if (token) flowCookies.put('device', { token }, site.rememberDeviceDays * 86_400)
}

/** Device data that is sent with a sign-in. */
export function clientMetaDataOf({ flowCookies }: Pick<RequestContext, 'flowCookies'>) {
  const deviceToken = flowCookies.get('device')?.token
  return deviceToken ? { clientMetaData: { deviceToken } } : {}
}
