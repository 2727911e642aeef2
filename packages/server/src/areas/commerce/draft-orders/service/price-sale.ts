import type { Tx } from '../../../../platform/tx.ts'
import type { OrderLine } from '../../orders/index.ts'
import type { DraftContent, DraftView } from '../model.ts'
import { linesToSell, problemsOf } from '../rules/sale.ts'
import { emptyDraft } from './create-draft.ts'
import type { DraftOrderDeps } from './deps.ts'
import { priceDraft } from './view-draft.ts'

/** The content of a sale, in the currency of the shop. */
export type SaleContent = Pick<
  DraftContent,
  'lines' | 'delivery' | 'memberId' | 'email' | 'shipping' | 'billing' | 'language'
>

export interface PricedSale extends Pick<DraftView, 'result' | 'snapshot'> {
  readonly lines: readonly OrderLine[]
  /** Codes of problems that prevent the sale. */
  readonly problems: readonly string[]
}

/** The current price of a sale, with current stock, deliveries and taxes. Read-only. */
export async function priceSale(
  tx: Tx,
  deps: DraftOrderDeps,
  content: SaleContent,
): Promise<PricedSale> {
  const draft = { ...(await emptyDraft(tx, deps, null)), ...content }
  const view = await priceDraft(tx, deps, draft, null)
  const { result, snapshot } = view
  return { lines: linesToSell(view), result, snapshot, problems: problemsOf(view) }
}
