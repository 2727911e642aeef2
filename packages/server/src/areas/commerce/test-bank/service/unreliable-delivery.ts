import { newId } from '../../../../platform/ids.ts'
import type { PaymentEvent } from '../../payments/index.ts'

/** How the bank tells what happened. */
export type Deliver = (siteId: string, events: readonly PaymentEvent[]) => Promise<void>

/** How often each of these happens to what the bank says, from 0 to 1. */
export interface Unreliability {
  readonly duplicated: number
  readonly delayed: number
  /** Never delivered; the bank still answers with it when it is asked. */
  readonly lost: number
  /** Another event comes along that names a payment nobody knows. */
  readonly unknown: number
  /** Another event comes along that is in a currency the order is not in. */
  readonly otherCurrency: number
  /** The request of the bank fails after the work is done. */
  readonly failed: number
}

/**
 * Delivers what the bank says as badly as networks do: twice, late, in another order, not at all, with errors. The same
 * seed makes the same choices.
 */
export function createUnreliableDelivery(seed: number, how: Unreliability, receive: Deliver) {
  const random = randomFrom(seed)
  const happens = (probability: number) => random() < probability
  let waiting: { siteId: string; event: PaymentEvent }[] = []

  const additions = (event: PaymentEvent): PaymentEvent[] => [
    ...(happens(how.duplicated) ? [event, event] : [event]),
    ...(happens(how.unknown) ? [{ ...event, id: newId(), paymentId: newId() }] : []),
    ...(happens(how.otherCurrency) ? [{ ...event, id: newId(), currency: 'XXX' }] : []),
  ]

  const deliver: Deliver = async (siteId, events) => {
    for (const event of events.flatMap(additions)) {
      if (happens(how.lost)) continue
      if (happens(how.delayed)) waiting.push({ siteId, event })
      else await receive(siteId, [event])
    }
    if (happens(how.failed)) throw new Error('The bank lost the connection')
  }

  return {
    deliver,
    /** Delivers what was delayed, in another order than it happened. */
    async flush(): Promise<void> {
      const late = waiting.map((one) => ({ one, key: random() })).sort((a, b) => a.key - b.key)
      waiting = []
      for (const { one } of late) await receive(one.siteId, [one.event])
    },
  }
}

/** Numbers from 0 to below 1 that look random and follow from the seed (mulberry32). */
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
