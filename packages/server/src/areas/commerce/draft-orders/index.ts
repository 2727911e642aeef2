import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { FactToUndo } from '../../site/undo/index.ts'
import type { Order } from '../orders/index.ts'
import type { RequestKey } from '../payments/index.ts'
import type { DraftView } from './model.ts'
import { dueAfter, effectsOf } from './rules/effects.ts'
import { problemsOf } from './rules/sale.ts'
import { type ApplyingEdit, applyDraft, openInvoiceOf } from './service/apply-draft.ts'
import { createDraft, type DraftOrigin, removeDraft } from './service/create-draft.ts'
import type { DraftOrderDeps } from './service/deps.ts'
import { expireDrafts } from './service/expire-drafts.ts'
import { type Merge, mergeableWith, mergeOrders, planMerge } from './service/merge-orders.ts'
import { type OrderOptions, orderDraft } from './service/order-draft.ts'
import { type AgreedPrice, priceExchange } from './service/price-exchange.ts'
import { priceSale, type SaleContent } from './service/price-sale.ts'
import { agreeToProposal, proposeDraft, viewProposal } from './service/propose.ts'
import { requestPayment } from './service/request-payment.ts'
import { type DraftChanges, saveDraft } from './service/save-draft.ts'
import { undoDrafts } from './service/undo.ts'
import { readFacts } from './service/versions.ts'
import { lockOpenDraft, requireDraft, viewDraft, viewStored } from './service/view-draft.ts'
import { deleteRehearsed, eraseGuest, findDraft } from './store/draft-orders.ts'
import { queryDrafts } from './store/query-drafts.ts'
import { deleteVersionsOfGuest } from './store/versions.ts'

export type * from './model.ts'
export { savedDelivery, savedDiscounts, savedFees } from './rules/content.ts'
export { savedLines } from './rules/lines.ts'
export { problemsOf } from './rules/sale.ts'
export { unitPriceOf } from './rules/snapshot.ts'
export type { ApplyingEdit } from './service/apply-draft.ts'
export type { DraftOrigin } from './service/create-draft.ts'
export type { OrderOptions } from './service/order-draft.ts'
export type { AgreedPrice, PricedExchange } from './service/price-exchange.ts'
export type { ProposalView } from './service/propose.ts'
export type { DraftChange, DraftChanges } from './service/save-draft.ts'
export type { ListedDraft } from './store/query-drafts.ts'

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'draft-orders:expire': Record<string, unknown>
  }
}

/** Deletes expired drafts every hour; they are hidden before. */
export const draftOrdersCrontab = '41 * * * * draft-orders:expire'

export type DraftOrdersFeature = ReturnType<typeof createDraftOrders>

/** Orders before they are orders, and edits of orders. */
export const createDraftOrders = (deps: DraftOrderDeps) => ({
  undoHandlers: {
    draft_order: (tx: Tx, facts: readonly FactToUndo[]) => undoDrafts(tx, deps, facts),
  },
  /** Restores data of buyers that facts omit, for the history. */
  factReaders: { draft_order: { service: 'draft-orders', read: readFacts } },
  create: (tx: Tx, origin: DraftOrigin, changes: DraftChanges, request?: RequestKey) =>
    createDraft(tx, deps, origin, changes, request),
  get: async (tx: Tx, id: string) => viewDraft(tx, deps, await requireDraft(tx, id)),
  /** As last saved or applied; undefined if it does not exist. */
  async find(tx: Tx, id: string): Promise<DraftView | undefined> {
    const draft = await findDraft(tx, id)
    return draft && (await viewStored(tx, [draft]))[0]
  },
  /** The current price of a sale, without storing a draft. */
  priceSale: (tx: Tx, content: SaleContent) => priceSale(tx, deps, content),
  /** The current prices of goods in exchange for others. */
  priceExchange: (tx: Tx, content: SaleContent, agreedPrice: AgreedPrice) =>
    priceExchange(tx, deps, content, agreedPrice),
  /** Creates a payment link for the amount due of a locked order; mails it on request. */
  requestPayment: (tx: Tx, order: Order, how: { readonly notify: boolean }) =>
    requestPayment(tx, deps, order, how),
  query: queryDrafts,
  /** Drafts as they were saved or applied last, in one statement. */
  stored: viewStored,
  /** Saves an open draft. */
  save: (tx: Tx, id: string, changes: DraftChanges, revision?: number) =>
    saveDraft(tx, deps, id, changes, revision),
  /** The effects of applying an open draft. */
  async preview(tx: Tx, id: string) {
    const view = await viewDraft(tx, deps, await lockOpenDraft(tx, id))
    return { view, ...(await foreseen(tx, view, deps)) }
  },
  apply: (tx: Tx, id: string, applying: ApplyingEdit) => applyDraft(tx, deps, id, applying),
  /** Asks the buyer to accept an edit. */
  propose: (tx: Tx, id: string, asked: Parameters<typeof proposeDraft>[3]) =>
    proposeDraft(tx, deps, id, asked),
  proposal: (tx: Tx, id: string) => viewProposal(tx, deps, id),
  agree: (tx: Tx, id: string, expectedTotal: number | undefined) =>
    agreeToProposal(tx, deps, id, expectedTotal),
  order: (tx: Tx, id: string, ordering: OrderOptions) => orderDraft(tx, deps, id, ordering),
  /** Other orders that can be merged with this one. */
  mergeableWith: (tx: Tx, id: string) => mergeableWith(tx, deps, id),
  previewMerge: (tx: Tx, merge: Merge) => planMerge(tx, deps, merge),
  /** Makes one order of two of the same buyer. */
  merge: (tx: Tx, merge: Parameters<typeof mergeOrders>[2]) => mergeOrders(tx, deps, merge),
  delete: async (tx: Tx, id: string) => removeDraft(tx, deps, await lockOpenDraft(tx, id)),
  /** Removes personal data of guests and their texts from drafts. */
  async eraseGuest(tx: Tx, guest: Parameters<typeof eraseGuest>[1]) {
    await eraseGuest(tx, guest)
    await deleteVersionsOfGuest(tx, guest)
  },
  /** Deletes the edits of rehearsed orders. */
  deleteRehearsed,
  tasks: {
    'draft-orders:expire': (_payload, { signal }) => expireDrafts(deps, signal),
  } satisfies Pick<Tasks<JobPayloads>, 'draft-orders:expire'>,
})

async function foreseen(tx: Tx, view: DraftView, deps: DraftOrderDeps) {
  const { order } = view
  const invoice = order ? await openInvoiceOf(tx, deps, order.order.id) : undefined
  return {
    due: dueAfter(view),
    effects: effectsOf(view, invoice?.number),
    problems: problemsOf(view),
  }
}
