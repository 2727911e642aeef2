import type { AuthenticationReply } from '@vitrine/contract/authentication'
import type { RequestContext } from '../../server/context.ts'
import { finishSignIn } from '../../server/sign-in.ts'
import { links } from '../links.ts'
import { completeLink } from '../providers/waiting-link.ts'
import { type RedirectAnswer, redirectTo } from '../screens/screen.ts'
import { isAsked, keepStep, readStep, type Step } from './step.ts'

type Way = { email: string; returnTo: string }

/** Goes where the server's answer leads: to the end, or to the gate it names; nothing when neither. */
export async function goOn(
  context: RequestContext,
  reply: AuthenticationReply,
  way: Way,
): Promise<RedirectAnswer | undefined> {
  const { state, sessionToken } = reply
  if (state === 'SUCCESS') {
    if (!sessionToken) return undefined
    rememberDevice(context, reply)
    await completeLink(context, sessionToken)
    const next = await finishSignIn(context, sessionToken, way.returnTo)
    return next === undefined ? undefined : redirectTo(next)
  }
  if (state === 'REQUIRE_OWNER_APPROVAL') {
    context.kept.drop('step')
    return redirectTo(links.waiting())
  }
  const step = stepOf(context, reply, way.email)
  if (!step) return undefined
  keepStep(context.kept, step)
  return redirectTo(gates[step.kind](way.returnTo))
}

const gates = {
  verify: links.verify,
  challenge: links.factor,
  choose: links.chooseFactor,
  add: links.addFactor,
} as const satisfies Record<Step['kind'], (returnTo: string) => string>

function stepOf({ kept }: RequestContext, reply: AuthenticationReply, email: string) {
  const before = readStep(kept)
  const { state, mfaChallengeData: asked, requireMfaData: choice } = reply
  const stateToken = reply.stateToken ?? before?.stateToken
  if (!stateToken) return undefined
  const step = { stateToken, email: email || before?.email || '', hint: '', sentAt: Date.now() }
  if (state === 'REQUIRE_EMAIL_VERIFICATION')
    return { ...step, kind: 'verify', available: [] } as const
  if (state === 'MFA_CHALLENGE' && asked && isAsked(asked.factorType)) {
    const { factorType: factor, verificationChallengeData } = asked
    const { hint = '', pushData } = verificationChallengeData
    const shown = { hint, ...pushData }
    return { ...step, kind: 'challenge', factor, ...shown, available: typesOf(asked) } as const
  }
  if (state !== 'REQUIRE_MFA' || !choice) return undefined
  const isNew = choice.availableFactors.every((one) => one.factorStatus === 'REQUIRE_ACTIVATION')
  return { ...step, kind: isNew ? 'add' : 'choose', available: typesOf(choice) } as const
}

type Offer = NonNullable<AuthenticationReply['requireMfaData']>

const typesOf = ({ availableFactors }: Pick<Offer, 'availableFactors'>) =>
  availableFactors
    .filter(({ factorStatus }) => factorStatus !== 'DISABLED_BY_RULE')
    .map(({ factorType }) => factorType)
    .filter(isAsked)

function rememberDevice({ kept, site }: RequestContext, { additionalData }: AuthenticationReply) {
  const token = additionalData?.deviceToken?.strValue
  if (token) kept.put('device', { token }, site.rememberDeviceDays * 86_400)
}

/** What a sign-in tells of this browser. */
export function clientMetaDataOf({ kept }: Pick<RequestContext, 'kept'>) {
  const deviceToken = kept.get('device')?.token
  return deviceToken ? { clientMetaData: { deviceToken } } : {}
}
