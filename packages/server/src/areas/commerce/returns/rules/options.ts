import type { ReturnRefusal } from '@vitrine/contract/returns'
import type { Order, OrderLine } from '../../orders/index.ts'
import type { ReturnSettings } from '../model.ts'
import { type Arrival, isOver, lastMoment } from './deadline.ts'

/** The lines of an order that can be returned now, and why the others cannot. */
export interface Options {
  readonly refusal: ReturnRefusal | null
  readonly untilDate: Date | null
  readonly lines: readonly {
    readonly lineId: string
    readonly available: number
    readonly refusal: ReturnRefusal | null
  }[]
}

type OrderToReturn = Pick<Order, 'state' | 'delivery'>

/** Goods without delivery are with the buyer from the start. */
export const needsNoSending = ({ delivery }: Pick<Order, 'delivery'>): boolean =>
  delivery.length === 0

/** Pieces of a line that can still be returned; a withdrawal includes unsent ones. */
export const piecesLeft = (
  order: Pick<Order, 'delivery'>,
  line: Pick<OrderLine, 'quantity' | 'fulfilled' | 'returned'>,
  evenUnsent = false,
): number =>
  Math.max(
    0,
    (evenUnsent || needsNoSending(order) ? line.quantity : line.fulfilled) - line.returned,
  )

export function optionsOf(
  order: OrderToReturn,
  lines: readonly OrderLine[],
  settings: ReturnSettings,
  arrival: Arrival,
  now: Date,
): Options {
  const all = lines.map((line) => {
    const refusal = refusalOf(order, line, settings)
    return { lineId: line.id, available: piecesLeft(order, line), refusal }
  })
  const isSent = all.some(({ refusal }) => refusal !== 'NOT_SENT')
  return {
    refusal: wholeRefusal(order, settings, arrival, now) ?? firstRefusal(all),
    untilDate: isSent ? lastMoment(arrival, settings.windowDays) : null,
    lines: all,
  }
}

function wholeRefusal(
  { state }: OrderToReturn,
  settings: ReturnSettings,
  arrival: Arrival,
  now: Date,
): ReturnRefusal | null {
  if (state !== 'PLACED') return 'ORDER_STATE'
  if (!settings.active) return 'SWITCHED_OFF'
  return isOver(arrival, settings.windowDays, now) ? 'WINDOW_CLOSED' : null
}

function refusalOf(
  order: OrderToReturn,
  { productId, fulfilled }: OrderLine,
  { excludedProductIds }: ReturnSettings,
): ReturnRefusal | null {
  if (productId !== null && excludedProductIds.includes(productId)) return 'EXCLUDED'
  return fulfilled === 0 && !needsNoSending(order) ? 'NOT_SENT' : null
}

/** Why there is nothing to return; null also where everything is on its way back already. */
function firstRefusal(lines: Options['lines']): ReturnRefusal | null {
  const [first] = lines
  return first && lines.every(({ refusal }) => refusal !== null) ? first.refusal : null
}
