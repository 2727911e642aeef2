import {
  DraftOrderCommitted,
  DraftOrderHasProblems,
  DraftOrderTotalChanged,
  OrderCannotBeEdited,
} from '@vitrine/contract/draft-orders'
import type { Tx } from '../../../../platform/tx.ts'
import { editRefusalsOf, type Order } from '../../orders/index.ts'
import type { PaymentRequest } from '../../payment-requests/index.ts'
import type { Refund } from '../../payments/index.ts'
import type { DraftOrder, DraftView } from '../model.ts'
import { dueAfter } from '../rules/effects.ts'
import { factOf } from '../rules/facts.ts'
import { changesOf, linesToSell, problemsOf } from '../rules/sale.ts'
import { updateDraft } from '../store/draft-orders.ts'
import { markReplaced } from '../store/versions.ts'
import { type DraftOrderDeps, merchant } from './deps.ts'
import { requestPayment } from './request-payment.ts'
import { checkQuantities, checkRevision, storedOf } from './save-draft.ts'
import { priceDraft, requireDraft, viewDraft } from './view-draft.ts'

/** How a draft is applied. */
export interface ApplyOptions {
  readonly revision?: number | undefined
  /** In minor units; refused where the order would cost something else. */
  readonly expectedTotal?: number | undefined
  readonly reason: string
  readonly notify: boolean
}

export interface ApplyingEdit extends ApplyOptions {
  /** The handling of the difference. */
  readonly settle: 'BALANCE' | 'REFUND' | 'PAYMENT_REQUEST'
  /** Whether the stock of a line is updated. */
  readonly stockFollows: (lineId: string) => boolean
  /** Whether the buyer gets a credited invoice and the new one; default yes. */
  readonly mailsDocuments?: boolean
  /** Whether it is noted on the order; default yes. */
  readonly isNoted?: boolean
}

export interface AppliedEdit {
  readonly view: DraftView
  readonly order: Order
  readonly paymentRequest: PaymentRequest | null
  /** To be sent after the commit. */
  readonly refund: (Pick<Refund, 'id' | 'orderId'> & { readonly amountMinor: number }) | null
}

/** Applies a draft to its order. Locks the order first, then the draft. */
export async function applyDraft(
  tx: Tx,
  deps: DraftOrderDeps,
  id: string,
  applying: ApplyingEdit,
): Promise<AppliedEdit> {
  const { orderId, isEdit } = await requireDraft(tx, id)
  if (!isEdit || orderId === null) throw DraftOrderHasProblems({ problems: ['NOT_AN_EDIT'] })
  const before = await deps.orders.require(tx, merchant, orderId, true)
  const draft = await requireDraft(tx, id, true)
  if (draft.status === 'APPLIED') {
    const view = await viewDraft(tx, deps, draft)
    return { view, order: before, paymentRequest: null, refund: null }
  }
  checkRevision(draft, applying.revision)
  const view = await checkedView(tx, deps, draft, before, applying)
  const edited = await edit(tx, deps, view, applying)
  const { order: now, ...settled } = await settle(tx, deps, edited, view, applying)
  const applied = await markApplied(tx, deps, view, { orderId, reason: applying.reason })
  const { mailsDocuments = true } = applying
  const order = await replaceInvoice(tx, deps, now, mailsDocuments)
  return { view: applied, order, ...settled }
}

async function checkedView(
  tx: Tx,
  deps: DraftOrderDeps,
  draft: DraftOrder,
  before: Order,
  { expectedTotal }: ApplyOptions,
): Promise<DraftView> {
  const order = await deps.orders.view(tx, before)
  const { currency } = await deps.settingsOf(tx.siteId)
  const reasons = editRefusalsOf(order, currency)
  if (reasons.length > 0) throw OrderCannotBeEdited({ reasons })
  const view = await priceDraft(tx, deps, draft, order)
  checkQuantities(view)
  refuseProblems(view)
  checkTotal(view, expectedTotal)
  return view
}

/** Insufficient stock is refused later, when the stock is reduced. */
export function refuseProblems(view: DraftView): void {
  const problems = problemsOf(view).filter((one) => one !== 'SHORT')
  if (problems.length > 0) throw DraftOrderHasProblems({ problems })
}

