import { OrderRefunded } from '@vitrine/contract/orders'
import { StoreCreditNeedsMember } from '@vitrine/contract/store-credit'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import {
  type Payment,
  type Refund,
  type RefundPayment,
  type RequestKey,
  returnsToItself,
  STORE_CREDIT_PROVIDER,
} from '../../payments/index.ts'
import type { Order, OrderLine, OrderView } from '../model/order.ts'
import { planRefund, type RefundRequest } from '../rules/refund-plan.ts'
import { isGivenUp } from '../rules/states.ts'
import { restockedPieces } from '../rules/taken-stock.ts'
import { findLines, updateCounts } from '../store/lines.ts'
import { findOrder } from '../store/orders.ts'
import type { OrderDeps } from './deps.ts'
import { saveAsSent } from './follow-fulfillments.ts'
import { restockLines } from './give-up.ts'
import { notifyOfRefund } from './notify.ts'
import { cancelSoldGiftCards } from './sold-gift-cards.ts'
import { takeAgain } from './take-again.ts'
import { requireOrder, viewOrder } from './view-order.ts'

/** Previews the payments of a refund. Read-only. */
export async function previewRefund(tx: Tx, deps: OrderDeps, id: string, request: RefundRequest) {
  const order = await requireOrder(tx, { kind: 'merchant' }, id)
  const view = await viewOrder(tx, deps, order)
  const plan = planRefund(view, request)
  await refuseGuest(tx, deps, order, request)
  const payments = deps.payments.refundParts(view, plan.amountMinor, request)
  const refundable = view.payments.reduce(
    (sum, one) => sum + deps.payments.refundable(one, view),
    0,
  )
  return {
    ...plan,
    payments,
    leftMinor: refundable - plan.amountMinor,
    ...whereItGoes(view.payments, payments),
  }
}

/** A reserved refund, with the amount in minor units that became store credit. */
export interface RequestedRefund extends Pick<Refund, 'id' | 'orderId'> {
  readonly creditedMinor: number
}

/**
 * Reserves a refund under the lock of its order, so that the same amount cannot be refunded twice. Providers
 * are called after the commit. A repeated call returns the same refund. The request may depend on the locked
 * order.
 */
export async function refundOrder(
  tx: Tx,
  deps: OrderDeps,
  id: string,
  asked: RefundRequest | ((view: OrderView) => RefundRequest),
  key: RequestKey | undefined,
): Promise<RequestedRefund> {
  const order = await requireOrder(tx, { kind: 'merchant' }, id, true)
  const repeated = await deps.payments.findRepeatedRefund(tx, order.id, key)
  if (repeated) return { id: repeated, orderId: order.id, creditedMinor: 0 }
  const view = await viewOrder(tx, deps, order)
  const request = typeof asked === 'function' ? asked(view) : asked
  await refuseGuest(tx, deps, order, request)
  const named = request.payments && deps.payments.namedRefundParts(view, request.payments)
  const plan = planRefund(view, { ...request, ...(named && { amountMinor: sumOf(named) }) })
  const restocked = restockedPieces(view.lines, plan.restocked)
  const refund: Refund = {
    id: newId(),
    orderId: order.id,
    amountMinor: plan.amountMinor,
    taxMinor: plan.taxMinor,
    reason: request.reason,
    lines: [...plan.pieces].map(([lineId, quantity]) => ({
      lineId,
      quantity,
      ...(restocked.has(lineId) && { restock: restocked.get(lineId) ?? 0 }),
    })),
    deliveryGroupIds: request.deliveryGroupIds,
    deliveryMinor: request.deliveryMinor ?? 0,
    fees: request.fees ?? [],
    payments: named ?? deps.payments.refundParts(view, plan.amountMinor, request),
    createdDate: tx.now,
  }
  await countRefunded(tx, order.id, view.lines, plan.pieces)
  await cancelSoldGiftCards(tx, deps, order.id, view.lines, ({ id }) => plan.pieces.get(id) ?? 0)
  if (!isGivenUp(order.state)) {
    const { id: groupId, orderId } = refund
    const { currency } = order
    await deps.ledger.post(tx, {
      orderId,
      groupId,
      kind: 'REFUND',
      currency,
      entries: plan.entries,
    })
  }
  await noteRefund(tx, deps, order, refund)
  await deps.payments.reserveRefund(tx, refund, key)
  await creditMember(tx, deps, order, refund)
  await restockLines(tx, deps, order.id, await findLines(tx, order.id), plan.restocked)
  const creditedMinor = creditedOf(refund)
  if (request.notify) {
    const { amountMinor, reason } = refund
    await notifyOfRefund(tx, deps, order, { amountMinor, reason, creditedMinor })
  }
  return { id: refund.id, orderId: order.id, creditedMinor }
}

