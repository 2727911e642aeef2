import type { RefundTarget } from '@vitrine/contract/orders'
import { fromMinorUnits } from '@vitrine/money'
import type { InputOf } from '../../../api/client.ts'
import type { Messages } from '../../../messages/index.ts'
import type { Errors } from '../../../shared/use-form.ts'
import { minorOf } from '../refund-form.ts'
import type { Order } from '../setup.ts'
import type { Return } from './setup.ts'

/** A settlement as it is typed. */
export interface SettleForm {
  readonly kind: 'REFUND' | 'EXCHANGE' | 'NONE'
  readonly deduction: string
  /** Undefined: as the law says. */
  readonly refundDelivery: boolean | undefined
  readonly to: RefundTarget
  readonly text: string
  readonly notify: boolean
}

/** Withdrawals are paid back whole; of other returns the shop may keep its fee. */
export const newSettleForm = (
  { kind }: Pick<Return, 'kind'>,
  { currency, email }: Pick<Order, 'currency' | 'email'>,
  returnFee: number,
): SettleForm => ({
  kind: 'REFUND',
  deduction: kind === 'RETURN' && returnFee > 0 ? fromMinorUnits(BigInt(returnFee), currency) : '',
  refundDelivery: undefined,
  to: 'PAYMENTS',
  text: '',
  notify: email !== null,
})

type Money = Pick<Order, 'currency' | 'exponent'>

const deductionOf = (text: string, money: Money): number | undefined =>
  /^\s*0*([.,]0*)?\s*$/.test(text) ? 0 : minorOf(text, money)

export const checkSettle = (
  { kind, deduction }: SettleForm,
  money: Money,
  { returns }: Messages,
): Errors =>
  kind === 'REFUND' && deductionOf(deduction, money) === undefined
    ? { deduction: returns.settling.wrongDeduction }
    : {}

/** What is settled, without the words to the buyer. */
export function settlementOf(
  id: string,
  { kind, deduction, refundDelivery, to }: SettleForm,
  money: Money,
): InputOf<'returns.previewSettlement'> {
  if (kind !== 'REFUND') return { id, kind }
  return {
    id,
    kind,
    deduction: deductionOf(deduction, money) ?? 0,
    ...(refundDelivery !== undefined && { refundDelivery }),
    ...(to !== 'PAYMENTS' && { to }),
  }
}
