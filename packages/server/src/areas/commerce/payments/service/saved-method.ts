import type { Tx } from '../../../../platform/tx.ts'
import { findSavedMethod } from '../store/events.ts'
import { findPayment } from '../store/payments.ts'

/** A saved method as shown to its owner. */
export interface KnownMethod {
  readonly kind: 'CARD' | 'SEPA' | 'PAYPAL' | 'OTHER'
  readonly name: string
  readonly brand: string
  readonly hint: string
}

/** The saved method of a payment; undefined if it has none. */
export async function savedMethod(tx: Tx, paymentId: string): Promise<KnownMethod | undefined> {
  const payment = await findPayment(tx, paymentId)
  const saved = payment && (await findSavedMethod(tx, paymentId))
  if (!saved) return undefined
  const { name, card } = payment
  if (saved.kind) return { kind: saved.kind, name, brand: '', hint: saved.hint ?? '' }
  return card
    ? { kind: 'CARD', name, brand: card.brand, hint: card.lastFourDigits }
    : { kind: 'OTHER', name, brand: '', hint: '' }
}
