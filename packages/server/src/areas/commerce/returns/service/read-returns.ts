import type { Tx } from '../../../../platform/tx.ts'
import type { CartCaller } from '../../cart/index.ts'
import type { Order } from '../../orders/index.ts'
import type { ReturnSettings, ShownReturn } from '../model.ts'
import { isOver, lastMoment } from '../rules/deadline.ts'
import { type Options, optionsOf, piecesLeft } from '../rules/options.ts'
import { findReturnsOf } from '../store/returns.ts'
import { findSettings } from '../store/settings.ts'
import type { ReturnDeps } from './deps.ts'
import { arrivalAt, requireOrderOf } from './order-of.ts'

export interface OrderReturns {
  readonly returns: readonly ShownReturn[]
  readonly settings: ReturnSettings
  readonly options: Options
  /** In minor units of the order's currency. */
  readonly returnFee: number
  readonly withdrawal: {
    readonly deadlineDate: Date
    readonly running: boolean
    readonly late: boolean
    readonly lines: readonly { readonly lineId: string; readonly available: number }[]
  }
}

/** The returns of an order, and the buyer's current actions. */
export async function readOrderReturns(
  tx: Tx,
  deps: ReturnDeps,
  caller: CartCaller,
  named: string,
): Promise<OrderReturns> {
  const order = await requireOrderOf(tx, deps, caller, named)
  const settings = await findSettings(tx)
  const lines = await deps.orders.linesOf(tx, order.id)
  const arrival = await arrivalAt(tx, deps, order)
  const isOpen = order.state === 'PLACED'
  return {
    returns: await findReturnsOf(tx, order.id),
    settings,
    options: optionsOf(order, lines, settings, arrival, tx.now),
    returnFee: await feeOf(tx, deps, order, settings),
    withdrawal: {
      deadlineDate: lastMoment(arrival, settings.withdrawalDays),
      running: arrival.isRunning,
      late: isOver(arrival, settings.withdrawalDays, tx.now),
      lines: lines.map((line) => ({
        lineId: line.id,
        available: isOpen ? piecesLeft(order, line, true) : 0,
      })),
    },
  }
}

/** The fee is in the currency of the site: orders in others have none. */
async function feeOf(
  { siteId }: Tx,
  { settingsOf }: ReturnDeps,
  { currency }: Order,
  { returnFee }: ReturnSettings,
): Promise<number> {
  return currency === (await settingsOf(siteId)).currency ? returnFee : 0
}
