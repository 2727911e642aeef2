import { toMinorUnits } from '@vitrine/money'
import type { Tx } from '../../../../platform/tx.ts'
import type { DraftLine } from '../model.ts'
import { refuseGiftCards, refuseUnsold } from '../rules/lines.ts'
import { linesToSell, problemsOf } from '../rules/sale.ts'
import { emptyDraft } from './create-draft.ts'
import type { DraftOrderDeps } from './deps.ts'
import type { PricedSale, SaleContent } from './price-sale.ts'
import { priceDraft, resolveLines } from './view-draft.ts'

export interface PricedExchange extends PricedSale {
  /** Each line with its available quantity; null: unlimited. In minor units. */
  readonly shown: readonly {
    readonly name: string
    readonly quantity: number
    readonly unitPrice: number
    readonly available: number | null
  }[]
}

/**
 * The price of one piece without an explicit price, given its current price; null: the current price. In
 * minor units.
 */
export type AgreedPrice = (line: DraftLine, priceNow: number) => number | null

/**
 * The current price of exchanged goods, without automatic discounts. Refuses unavailable items. Read-only.
 */
export async function priceExchange(
  tx: Tx,
  deps: DraftOrderDeps,
  content: SaleContent,
  agreedPrice: AgreedPrice,
): Promise<PricedExchange> {
  const first = await emptyDraft(tx, deps, null)
  const resolutions = await resolveLines(tx, deps, content.lines)
  const resolved = content.lines.map(({ id }) => resolutions.get(id))
  refuseUnsold(content.lines, resolved)
  refuseGiftCards(resolved)
  const lines = content.lines.map((line) => {
    const found = resolutions.get(line.id)
    if (line.unitPrice !== null || found?.status !== 'FOUND') return line
    const priceNow = Number(toMinorUnits(found.purchasable.price, first.currency))
    return { ...line, unitPrice: agreedPrice(line, priceNow) }
  })
  const promotions = await deps.promotions.active(tx, { codes: [], buyer: {}, now: tx.now })
  const dropped = promotions.map(({ id }) => id)
  const view = await priceDraft(tx, deps, { ...first, ...content, lines, dropped }, null)
  const { result, snapshot } = view
  const prices = new Map(result.lines.map((line) => [line.id, line.unitPrice]))
  const shown = view.lines.map(({ line, shown: { name }, available }) => ({
    name,
    quantity: line.quantity,
    unitPrice: prices.get(line.id) ?? 0,
    available,
  }))
  return { lines: linesToSell(view), result, snapshot, problems: problemsOf(view), shown }
}
