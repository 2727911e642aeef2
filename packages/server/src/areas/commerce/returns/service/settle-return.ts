import { violation } from '@vitrine/contract/kit'
import type { Tx } from '../../../../platform/tx.ts'
import type { Return, Settlement, SettlementRequest } from '../model.ts'
import { planSettlement, refundRequestOf, type SettlementPlan } from '../rules/settlement.ts'
import { isGivenUp } from '../rules/state.ts'
import { findReturnsOf } from '../store/returns.ts'
import { advance, type LockedReturn, lockReturn, refuseUnsuitable } from './change-return.ts'
import type { Decision } from './decide-return.ts'
import type { ReturnDeps } from './deps.ts'
import { type MadeExchange, makeExchange, type PlannedExchange, planExchange } from './exchange.ts'
import { mailOfRefund } from './mails.ts'

/** The refund of a settlement, in minor units. */
export interface PreviewedSettlement {
  readonly tax: number
  readonly byHand: number
  readonly asStoreCredit: number
  readonly exchange: PlannedExchange | null
}

/** Previews the refund of a settlement. Read-only. */
export async function previewSettlement(
  tx: Tx,
  deps: ReturnDeps,
  id: string,
  asked: SettlementRequest,
): Promise<SettlementPlan & PreviewedSettlement> {
  const locked = await lockReturn(tx, deps, id)
  refuseUnsuitable(locked.one, 'SETTLED')
  const plan = await planOf(tx, deps, locked, asked)
  const exchange =
    asked.exchange && isExchange(plan)
      ? await planExchange(tx, deps, locked, asked.exchange, plan)
      : null
  const amount = exchange ? exchange.left : plan.amount
  if (plan.amount === 0) return { ...plan, tax: 0, byHand: 0, asStoreCredit: 0, exchange }
  const request = refundRequestOf(plan, { reason: '', notify: false })
  const { taxMinor: tax } = await deps.orders.previewRefund(tx, locked.order.id, request)
  if (amount === 0) return { ...plan, amount, tax, byHand: 0, asStoreCredit: 0, exchange }
  const paidBack = exchange ? { ...request, amountMinor: amount } : request
  const { byHandMinor: byHand, asStoreCreditMinor: asStoreCredit } =
    await deps.orders.previewRefund(tx, locked.order.id, paidBack)
  return { ...plan, amount, tax, byHand, asStoreCredit, exchange }
}

const isExchange = ({ kind }: Pick<SettlementPlan, 'kind'>) => kind === 'EXCHANGE'

async function planOf(
  tx: Tx,
  deps: ReturnDeps,
  { order, one }: LockedReturn,
  asked: SettlementRequest,
): Promise<SettlementPlan> {
  const others = (await findReturnsOf(tx, order.id)).filter(
    ({ id, state }) => id !== one.id && !isGivenUp(state),
  )
  return planSettlement(await deps.orders.view(tx, order), one, others, asked)
}

/** The return, and the refund that is to be sent after the commit. */
export interface SettleResult {
  readonly id: string
  readonly refund: { readonly id: string; readonly orderId: string } | undefined
}

/**
 * Settles a return. Reserves its refund in this transaction; providers are called after the commit. Does
 * nothing when settled already, so that nothing is refunded twice.
 */
export async function settleReturn(
  tx: Tx,
  deps: ReturnDeps,
  id: string,
  { text, notify, ...asked }: SettlementRequest & Decision,
): Promise<SettleResult> {
  const locked = await lockReturn(tx, deps, id)
  const { order, one } = locked
  if (one.state === 'SETTLED') return { id, refund: refundOf(one) }
  refuseUnsuitable(one, 'SETTLED')
  const plan = await planOf(tx, deps, locked, asked)
  const made =
    asked.exchange && isExchange(plan)
      ? await makeExchange(tx, deps, locked, plan, { exchange: asked.exchange, text, notify })
      : undefined
  const refund = made ? made.refund : await payBack(tx, deps, locked, plan, text)
  const settlement = settlementOf(plan, made, refund)
  const { kind, amount, toStoreCredit } = settlement
  const note = {
    settlement: kind,
    ...((kind === 'REFUND' || amount > 0) && { amount, toStoreCredit }),
    ...(settlement.order && { exchangeOrder: settlement.order }),
  }
  const after = await advance(tx, deps, locked, {
    kind: 'SETTLED',
    text,
    changes: { settlement },
    note,
  })
  if (notify && (kind === 'REFUND' || amount > 0)) {
    await mailOfRefund(tx, deps, order, after, {
      amountMinor: amount,
      creditedMinor: refund?.creditedMinor ?? 0,
      reason: text ?? '',
    })
  }
  return { id, refund }
}

function settlementOf(
  { kind, amount, deduction, delivery, toStoreCredit }: SettlementPlan,
  made: MadeExchange | undefined,
  refund: SettleResult['refund'],
): Settlement {
  return {
    kind,
    amount,
    deduction,
    delivery,
    toStoreCredit,
    order: null,
    credit: 0,
    ...made?.settlement,
    refundId: refund?.id ?? null,
  }
}

const refundOf = ({ settlement, orderId }: Return): SettleResult['refund'] =>
  settlement?.refundId ? { id: settlement.refundId, orderId } : undefined

async function payBack(
  tx: Tx,
  deps: ReturnDeps,
  { order }: LockedReturn,
  plan: SettlementPlan,
  text = '',
): Promise<Awaited<ReturnType<ReturnDeps['orders']['refund']>> | undefined> {
  if (plan.kind !== 'REFUND') return undefined
  if (plan.amount === 0) {
    throw violation('kind', 'OTHER', 'there is nothing to pay back: choose EXCHANGE or NONE')
  }
  const reason = text.slice(0, 200)
  return deps.orders.refund(
    tx,
    order.id,
    refundRequestOf(plan, { reason, notify: false }),
    undefined,
  )
}
