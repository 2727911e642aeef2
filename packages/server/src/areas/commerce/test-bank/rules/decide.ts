import type { BankEvent, BankPayment } from '../model.ts'
import { findCard } from './cards.ts'

/** What happens at the bank, without when and under which id. */
export type Decision = Pick<BankPayment, 'state'> & {
  readonly says: readonly Omit<BankEvent, 'id' | 'date'>[]
}

const nothing = (state: BankPayment['state']): Decision => ({ state, says: [] })

/** What a card does with a payment that is new. */
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

/** What a saved card does without its buyer, who cannot be asked. */
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

/** The buyer's answer on the page of the bank. */
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

/** The shop waits no longer: the page takes no money any more. What the buyer has done stays done. */
export const end = (payment: BankPayment): Decision =>
  payment.state === 'NEW' || payment.state === 'CHALLENGE' ? leave(payment) : nothing(payment.state)

/** The merchant takes the money of an authorization, or a part of it. */
export const capture = (payment: BankPayment, wanted: number): Decision => {
  const amountMinor = Math.min(wanted, payment.amountMinor)
  return payment.state === 'AUTHORIZED'
    ? { state: 'CAPTURED', says: [{ kind: 'CAPTURED', amountMinor }] }
    : nothing(payment.state)
}

/** The merchant gives it up. */
export const release = ({ state, amountMinor }: BankPayment): Decision =>
  state === 'AUTHORIZED'
    ? { state: 'RELEASED', says: [{ kind: 'RELEASED', amountMinor }] }
    : nothing(state)

/** The bank has looked at a debit. */
export const finishReview = ({ state, amountMinor }: BankPayment, isFine: boolean): Decision => {
  if (state !== 'IN_REVIEW') return nothing(state)
  return isFine
    ? { state: 'CAPTURED', says: [{ kind: 'CAPTURED', amountMinor }] }
    : { state: 'DECLINED', says: [{ kind: 'FAILED', amountMinor, failure: 'debit_returned' }] }
}

/** Money goes back; the same refund is paid once. */
export function refund(payment: BankPayment, refundId: string, amountMinor: number): Decision {
  const { state, card, events } = payment
  const isRepeated = events.some((event) => event.refundId === refundId)
  if (isRepeated || state !== 'CAPTURED') return nothing(state)
  const isRefused = card !== null && findCard(card)?.behaviour === 'REFUND_FAILS'
  const kind = isRefused ? 'REFUND_FAILED' : 'REFUNDED'
  return { state, says: [{ kind, amountMinor, refundId }] }
}
