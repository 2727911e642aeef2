import { newId } from '../../../../platform/ids.ts'
import {
  type KnownPayment,
  type PaymentEvent,
  type PaymentProvider,
  ProviderUnavailable,
} from '../../payments/index.ts'

/** How the bank delivers events. */
export type Deliver = (siteId: string, events: readonly PaymentEvent[]) => Promise<void>

/** Probability of each failure, from 0 to 1. */
export interface Unreliability {
  readonly duplicated: number
  readonly delayed: number
  /** Never delivered; reading the payment still returns it. */
  readonly lost: number
  /** An additional event of an unknown payment is delivered. */
  readonly unknown: number
  /** An additional event in a currency other than the order's is delivered. */
  readonly otherCurrency: number
  /** The request of the buyer's browser fails after its work is done. */
  readonly failed: number
  /** The event of a call is delivered before the response. */
  readonly early: number
  /** A call gets no response after its work is done. */
  readonly unanswered: number
}

/** A bank behind an unreliable network. */
export interface UnreliableBank {
  readonly deliver: Deliver
  /** The same adapter behind such a network. */
  wrap(provider: PaymentProvider): PaymentProvider
}

/**
 * Delivers events as badly as networks do: twice, late, reordered, not at all, with errors; and loses responses after
 * the work is done. The same seed makes the same choices.
 */
export function createUnreliableBank(seed: number, how: Unreliability, receive: Deliver) {
  const random = randomFrom(seed)
  const happens = (probability: number) => random() < probability
  let waiting: { siteId: string; event: PaymentEvent }[] = []

  const additions = (event: PaymentEvent): PaymentEvent[] => [
    ...(happens(how.duplicated) ? [event, event] : [event]),
    ...(happens(how.unknown) ? [{ ...event, id: newId(), paymentId: newId() }] : []),
    ...(happens(how.otherCurrency) ? [{ ...event, id: newId(), currency: 'XTS' }] : []),
  ]

  const deliver: Deliver = async (siteId, events) => {
    for (const event of events.flatMap(additions)) {
      if (happens(how.lost)) continue
      if (happens(how.delayed)) waiting.push({ siteId, event })
      else await receive(siteId, [event])
    }
    if (happens(how.failed)) throw new Error('The bank lost the connection')
  }

  const loseAnswer = () => {
    if (happens(how.unanswered)) throw new ProviderUnavailable('The answer of the bank was lost')
  }
  type Verb = 'read' | 'capture' | 'release' | 'cancel'
  const overNetwork = (provider: PaymentProvider, verb: Verb) => async (payment: KnownPayment) => {
    const events = (await provider[verb]?.(payment)) ?? []
    if (happens(how.early)) await receive(payment.siteId, events)
    loseAnswer()
    return events
  }

  const chargeOverNetwork = ({ charge }: PaymentProvider): Pick<PaymentProvider, 'charge'> =>
    charge
      ? {
          async charge(attempt, saved) {
            const events = await charge(attempt, saved)
            if (happens(how.early)) await receive(attempt.siteId, events)
            loseAnswer()
            return events
          },
        }
      : {}

  return {
    deliver,
    wrap: (provider: PaymentProvider): PaymentProvider => ({
      ...provider,
      async start(attempt) {
        const started = await provider.start(attempt)
        loseAnswer()
        return started
      },
      ...chargeOverNetwork(provider),
      read: overNetwork(provider, 'read'),
      capture: overNetwork(provider, 'capture'),
      release: overNetwork(provider, 'release'),
      cancel: overNetwork(provider, 'cancel'),
      async refund(payment, request) {
        const events = (await provider.refund?.(payment, request)) ?? []
        if (happens(how.early)) await receive(payment.siteId, events)
        loseAnswer()
        return events
      },
    }),
    /** Delivers delayed events, in another order. */
    async flush(): Promise<void> {
      const late = waiting.map((one) => ({ one, key: random() })).sort((a, b) => a.key - b.key)
      waiting = []
      for (const { one } of late) await receive(one.siteId, [one.event])
    },
  }
}

const FLUSH_MS = 2_000
const often: Unreliability = {
  duplicated: 0.3,
  delayed: 0.3,
  lost: 0.1,
  unknown: 0.1,
  otherCurrency: 0.1,
  failed: 0.1,
  early: 0.3,
  unanswered: 0.1,
}

/** An unreliable bank for a process: delayed events arrive within seconds. */
export const unreliableBankOf =
  (seed: number) =>
  (receive: Deliver): UnreliableBank => {
    const bank = createUnreliableBank(seed, often, receive)
    // An event that cannot be delivered is lost, like other messages.
    setInterval(() => bank.flush().catch(() => undefined), FLUSH_MS).unref()
    return bank
  }

/** Pseudo-random numbers from 0 to below 1, determined by the seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = state
    value = Math.imul(value ^ (value >>> 15), value | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}
