import type { RefundTarget } from '@vitrine/contract/orders'
import { fromMinorUnits } from '@vitrine/money'
import type { InputOf } from '../../../api/client.ts'
import type { Messages } from '../../../messages/index.ts'
import type { Errors } from '../../../shared/use-form.ts'
import { minorOf } from '../refund-form.ts'
import type { Order } from '../setup.ts'
import { piecesOf, type Return } from './setup.ts'

/** Goods in exchange, as they are typed. */
export interface ExchangeRow {
  readonly productId: string
  readonly name: string
  /** The choices, with their labels. */
  readonly variants: readonly (readonly [id: string, label: string])[]
  /** Undefined: the only variant. */
  readonly variantId?: string | undefined
  readonly quantity: string
  /** Empty: the paid or current price. */
  readonly price: string
}

/** The form of a settlement. */
export interface SettleForm {
  readonly kind: 'REFUND' | 'EXCHANGE' | 'NONE'
  readonly deduction: string
  /** Undefined: the legal default. */
  readonly refundDelivery: boolean | undefined
  readonly to: RefundTarget
  readonly rows: readonly ExchangeRow[]
  /** Delivery price of exchanged goods for the buyer; empty: free. */
  readonly deliveryPrice: string
  readonly text: string
  readonly notify: boolean
}

/**
 * The initial form: withdrawals are refunded completely; for other returns the fee is deducted. Prefilled
 * with the buyer's wishes.
 */
export const newSettleForm = (
  { kind, lines }: Pick<Return, 'kind' | 'lines'>,
  { currency, email }: Pick<Order, 'currency' | 'email'>,
  returnFee: number,
): SettleForm => ({
  kind: lines.some(({ wish }) => wish !== '') ? 'EXCHANGE' : 'REFUND',
  deduction: kind === 'RETURN' && returnFee > 0 ? fromMinorUnits(BigInt(returnFee), currency) : '',
  refundDelivery: undefined,
  to: 'PAYMENTS',
  rows: [],
  deliveryPrice: '',
  text: '',
  notify: email !== null,
})

type Money = Pick<Order, 'currency' | 'exponent'>

/** An amount in minor units, which may be 0; undefined for anything else. */
const amountOrNone = (text: string, money: Money): number | undefined =>
  /^\s*0*([.,]0*)?\s*$/.test(text) ? 0 : minorOf(text, money)

export function checkSettle(
  { kind, deduction, rows, deliveryPrice }: SettleForm,
  money: Money,
  { returns }: Messages,
): Errors {
  const { wrongDeduction, exchange } = returns.settling
  if (kind === 'NONE') return {}
  const isWrong = (text: string) => amountOrNone(text, money) === undefined
  const ofRows = rows.flatMap(({ quantity, price }, at) => [
    ...((piecesOf(quantity) ?? 0) > 0
      ? []
      : [[`rows.${at}.quantity`, exchange.wrongPieces] as const]),
    ...(isWrong(price) ? [[`rows.${at}.price`, wrongDeduction] as const] : []),
  ])
  return {
    ...(isWrong(deduction) && { deduction: wrongDeduction }),
    ...(kind === 'EXCHANGE' && {
      ...Object.fromEntries(ofRows),
      ...(isWrong(deliveryPrice) && { deliveryPrice: wrongDeduction }),
    }),
  }
}

/** Whether there is nothing to send in exchange yet. */
export const isWithoutGoods = ({ kind, rows }: SettleForm): boolean =>
  kind === 'EXCHANGE' && rows.length === 0

/** The settlement of a form, without the message to the buyer. */
export function settlementOf(
  id: string,
  form: SettleForm,
  money: Money,
): InputOf<'returns.previewSettlement'> {
  const { kind, deduction, refundDelivery, to } = form
  if (kind === 'NONE' || isWithoutGoods(form)) return { id, kind }
  return {
    id,
    kind,
    deduction: amountOrNone(deduction, money) ?? 0,
    ...(refundDelivery !== undefined && { refundDelivery }),
    ...(to !== 'PAYMENTS' && { to }),
    ...(kind === 'EXCHANGE' && { exchange: exchangeOf(form, money) }),
  }
}

const exchangeOf = ({ rows, deliveryPrice }: SettleForm, money: Money) => ({
  lines: rows.map(({ productId, variantId, quantity, price }) => ({
    productId,
    ...(variantId !== undefined && { variantId }),
    quantity: piecesOf(quantity) ?? 1,
    ...(price.trim() !== '' && { price: amountOrNone(price, money) ?? 0 }),
  })),
  deliveryPrice: amountOrNone(deliveryPrice, money) ?? 0,
})
