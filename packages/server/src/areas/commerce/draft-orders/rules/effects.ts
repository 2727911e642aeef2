import type { DraftEffect } from '@vitrine/contract/draft-orders'
import { balanceOf } from '../../orders/index.ts'
import type { DraftView } from '../model.ts'

const effect = (kind: DraftEffect['kind'], fields: Partial<DraftEffect> = {}): DraftEffect => ({
  kind,
  amount: null,
  name: null,
  pieces: null,
  number: null,
  ...fields,
})

/** The amount due after a draft is applied; negative: refundable. In minor units. */
export function dueAfter({ order, result }: Pick<DraftView, 'order' | 'result'>): number {
  if (!order) return result.totals.total
  const { due, refunding } = balanceOf(result.totals.total, order)
  return due < 0 ? Math.min(0, due + refunding) : due
}

/** The effects of applying a draft: money, stock, invoice. */
export function effectsOf(view: DraftView, invoiceNumber: string | undefined): DraftEffect[] {
  return [
    ...moneyEffects(view),
    ...stockEffects(view),
    ...giftCardEffects(view),
    ...(invoiceNumber === undefined ? [] : [effect('INVOICE_REPLACED', { number: invoiceNumber })]),
    ...(view.draft.email === null ? [effect('BUYER_HAS_NO_EMAIL')] : []),
  ]
}

function moneyEffects(view: DraftView): DraftEffect[] {
  const due = dueAfter(view)
  if (due > 0) return [effect('TO_PAY', { amount: due })]
  if (due < 0) return [effect('TO_PAY_BACK', { amount: -due })]
  const isSame = view.order?.order.totals.total === view.result.totals.total
  return isSame ? [effect('SAME_TOTAL')] : []
}

function stockEffects({ lines }: DraftView): DraftEffect[] {
  return lines.flatMap(({ line, orderLine, shown }) => {
    if (shown.productId === null || shown.kind === 'GIFT_CARD') return []
    const more = line.quantity - (orderLine?.quantity ?? 0)
    if (more === 0) return []
    const kind = more > 0 ? 'STOCK_TAKEN' : 'STOCK_RETURNED'
    return [effect(kind, { name: shown.name, pieces: Math.abs(more) })]
  })
}

function giftCardEffects({ lines }: DraftView): DraftEffect[] {
  return lines.flatMap(({ line, orderLine, shown }) => {
    const more = line.quantity - (orderLine?.quantity ?? 0)
    if (shown.kind !== 'GIFT_CARD' || more === 0) return []
    const kind = more > 0 ? 'GIFT_CARDS_ISSUED' : 'GIFT_CARDS_TAKEN_BACK'
    return [effect(kind, { name: shown.name, pieces: Math.abs(more) })]
  })
}
