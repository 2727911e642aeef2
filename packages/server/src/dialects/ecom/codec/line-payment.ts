import type { PaymentOption } from '@vitrine/contract/ecom'
import { type ApplicationError, violation } from '@vitrine/contract/kit'
import type { LatePayment } from '../../../areas/commerce/cart/index.ts'

/** The payment option of a line in published clients. */
export interface SentPayment {
  readonly paymentOption?: string | null | undefined
  readonly depositAmount?: string | null | undefined
}

/** Nothing for a line that is paid in the checkout. `field` is the item in the request, for errors. */
export function decodePayment(
  { paymentOption, depositAmount }: SentPayment,
  field: string,
): { readonly payment?: LatePayment } {
  if (!paymentOption || paymentOption === 'FULL_PAYMENT_ONLINE') return {}
  if (paymentOption === 'FULL_PAYMENT_OFFLINE') return { payment: { kind: 'offline' } }
  if (depositAmount) return { payment: { kind: 'deposit', deposit: depositAmount } }
  const sentence = 'says how much of one piece is paid in the checkout'
  throw violation(`${field}.depositAmount`, 'REQUIRED_FIELD', sentence)
}

/** There are no plans that members pay with; `refuse` makes the error of the dialect. */
export function refuseMemberships(
  options: readonly (string | null | undefined)[],
  list: string,
  refuse: (data: { readonly field: string }) => ApplicationError,
): void {
  const at = options.findIndex((option) => option?.startsWith('MEMBERSHIP'))
  if (at >= 0) throw refuse({ field: `${list}[${at}].paymentOption` })
}

const options = { offline: 'FULL_PAYMENT_OFFLINE', deposit: 'DEPOSIT_ONLINE' } as const

/** `write` makes an amount of the deposit. */
export function encodePayment<Deposit, Amount>(
  payment:
    | { readonly kind: 'online' | 'offline' }
    | { readonly kind: 'deposit'; readonly deposit: Deposit }
    | null
    | undefined,
  write: (deposit: Deposit) => Amount,
): { paymentOption: PaymentOption; depositAmount?: Amount } {
  if (!payment || payment.kind === 'online') return { paymentOption: 'FULL_PAYMENT_ONLINE' }
  return {
    paymentOption: options[payment.kind],
    ...(payment.kind === 'deposit' && { depositAmount: write(payment.deposit) }),
  }
}
