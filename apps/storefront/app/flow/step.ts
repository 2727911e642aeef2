import type { Kept } from '../../server/kept.ts'

/** Second factors that the pages can ask for. */
export const askedFactors = [
  'TOTP',
  'EMAIL',
  'SMS',
  'CALL',
  'PUSH',
  'WEBAUTHN',
  'RECOVERY_CODE',
] as const
export type AskedFactor = (typeof askedFactors)[number]
/** Those that somebody can add. */
export const addableFactors = ['TOTP', 'EMAIL', 'SMS', 'CALL', 'PUSH', 'WEBAUTHN'] as const
export type AddableFactor = (typeof addableFactors)[number]
/** Those whose code goes to a number. */
const phoneFactors = ['SMS', 'CALL'] as const
export type PhoneFactor = (typeof phoneFactors)[number]

export const isAsked = (type: string): type is AskedFactor =>
  (askedFactors as readonly string[]).includes(type)
export const isAddable = (type: string): type is AddableFactor =>
  (addableFactors as readonly string[]).includes(type)
export const isPhone = (type: string): type is PhoneFactor =>
  (phoneFactors as readonly string[]).includes(type)

const kinds = ['verify', 'challenge', 'choose', 'add'] as const
type StepKind = (typeof kinds)[number]

/** Where a sign-in stopped, as the browser keeps it. */
export type Step = {
  kind: StepKind
  stateToken: string
  email: string
  /** The factor asked for now. */
  factor?: AskedFactor
  /** Where its code went, shortened; of an approval the number that it takes. */
  hint: string
  /** The approval that is waited for. */
  transactionId?: string
  /** What would do, or what can be added. */
  available: readonly AskedFactor[]
  /** When the last code was sent, in milliseconds since 1970. */
  sentAt: number
}

export function readStep(kept: Pick<Kept, 'get'>): Step | undefined {
  const value = kept.get('step')
  const kind = kinds.find((one) => one === value?.kind)
  if (!value?.stateToken || !kind) return undefined
  const { stateToken, email = '', factor = '', hint = '', available = '', sentAt } = value
  const { transactionId } = value
  return {
    kind,
    stateToken,
    email,
    ...(isAsked(factor) ? { factor } : {}),
    hint,
    ...(transactionId ? { transactionId } : {}),
    available: available.split(' ').filter(isAsked),
    sentAt: Number(sentAt) || 0,
  }
}

export const keepStep = (kept: Pick<Kept, 'put'>, { available, sentAt, ...step }: Step): void =>
  kept.put('step', { ...step, available: available.join(' '), sentAt: String(sentAt) })

/** Between two codes. */
const patienceSeconds = 30

/** How long somebody has to wait for another code, in whole seconds. */
export const secondsToWait = (sentAt: number, now = Date.now()): number =>
  Math.min(patienceSeconds, Math.max(0, Math.ceil(patienceSeconds - (now - sentAt) / 1000)))
