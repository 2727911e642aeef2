import { ExchangeNotPossible } from '@vitrine/contract/returns'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { PricedExchange } from '../../draft-orders/index.ts'
import { numberOf, type Order, type RefundRequest } from '../../orders/index.ts'
import type { Exchange, ExchangedMoney, Settlement } from '../model.ts'
import { agreedPriceOf, divideExchange } from '../rules/exchange.ts'
import { refundRequestOf, type SettlementPlan } from '../rules/settlement.ts'
import type { LockedReturn } from './change-return.ts'
import type { ReturnDeps } from './deps.ts'

/** The price of the new goods, and the resulting payment. */
export interface PlannedExchange extends ExchangedMoney {
  readonly sale: PricedExchange
}

/** Plans an exchange. Refuses unavailable goods, and orders in another currency. Read-only. */
export async function planExchange(
  tx: Tx,
  deps: ReturnDeps,
  { order, one }: LockedReturn,
  exchange: Exchange,
  { amount }: Pick<SettlementPlan, 'amount'>,
): Promise<PlannedExchange> {
  const { currency } = await deps.settingsOf(tx.siteId)
  if (order.currency !== currency) throw ExchangeNotPossible({ reason: 'CURRENCY' })
  if (order.isRehearsal) throw ExchangeNotPossible({ reason: 'REHEARSAL' })
  const view = await deps.orders.view(tx, order)
  const sale = await deps.draftOrders.priceExchange(
    tx,
    contentOf(order, exchange),
    ({ reference }, priceNow) => agreedPriceOf(view, one, reference?.productId ?? '', priceNow),
  )
  return { sale, ...divideExchange(amount, sale.result.totals.total) }
}

function contentOf(order: Order, { lines, deliveryPrice = 0 }: Exchange) {
  const { memberId, email, shipping, billing, language } = order
  const [delivery] = order.delivery
  return {
    lines: lines.map(({ productId, variantId, options = {}, quantity, price = null }) => ({
      id: newId(),
      isOfOrder: false,
      reference: { productId, ...(variantId && { variantId }), choices: options, texts: {} },
      item: null,
      quantity,
      unitPrice: price,
      priceReason: 'exchange',
    })),
    delivery: delivery
      ? { kind: 'CUSTOM' as const, title: delivery.title, amountMinor: deliveryPrice }
      : { kind: 'NONE' as const },
    memberId,
    email,
    shipping,
    billing,
    language,
  }
}

/** The order of an exchange, and the refund to send after the commit. */
export interface MadeExchange {
  readonly settlement: Pick<Settlement, 'amount' | 'credit' | 'order'>
  readonly refund: Awaited<ReturnType<ReturnDeps['orders']['refund']>> | undefined
}

/**
 * Creates the order of an exchange, whose return is locked. Moves the money first and takes stock last:
 * sold-out goods roll back everything.
 */
export async function makeExchange(
  tx: Tx,
  deps: ReturnDeps,
  { order, one }: LockedReturn,
  plan: SettlementPlan,
  { exchange, text = '', notify }: ExchangeRequest,
): Promise<MadeExchange> {
  const { sale, credit, due, left } = await planExchange(tx, deps, { order, one }, exchange, plan)
  const id = newId()
  const reason = text.slice(0, 200)
  const [first, second] = refundsOf(plan, { credit, left, id, reason })
  const paid = first && (await deps.orders.refund(tx, order.id, first, undefined))
  const rest = second && (await deps.orders.refund(tx, order.id, second, undefined))
  const made = await deps.orders.write(tx, {
    id,
    lines: sale.lines,
    result: sale.result,
    snapshot: sale.snapshot,
    fields: fieldsOf(order),
    language: order.language,
    notifyBuyer: notify,
    notifyOwners: false,
    credit: { orderNumber: order.number, amountMinor: credit },
    origin: {
      exchangeOf: {
        orderId: order.id,
        orderNumber: numberOf(order),
        returnId: one.id,
        returnNumber: String(one.number),
      },
    },
  })
  if (due > 0) await deps.draftOrders.requestPayment(tx, made, { notify })
  return {
    settlement: { amount: left, credit, order: { id, number: numberOf(made) } },
    refund: rest ?? (credit === 0 ? paid : undefined),
  }
}

interface ExchangeRequest {
  readonly exchange: Exchange
  readonly text?: string | undefined
  readonly notify: boolean
}

const fieldsOf = ({ visitorId, memberId, email, shipping, billing }: Order) => ({
  channel: 'BACKOFFICE_MERCHANT' as const,
  visitorId,
  memberId,
  email,
  shipping,
  billing,
  note: '',
  extendedFields: null,
})

interface Shares extends Pick<ExchangedMoney, 'credit' | 'left'> {
  readonly id: string
  readonly reason: string
}

/** The refund of the pieces that pays the new order, and a separate refund of the rest. */
function refundsOf(plan: SettlementPlan, { credit, left, id, reason }: Shares): RefundRequest[] {
  const ofPieces = refundRequestOf(plan, { reason, notify: false })
  if (credit === 0) return left === 0 ? [] : [{ ...ofPieces, amountMinor: left }]
  const paying = { ...ofPieces, amountMinor: credit, toStoreCredit: false, toOrderId: id }
  const beyond = { ...ofPieces, lines: [], deliveryGroupIds: [], amountMinor: left }
  return left === 0 ? [paying] : [paying, beyond]
}
