import type {
  ExchangePreview,
  Return as WireReturn,
  Withdrawal as WireWithdrawal,
} from '@vitrine/contract/returns'
import type { ReturnEvent, ReturnLine, Settlement, ShownReturn, Withdrawal } from './model.ts'
import type { PlannedExchange } from './service/exchange.ts'
import type { OrderReturns } from './service/read-returns.ts'

/** A return for merchants, or for its buyer, who reads no notes of the shop. */
export const encodeReturn = (one: ShownReturn, isMerchant: boolean): WireReturn => ({
  id: one.id,
  number: String(one.number),
  orderId: one.orderId,
  orderNumber: String(one.orderNumber),
  revision: one.revision,
  kind: one.kind,
  state: one.state,
  lines: one.lines.map((line) => encodeLine(line, one, isMerchant)),
  late: one.late,
  withdrawal: one.withdrawal && encodeWithdrawal(one.withdrawal),
  settlement: one.settlement && encodeSettlement(one.settlement),
  events: one.events.map((event) => encodeEvent(event, isMerchant)),
  buyerName: one.buyerName,
  createdDate: one.createdDate,
  updatedDate: one.updatedDate,
})

type Since = 'toStoreCredit' | 'order' | 'credit'

/** Older settlements have no credit and no exchange order. */
const encodeSettlement = ({
  toStoreCredit = false,
  order = null,
  credit = 0,
  ...settlement
}: Partial<Pick<Settlement, Since>> & Omit<Settlement, Since>) => ({
  ...settlement,
  toStoreCredit,
  order,
  credit,
})

const encodeLine = (
  { resell, ...line }: ReturnLine,
  { names }: ShownReturn,
  isMerchant: boolean,
) => ({ ...line, name: names[line.lineId] ?? '', resell: isMerchant ? resell : null })

const isInternal = ({ kind }: ReturnEvent) => kind === 'RECEIVED' || kind === 'INSPECTED'

const encodeEvent = (event: ReturnEvent, isMerchant: boolean): WireReturn['events'][number] => ({
  kind: event.kind,
  actor: event.actor.type,
  text: isMerchant || !isInternal(event) ? event.text : '',
  createdDate: event.createdDate,
})

/** The preview of an exchange, with insufficient lines. */
export const encodeExchange = ({ sale, credit, due }: PlannedExchange): ExchangePreview => ({
  total: sale.result.totals.total,
  delivery: sale.result.totals.delivery,
  credit,
  due,
  lines: sale.shown.map((line) => ({
    ...line,
    short: line.available !== null && line.available < line.quantity,
  })),
})

export const encodeWithdrawal = ({ orderId: _, ...one }: Withdrawal): WireWithdrawal => one

export function encodeOrderReturns(
  { returns, settings, options, returnFee, withdrawal }: OrderReturns,
  isMerchant: boolean,
) {
  const { reasons, costPaidBy, address, instructions } = settings
  return {
    returns: returns.map((one) => encodeReturn(one, isMerchant)),
    options: {
      ...options,
      lines: [...options.lines],
      reasons: [...reasons],
      costPaidBy,
      returnFee,
      address,
      instructions,
    },
    withdrawal: { ...withdrawal, lines: [...withdrawal.lines] },
  }
}
