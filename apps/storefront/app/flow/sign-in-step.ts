import type { FlowCookies } from '../request/flow-cookies.ts'

/** Second factors that the pages support. */
export const promptedFactors = [
  'TOTP',
  'EMAIL',
  'SMS',
  'CALL',
  'PUSH',
  'WEBAUTHN',
  'RECOVERY_CODE',
] as const
export type PromptedFactor = (typeof promptedFactors)[number]
/** Second factors that a member can add. */
export const addableFactors = ['TOTP', 'EMAIL', 'SMS', 'CALL', 'PUSH', 'WEBAUTHN'] as const
export type AddableFactor = (typeof addableFactors)[number]
/** Second factors whose code is sent to a phone number. */
const phoneFactors = ['SMS', 'CALL'] as const
export type PhoneFactor = (typeof phoneFactors)[number]

export const isPromptedFactor = (type: string): type is PromptedFactor =>
  (promptedFactors as readonly string[]).includes(type)
export const isAddableFactor = (type: string): type is AddableFactor =>
  (addableFactors as readonly string[]).includes(type)
export const isPhoneFactor = (type: string): type is PhoneFactor =>
  (phoneFactors as readonly string[]).includes(type)

const kinds = ['verify', 'challenge', 'choose', 'add'] as const
type SignInStepKind = (typeof kinds)[number]

/** State of an interrupted sign-in, as stored in the cookie. */
export type SignInStep = {
  kind: SignInStepKind
  stateToken: string
  email: string
  /** The factor that is requested now. */
  factor?: PromptedFactor
  /** Masked destination of its code; for an approval the number to type. */
  hint: string
  /** Id of the pending approval. */
  transactionId?: string
  /** Factors that can be used, or added. */
  available: readonly PromptedFactor[]
  /** When the last code was sent, in milliseconds since 1970. */
  sentAt: number
}

export function readStep(flowCookies: Pick<FlowCookies, 'get'>): SignInStep | undefined {
  const value = flowCookies.get('step')
  const kind = kinds.find((one) => one === value?.kind)
  if (!value?.stateToken || !kind) return undefined
  const { stateToken, email = '', factor = '', hint = '', available = '', sentAt } = value
  const { transactionId } = value
  return {
    kind,
    stateToken,
    email,
    ...(isPromptedFactor(factor) ? { factor } : {}),
    hint,
    ...(transactionId ? { transactionId } : {}),
    available: available.split(' ').filter(isPromptedFactor),
    sentAt: Number(sentAt) || 0,
  }
}

export const saveStep = (
  flowCookies: Pick<FlowCookies, 'put'>,
  { available, sentAt, ...step }: SignInStep,
): void =>
  flowCookies.put('step', { ...step, available: available.join(' '), sentAt: String(sentAt) })

/** Minimum time between two codes, in milliseconds. */
const resendDelaySeconds = 30

/** Whole seconds until another code can be requested. */
export const secondsToWait = (sentAt: number, now = Date.now()): number =>
  Math.min(resendDelaySeconds, Math.max(0, Math.ceil(resendDelaySeconds - (now - sentAt) / 1000)))
