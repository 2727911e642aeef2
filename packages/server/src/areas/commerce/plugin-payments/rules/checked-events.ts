import type { PaymentEvent as PluginEvent } from '@vitrine/plugin'
import type { EventKind, PaymentEvent } from '../../payments/index.ts'

const kinds = new Set<EventKind>([
  'ACTION_REQUIRED',
  'PROCESSING',
  'AUTHORIZED',
  'CAPTURED',
  'FAILED',
  'CANCELLED',
  'RELEASED',
  'REFUND_SENT',
  'REFUNDED',
  'REFUND_FAILED',
  'DISPUTED',
  'DISPUTE_WON',
  'NOTED',
])
const withAmount = new Set<EventKind>([
  'AUTHORIZED',
  'CAPTURED',
  'REFUNDED',
  'DISPUTED',
  'DISPUTE_WON',
])
const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Converts events of a plug-in. Throws for invalid ones: a wrong amount is worse than none. */
export const checkedEvents = (
  events: readonly PluginEvent[],
  source: Pick<PaymentEvent, 'provider' | 'account'>,
): PaymentEvent[] => events.map((event) => ({ ...source, ...checkedEvent(event) }))

function checkedEvent(event: PluginEvent): Omit<PaymentEvent, 'provider' | 'account'> {
  const { id, paymentId, kind, amountMinor, currency, date } = event
  check('id', id, typeof id === 'string' && id.length >= 1 && id.length <= 200)
  check('paymentId', paymentId, guid.test(paymentId))
  check('kind', kind, kinds.has(kind))
  check('currency', currency, /^[A-Z]{3}$/.test(currency))
  check('date', date, date instanceof Date && !Number.isNaN(date.getTime()))
  const isAmount = Number.isSafeInteger(amountMinor) && Number(amountMinor) >= 0
  check('amountMinor', amountMinor, amountMinor === undefined ? !withAmount.has(kind) : isAmount)
  return {
    id,
    paymentId,
    kind,
    amountMinor: amountMinor ?? null,
    currency,
    date,
    details: detailsOf(event),
  }
}

function detailsOf({ reference, refundId, card, failure }: PluginEvent): PaymentEvent['details'] {
  return {
    ...(reference !== undefined && { reference: shortText('reference', reference) }),
    ...(refundId !== undefined && { refundId: shortText('refundId', refundId) }),
    ...(failure !== undefined && { failure: shortText('failure', failure) }),
    ...(card && {
      card: {
        brand: shortText('card.brand', card.brand),
        lastFourDigits: shortText('card.lastFourDigits', card.lastFourDigits),
      },
    }),
  }
}

function shortText(name: string, value: unknown): string {
  check(name, value, typeof value === 'string' && value.length <= 200)
  return value as string
}

function check(name: string, value: unknown, isFine: boolean): void {
  if (!isFine) throw new Error(`It answers with the ${name} ${JSON.stringify(value)}`)
}
