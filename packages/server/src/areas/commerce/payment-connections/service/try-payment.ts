import { newId } from '../../../../platform/ids.ts'
import type { PaymentEvent } from '../../payments/index.ts'
import type { Gateway, GatewayAttempt } from '../model.ts'

/** A step of the trial, and the reason if it failed. */
export interface TrialStep {
  readonly step: 'open' | 'repeat' | 'read' | 'end'
  readonly problem: string | null
}

const AMOUNT_MINOR = 1000

/** Creates a payment with test keys, opens it again, reads it and cancels it. */
export async function tryPayment(
  gateway: Gateway,
  site: Pick<GatewayAttempt, 'siteId' | 'currency' | 'returnUrl' | 'now'>,
): Promise<TrialStep[]> {
  const attempt: GatewayAttempt = {
    ...site,
    paymentId: newId(),
    orderNumber: '0',
    amountMinor: AMOUNT_MINOR,
    email: null,
    savesMethod: false,
    language: 'en',
  }
  const { siteId, paymentId, currency } = attempt
  const steps: TrialStep[] = []
  let reference: string | null = null
  const known = () => ({ siteId, paymentId, amountMinor: AMOUNT_MINOR, currency, reference })
  const run = async (step: TrialStep['step'], work: () => Promise<string | null>) => {
    steps.push({ step, problem: await work().catch((error: Error) => error.message) })
    return steps.at(-1)?.problem === null
  }
  const isOpen = await run('open', async () => {
    reference = referenceOf((await gateway.start(attempt)).events)
    return reference === null ? 'The provider gives it no name' : null
  })
  if (!isOpen) return steps
  await run('repeat', async () => {
    const again = referenceOf((await gateway.start(attempt)).events)
    return again === reference ? null : `The same request made another payment: ${again}`
  })
  await run('read', async () => {
    const events = (await gateway.read?.(known())) ?? []
    return events.some(({ kind }) => kind === 'CAPTURED') ? 'It is paid already' : null
  })
  await run('end', async () => {
    await gateway.cancel?.(known())
    return null
  })
  return steps
}

const referenceOf = (events: readonly PaymentEvent[]): string | null =>
  events.find(({ details }) => details.reference !== undefined)?.details.reference ?? null