/** Store credit is a balance of a member. */
async function refuseGuest(
  tx: Tx,
  { storeCredit }: Pick<OrderDeps, 'storeCredit'>,
  { memberId }: Order,
  { toStoreCredit = false }: RefundRequest,
): Promise<void> {
  if (toStoreCredit && !(await storeCredit.isForMember(tx, memberId)))
    throw StoreCreditNeedsMember()
}

/**
 * The parts of a refund that are paid back manually, and as store credit, be it instead of money or as a
 * return to it.
 */
function whereItGoes(payments: readonly Payment[], parts: Refund['payments']) {
  const paidBy = new Map(payments.map((one) => [one.id, one]))
  const sumWhere = (isMeant: (part: RefundPayment, payment: Payment | undefined) => boolean) =>
    sumOf(parts.filter((part) => isMeant(part, paidBy.get(part.paymentId))))
  return {
    byHandMinor: sumWhere(
      ({ isExternal }, payment) => isExternal && !(payment && returnsToItself(payment)),
    ),
    asStoreCreditMinor: sumWhere(
      ({ toStoreCredit = false }, payment) =>
        toStoreCredit || payment?.provider === STORE_CREDIT_PROVIDER,
    ),
  }
}

/** The part of a refund that becomes store credit instead of money. */
const creditedOf = ({ payments }: Pick<Refund, 'payments'>): number =>
  sumOf(payments.filter(({ toStoreCredit }) => toStoreCredit))

async function creditMember(
  tx: Tx,
  { storeCredit }: Pick<OrderDeps, 'storeCredit'>,
  { id: orderId, number: orderNumber, memberId, currency, isRehearsal }: Order,
  refund: Refund,
): Promise<void> {
  const amountMinor = creditedOf(refund)
  if (amountMinor === 0 || memberId === null || isRehearsal) return
  await storeCredit.refund(tx, { memberId, currency, amountMinor, orderId, orderNumber })
}

const sumOf = (parts: readonly { readonly amountMinor: number }[]) =>
  parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

async function countRefunded(
  tx: Tx,
  orderId: string,
  lines: readonly OrderLine[],
  pieces: ReadonlyMap<string, number>,
): Promise<void> {
  const changed = lines.filter(({ id }) => pieces.has(id))
  await updateCounts(
    tx,
    orderId,
    changed.map((line) => ({ ...line, refunded: line.refunded + (pieces.get(line.id) ?? 0) })),
  )
}

/** The order that it pays in place of money. */
function paysOrder({ payments }: Refund): { readonly toOrderId?: string } {
  const toOrderId = payments[0]?.toOrderId
  return toOrderId ? { toOrderId } : {}
}

const noteRefund = (tx: Tx, deps: OrderDeps, order: Order, refund: Refund) =>
  saveAsSent(tx, deps, order, {
    definition: OrderRefunded,
    others: ['refunds'],
    activities: [
      {
        kind: 'REFUNDED',
        content: {
          refundId: refund.id,
          amount: refund.amountMinor,
          reason: refund.reason,
          ...(creditedOf(refund) > 0 && { storeCredit: creditedOf(refund) }),
          ...paysOrder(refund),
          isExternal: refund.payments.every(({ isExternal }) => isExternal),
        },
      },
    ],
  })

/** Reverses failed refunds in the sale: their pieces and tax can be refunded again. */
export async function undoFailedRefunds(
  tx: Tx,
  deps: OrderDeps,
  orderId: string,
  failed: readonly { readonly refundId: string; readonly amountMinor: number }[],
): Promise<void> {
  const order = await findOrder(tx, orderId)
  const money = (await deps.payments.of(tx, [orderId])).get(orderId)
  if (!order || !money) return
  for (const { refundId, amountMinor } of failed) {
    await deps.ledger.undoPart(tx, orderId, refundId, amountMinor)
    const refund = money.refunds.find(({ id }) => id === refundId)
    if (!refund?.payments.every(({ state }) => state === 'FAILED')) continue
    const pieces = new Map(refund.lines.map(({ lineId, quantity }) => [lineId, -quantity]))
    await countRefunded(tx, orderId, await findLines(tx, orderId), pieces)
    await deps.giftCards.restoreSold(tx, orderId, refund.lines)
    await takeAgain(tx, deps, refund)
  }
  await saveAsSent(tx, deps, order, {
    others: ['refunds'],
    activities: failed.map(({ refundId, amountMinor: amount }) => ({
      kind: 'REFUND_FAILED',
      content: { refundId, amount },
    })),
  })
}
