import type { Order } from '@vitrine/contract/orders'
import type { Return, ReturnRefusal, ReturnState } from '@vitrine/contract/returns'
import { fromMinorUnits } from '@vitrine/money'
import type { Api } from '../request/api.ts'

/** A return as its buyer sees it. */
export type ReturnView = {
  id: string
  number: string
  isWithdrawal: boolean
  state: ReturnState
  lines: readonly { id: string; name: string; quantity: number }[]
  /** The buyer's text, where no lines are given. */
  statement?: string
  /** The last message of the shop. */
  says?: string
  /** The refunded amount. */
  paidBack?: string
  isExchanged: boolean
  /** The number of the order of the goods in exchange. */
  exchangedBy?: string
  canCancel: boolean
  /** ISO 8601, UTC. */
  date: string
}

export type OrderReturnsView = {
  returns: readonly ReturnView[]
  refusal?: ReturnRefusal
  canAsk: boolean
  canWithdraw: boolean
  /** The deadlines for returns and withdrawals; ISO 8601, UTC. */
  until?: string
  withdrawUntil: string
  isRunning: boolean
  isLate: boolean
}

export type OrderReturns = Awaited<ReturnType<Api['returns']['getOrderReturns']>>

export function viewReturns(
  order: Pick<Order, 'currency' | 'refunds'>,
  { returns, options, withdrawal }: OrderReturns,
): OrderReturnsView {
  return {
    returns: returns.map((one) => viewReturn(one, order)),
    ...(options.refusal && { refusal: options.refusal }),
    canAsk:
      !options.refusal && options.lines.some(({ available, refusal }) => available > 0 && !refusal),
    canWithdraw: withdrawal.lines.some(({ available }) => available > 0),
    ...(options.untilDate && { until: options.untilDate.toISOString() }),
    withdrawUntil: withdrawal.deadlineDate.toISOString(),
    isRunning: withdrawal.running,
    isLate: withdrawal.late,
  }
}

const spoken: ReadonlySet<ReturnState> = new Set<ReturnState>(['AGREED', 'DECLINED', 'SETTLED'])

export function viewReturn(
  one: Return,
  { currency, refunds }: Pick<Order, 'currency' | 'refunds'>,
): ReturnView {
  const { settlement, withdrawal, state } = one
  const refund = refunds.find(({ id }) => id === settlement?.refundId)
  const says = one.events.findLast(({ kind, text }) => spoken.has(kind) && text !== '')?.text
  return {
    id: one.id,
    number: one.number,
    isWithdrawal: one.kind === 'WITHDRAWAL',
    state,
    lines: one.lines.map(({ lineId: id, name, quantity }) => ({ id, name, quantity })),
    ...(withdrawal?.statement && { statement: withdrawal.statement }),
    ...(says && { says }),
    ...(settlement &&
      settlement.amount > 0 &&
      refund?.state !== 'FAILED' && {
        paidBack: fromMinorUnits(BigInt(settlement.amount), currency),
      }),
    isExchanged: settlement?.kind === 'EXCHANGE',
    ...(settlement?.order && { exchangedBy: settlement.order.number }),
    canCancel: state === 'REQUESTED' || state === 'AGREED',
    date: one.createdDate.toISOString(),
  }
}
