import { violation } from '@vitrine/contract/kit'
import {
  type OrderView,
  partsOf,
  type RefundRequest,
  refundedDeliveries,
} from '../../orders/index.ts'
import type { Return, Settlement, SettlementRequest } from '../model.ts'

/** The refund of a settlement, in minor units. */
export interface SettlementPlan
  extends Pick<Settlement, 'kind' | 'amount' | 'deduction' | 'delivery' | 'toStoreCredit'> {
  /** Price paid for the pieces. */
  readonly goods: number
  readonly pieces: ReadonlyMap<string, number>
  readonly deliveryGroupIds: readonly string[]
}

/**
 * Plans the refund of a return: the price paid for exactly its pieces, with the delivery where included,
 * minus the deduction; in an exchange it pays for the new goods first. Pieces refunded before are excluded.
 */
export function planSettlement(
  view: OrderView,
  one: Pick<Return, 'kind' | 'lines'>,
  others: readonly Pick<Return, 'kind' | 'lines'>[],
  { kind = 'REFUND', deduction = 0, refundDelivery, to, exchange }: SettlementRequest,
): SettlementPlan {
  if (kind === 'NONE' || (kind === 'EXCHANGE' && !exchange)) {
    return { kind, ...nothing }
  }
  const pieces = refundablePieces(view, one)
  const withDelivery = refundDelivery ?? isWholeWithdrawal(view, [one, ...others])
  const deliveryGroupIds = withDelivery ? openDeliveries(view) : []
  const sums = { line: 0, delivery: 0, fee: 0 }
  for (const part of partsOf(view, pieces, { deliveryGroupIds })) {
    sums[part.kind] += part.afterTax
  }
  const { line: goods, delivery } = sums
  if (deduction > goods + delivery) {
    const most = `at most what goes back: ${goods + delivery}`
    throw violation('deduction', 'MAX', most, { maximum: goods + delivery })
  }
  const amount = goods + delivery - deduction
  const toStoreCredit = to === 'STORE_CREDIT'
  return { kind, amount, deduction, delivery, goods, pieces, deliveryGroupIds, toStoreCredit }
}

const nothing = {
  amount: 0,
  deduction: 0,
  delivery: 0,
  goods: 0,
  toStoreCredit: false,
  pieces: new Map<string, number>(),
  deliveryGroupIds: [],
}

function refundablePieces(view: OrderView, { lines }: Pick<Return, 'lines'>): Map<string, number> {
  const left = new Map(view.lines.map((line) => [line.id, line.quantity - line.refunded]))
  return new Map(
    lines
      .map(({ lineId, quantity }) => [lineId, Math.min(quantity, left.get(lineId) ?? 0)] as const)
      .filter(([, count]) => count > 0),
  )
}

const openDeliveries = (view: OrderView): string[] => {
  const isPartly = view.refunds.some(
    ({ deliveryMinor, payments }) =>
      deliveryMinor > 0 && payments.some(({ state }) => state !== 'FAILED'),
  )
  const gone = refundedDeliveries(view)
  return isPartly
    ? []
    : view.order.delivery.map(({ groupId }) => groupId).filter((id) => !gone.includes(id))
}

/** A withdrawal from the whole order includes the delivery. */
function isWholeWithdrawal(
  view: OrderView,
  returns: readonly Pick<Return, 'kind' | 'lines'>[],
): boolean {
  const withdrawn = returns
    .filter(({ kind }) => kind === 'WITHDRAWAL')
    .flatMap(({ lines }) => lines)
  const countOf = (id: string) =>
    withdrawn.filter(({ lineId }) => lineId === id).reduce((sum, { quantity }) => sum + quantity, 0)
  return view.lines.every(({ id, quantity }) => countOf(id) >= quantity)
}

/** The order refund of a settlement. */
export const refundRequestOf = (
  plan: SettlementPlan,
  { reason, notify }: { readonly reason: string; readonly notify: boolean },
): RefundRequest => ({
  lines: [...plan.pieces].map(([lineId, quantity]) => ({ lineId, quantity })),
  deliveryGroupIds: plan.deliveryGroupIds,
  amountMinor: plan.deduction > 0 ? plan.amount : undefined,
  paymentId: undefined,
  toStoreCredit: plan.toStoreCredit,
  reason,
  notify,
})
