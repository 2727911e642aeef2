import { DepositAboveUnitPrice } from '@vitrine/contract/carts'
import { compareDecimals, currencyDigits, toFixedDecimal, toMinorUnits } from '@vitrine/money'
import type { LinePayment } from '@vitrine/pricing'
import type { CartLine, LatePayment, NewCustomLine } from '../model/cart.ts'
import type { FoundLine } from './lines.ts'

/** How a line is paid; null: in the checkout. */
export const latePaymentOf = ({
  customItem,
  overrides,
}: Pick<CartLine, 'customItem' | 'overrides'>): LatePayment | null =>
  customItem?.payment ?? overrides?.payment ?? null

/** The same in minor units. A piece that has become cheaper than its deposit is paid in the checkout. */
export function linePaymentOf(
  line: Pick<CartLine, 'customItem' | 'overrides'>,
  unitPrice: number,
  currency: string,
): LinePayment | null {
  const payment = latePaymentOf(line)
  if (payment?.kind !== 'deposit') return payment
  const deposit = toMinorUnits(toFixedDecimal(payment.deposit, currencyDigits(currency)), currency)
  return { kind: 'deposit', deposit: Math.min(Number(deposit), unitPrice) }
}

/** Refuses a deposit for one piece that is more than the piece costs. */
export function checkDeposits(found: readonly FoundLine[], custom: readonly NewCustomLine[]): void {
  for (const { overrides, purchasable } of found)
    checkDeposit(overrides?.payment, purchasable.price)
  for (const { item } of custom) checkDeposit(item.payment, item.price)
}

function checkDeposit(payment: LatePayment | undefined, unitPrice: string): void {
  if (payment?.kind !== 'deposit') return
  const { deposit } = payment
  if (compareDecimals(deposit, unitPrice) <= 0) return
  throw DepositAboveUnitPrice({ depositAmount: deposit, unitPrice })
}
