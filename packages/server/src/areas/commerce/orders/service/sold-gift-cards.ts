import type { Tx } from '../../../../platform/tx.ts'
import { giftCardTextsOf } from '../../../catalog/index.ts'
import type { Order, OrderLine } from '../model/order.ts'
import { findLines } from '../store/lines.ts'
import type { OrderDeps } from './deps.ts'

/** Mails of gift cards go out on the morning of their day. */
const MORNING = 'T08:00:00Z'

/** Issues the missing gift cards of a paid order, one per piece. */
export async function issueSoldGiftCards(
  tx: Tx,
  { giftCards }: Pick<OrderDeps, 'giftCards'>,
  order: Order,
): Promise<void> {
  if (order.importedDate !== null || order.isRehearsal) return
  const lines = (await findLines(tx, order.id)).filter(isGiftCard)
  for (const line of lines) await giftCards.issueSold(tx, soldOf(order, line))
}

export const isGiftCard = ({ kind }: Pick<OrderLine, 'kind'>) => kind === 'GIFT_CARD'

export const giftCardLineIds = (
  lines: readonly Pick<OrderLine, 'id' | 'kind'>[],
): ReadonlySet<string> => new Set(lines.filter(isGiftCard).map(({ id }) => id))

const soldOf = (order: Order, { id: lineId, quantity, refunded, price, reference }: OrderLine) => {
  const { sendDate, recipientEmail, senderName, ...texts } = giftCardTextsOf(reference?.texts ?? {})
  return {
    order: { id: order.id, number: order.number, lineId },
    pieces: quantity - refunded,
    card: {
      ...texts,
      amountMinor: price.unitPrice,
      currency: order.currency,
      language: order.language,
      senderName: senderName || order.buyerName.slice(0, MAX_NAME),
      recipientEmail: recipientEmail || order.email,
      sendDate: sendDate === '' ? null : new Date(`${sendDate}${MORNING}`),
      expirationDate: null,
      note: '',
    },
  }
}

/** Maximum length of names on a gift card. */
const MAX_NAME = 100

/** Cancels gift cards of refunded pieces; refuses if they were spent. */
export async function cancelSoldGiftCards(
  tx: Tx,
  { giftCards }: Pick<OrderDeps, 'giftCards'>,
  orderId: string,
  lines: readonly OrderLine[],
  piecesOf: (line: OrderLine) => number,
): Promise<void> {
  const sold = lines.filter(isGiftCard)
  if (sold.length === 0) return
  await giftCards.cancelSold(tx, orderId, new Map(sold.map((line) => [line.id, piecesOf(line)])))
}
