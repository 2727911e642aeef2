import type { BankEvent, BankPayment } from '../model.ts'
import { findCard } from './cards.ts'

/** A change at the bank, without its time and id. */
export type Decision = Pick<BankPayment, 'state'> & {
  readonly says: readonly Omit<BankEvent, 'id' | 'date'>[]
}

const nothing = (state: BankPayment['state']): Decision => ({ state, says: [] })

/** The result of paying a new payment with a card. */
export function useCard(payment: BankPayment, number: string): Decision | undefined {
  const card = findCard(number)
  const { amountMinor } = payment
  const pays: Decision = { state: 'CAPTURED', says: [{ kind: 'CAPTURED', amountMinor }] }
  const refuse = (failure: string): Decision => ({
    state: 'DECLINED',
    says: [{ kind: 'FAILED', amountMinor, failure }],
  })
  switch (card?.behaviour) {
    case undefined:
      return undefined
    case 'PAYS':
    case 'PAYS_ONCE':
    case 'REFUND_FAILS':
      return pays
    case 'PAYS_MORE':
      return { state: 'CAPTURED', says: [{ kind: 'CAPTURED', amountMinor: amountMinor + 1 }] }
    case 'DISPUTES':
      return { ...pays, says: [...pays.says, { kind: 'DISPUTED', amountMinor }] }
    case 'ASKS':
      return { state: 'CHALLENGE', says: [{ kind: 'ACTION_REQUIRED', amountMinor }] }
    case 'AUTHORIZES':
      return { state: 'AUTHORIZED', says: [{ kind: 'AUTHORIZED', amountMinor }] }
    case 'PAYS_LATER':
      return { state: 'IN_REVIEW', says: [{ kind: 'PROCESSING', amountMinor }] }
    case 'DECLINED':
      return refuse('declined')
    case 'INSUFFICIENT_FUNDS':
      return refuse('insufficient_funds')
    case 'EXPIRED':
      return refuse('expired_card')
    case 'WRONG_CODE':
      return refuse('incorrect_cvc')
  }
}

/** The result of charging a saved card, without the buyer. */
export function chargeAgain(payment: BankPayment, number: string): Decision {
  const refuse = (failure: string): Decision => ({
    state: 'DECLINED',
    says: [{ kind: 'FAILED', amountMinor: payment.amountMinor, failure }],
  })
  const behaviour = findCard(number)?.behaviour
  if (behaviour === 'PAYS_ONCE') return refuse('declined')
  if (behaviour === 'ASKS') return refuse('authentication_failed')
  return useCard(payment, number) ?? refuse('declined')
}

/** The buyer's answer to 3-D Secure. */
export function answerChallenge(payment: BankPayment, isConfirmed: boolean): Decision {
  const { amountMinor } = payment
  return isConfirmed
    ? { state: 'CAPTURED', says: [{ kind: 'CAPTURED', amountMinor }] }
    : {
        state: 'DECLINED',
        says: [{ kind: 'FAILED', amountMinor, failure: 'authentication_failed' }],
      }
}

/** The buyer leaves without paying. */
export const leave = ({ amountMinor }: BankPayment): Decision => ({
  state: 'CANCELLED',
  says: [{ kind: 'CANCELLED', amountMinor }],
})

/** The shop no longer waits: the page takes no more money. Completed payments stay. */
export const end = (payment: BankPayment): Decision =>
  payment.state === 'NEW' || payment.state === 'CHALLENGE' ? leave(payment) : nothing(payment.state)

/** Captures an authorization, or part of it. */
export const capture = (payment: BankPayment, wanted: number): Decision => {
  const amountMinor = Math.min(wanted, payment.amountMinor)
  return payment.state === 'AUTHORIZED'
    ? { state: 'CAPTURED', says: [{ kind: 'CAPTURED', amountMinor }] }
    : nothing(payment.state)
}

/** Releases an authorization. */
export const release = ({ state, amountMinor }: BankPayment): Decision =>
  state === 'AUTHORIZED'
    ? { state: 'RELEASED', says: [{ kind: 'RELEASED', amountMinor }] }
    : nothing(state)

/** Finishes the review of a debit. */
export const finishReview = ({ state, amountMinor }: BankPayment, isFine: boolean): Decision => {
  if (state !== 'IN_REVIEW') return nothing(state)
  return isFine
    ? { state: 'CAPTURED', says: [{ kind: 'CAPTURED', amountMinor }] }
    : { state: 'DECLINED', says: [{ kind: 'FAILED', amountMinor, failure: 'debit_returned' }] }
}

/** Pays a refund; the same refund is paid once. */
export function refund(payment: BankPayment, refundId: string, amountMinor: number): Decision {
  const { state, card, events } = payment
  const isRepeated = events.some((event) => event.refundId === refundId)
  if (isRepeated || state !== 'CAPTURED') return nothing(state)
  const isRefused = card !== null && findCard(card)?.behaviour === 'REFUND_FAILS'
  const kind = isRefused ? 'REFUND_FAILED' : 'REFUNDED'
  return { state, says: [{ kind, amountMinor, refundId }] }
}
