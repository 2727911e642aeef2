import { newId } from '../../../../platform/ids.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { PaymentEvent } from '../../payments/index.ts'
import type { BankEvent, BankPayment } from '../model.ts'
import { findCard } from '../rules/cards.ts'
import type { Decision } from '../rules/decide.ts'
import { findBankPayment, insertBankPayment, updateBankPayment } from '../store.ts'

export interface BankDeps {
  readonly platform: Pick<Platform, 'work'>
}

const PROVIDER = 'TEST_BANK'
const siteOf = (siteId: string) => ({ siteId, actor: { type: 'system', id: 'test-bank' } }) as const

/** Opens a payment at the bank; opening it again changes nothing. */
export const openPayment = (
  { platform }: BankDeps,
  { siteId, ...payment }: Omit<BankPayment, 'state' | 'card' | 'events'>,
): Promise<void> =>
  platform.work(siteOf(siteId), (tx) =>
    insertBankPayment(tx, { ...payment, state: 'NEW', card: null, events: [] }),
  )

/** Reads a payment, or undefined where the bank does not know it. */
export const readPayment = (
  { platform }: BankDeps,
  siteId: string,
  id: string,
): Promise<BankPayment | undefined> =>
  platform.work(siteOf(siteId), (tx) => findBankPayment(tx, id))

/** Decides on a payment, which it locks, and stores the resulting events. Returns the payment and the new events. */
export const decide = (
  { platform }: BankDeps,
  siteId: string,
  id: string,
  decision: (payment: BankPayment) => Decision | undefined,
  card?: string,
): Promise<{ readonly payment: BankPayment; readonly events: PaymentEvent[] } | undefined> =>
  platform.work(siteOf(siteId), async (tx) => {
    const before = await findBankPayment(tx, id, true)
    const made = before && decision(before)
    if (!before || !made) return undefined
    const issued = made.says.map((one) => ({ ...one, id: newId(), date: tx.now.toISOString() }))
    const payment: BankPayment = {
      ...before,
      state: made.state,
      card: card ?? before.card,
      events: [...before.events, ...issued],
    }
    await updateBankPayment(tx, payment)
    return { payment, events: issued.map((event) => toPaymentEvent(payment, event)) }
  })

/** All events of a payment. */
export const statementOf = (payment: BankPayment): PaymentEvent[] =>
  payment.events.map((event) => toPaymentEvent(payment, event))

const hasMoney: ReadonlySet<BankEvent['kind']> = new Set<BankEvent['kind']>([
  'CAPTURED',
  'AUTHORIZED',
])

const toPaymentEvent = (payment: BankPayment, event: BankEvent): PaymentEvent => {
  const card = payment.card === null ? undefined : findCard(payment.card)
  return {
    provider: PROVIDER,
    account: 'test',
    id: event.id,
    paymentId: payment.id,
    kind: event.kind,
    amountMinor: event.amountMinor,
    currency: payment.currency,
    date: new Date(event.date),
    details: {
      reference: `test-${payment.id.slice(0, 8)}`,
      ...(card && { card: { brand: card.brand, lastFourDigits: card.number.slice(-4) } }),
      ...(hasMoney.has(event.kind) && { savedMethod: { method: payment.id } }),
      ...(event.refundId !== undefined && { refundId: event.refundId }),
      ...(event.failure !== undefined && { failure: event.failure }),
    },
  }
}