export function checkTotal({ result }: DraftView, expectedTotal: number | undefined): void {
  const { total } = result.totals
  if (expectedTotal === undefined || expectedTotal === total) return
  throw DraftOrderTotalChanged({ expectedTotal, total, currency: result.currency })
}

function edit(
  tx: Tx,
  deps: DraftOrderDeps,
  view: DraftView,
  { reason, stockFollows, isNoted = true }: ApplyingEdit,
): Promise<Order> {
  const { draft, order, result, snapshot } = view
  if (!order) throw new Error('A draft without its order was applied')
  const { email, memberId, shipping, billing, note } = draft
  return deps.orders.edit(tx, order, {
    lines: linesToSell(view),
    result,
    snapshot,
    changes: { email, ...(memberId !== null && { memberId }), shipping, billing, note },
    activity: isNoted ? { draftOrderId: draft.id, reason, changes: changesOf(view) } : null,
    stockFollows,
  })
}

/** Requests the amount due, or refunds the excess, as the merchant chose. */
async function settle(
  tx: Tx,
  deps: DraftOrderDeps,
  order: Order,
  view: DraftView,
  { settle: how, reason, notify }: ApplyingEdit,
): Promise<Pick<AppliedEdit, 'order' | 'paymentRequest' | 'refund'>> {
  const due = dueAfter(view)
  if (notify) await deps.orders.notifyEdited(tx, order)
  if (how === 'PAYMENT_REQUEST' && due > 0) {
    const paymentRequest = await requestPayment(tx, deps, order, { notify })
    return { order: await again(tx, deps, order), paymentRequest, refund: null }
  }
  if (how === 'REFUND' && due < 0) {
    const refund = await deps.orders.refundBalance(tx, order, { reason, notify })
    return { order: await again(tx, deps, order), paymentRequest: null, refund }
  }
  return { order, paymentRequest: null, refund: null }
}

const again = (tx: Tx, { orders }: DraftOrderDeps, { id }: Order) =>
  orders.require(tx, merchant, id)

/** Freezes the displayed state of the draft. */
export async function markApplied(
  tx: Tx,
  deps: DraftOrderDeps,
  view: DraftView,
  { orderId, reason }: { readonly orderId: string; readonly reason: string },
): Promise<DraftView> {
  const { draft, result } = view
  const applied: DraftOrder = {
    ...draft,
    revision: draft.revision + 1,
    status: 'APPLIED',
    orderId,
    reason,
    totalMinor: result.totals.total,
    updatedDate: tx.now,
    expiresDate: null,
    appliedDate: tx.now,
  }
  await updateDraft(tx, applied, storedOf(applied, view))
  await markReplaced(tx, draft.id)
  await deps.events.append(tx, {
    definition: DraftOrderCommitted,
    entityId: draft.id,
    before: factOf(draft),
    after: factOf(applied),
  })
  return { ...view, draft: await requireDraft(tx, draft.id) }
}

/** Credits the invoice and issues a new one for the edited order. */
async function replaceInvoice(
  tx: Tx,
  deps: DraftOrderDeps,
  order: Order,
  mailsDocuments: boolean,
): Promise<Order> {
  const invoice = await openInvoiceOf(tx, deps, order.id)
  if (!invoice) return order
  const note = await deps.invoices.credit(tx, invoice.id)
  const documents = await issueAgain(tx, deps, order.id, note.id)
  if (mailsDocuments) await deps.invoices.mailLater(tx, order.id, documents)
  return again(tx, deps, order)
}

/** Issues an invoice after the previous one was credited; returns both documents. */
export async function issueAgain(
  tx: Tx,
  { invoices }: DraftOrderDeps,
  orderId: string,
  noteId: string,
): Promise<string[]> {
  const issued = await invoices.issue(tx, [orderId])
  const ids = issued.flatMap(({ invoice, isNew }) => (invoice && isNew ? [invoice.id] : []))
  return [noteId, ...ids]
}

export async function openInvoiceOf(tx: Tx, { invoices }: DraftOrderDeps, orderId: string) {
  const found = await invoices.of(tx, [orderId])
  return found.find(({ kind, isCredited }) => kind === 'INVOICE' && !isCredited)
}
