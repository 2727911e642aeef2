import { OrdersNotMergeable } from '@vitrine/contract/draft-orders'
import { OrderNotFound } from '@vitrine/contract/orders'
import type { Tx } from '../../../../platform/tx.ts'
import type { Order, OrderView } from '../../orders/index.ts'
import type { Refund } from '../../payments/index.ts'
import type { DraftView } from '../model.ts'
import { linesOfOrder } from '../rules/lines.ts'
import {
  combined,
  isSameAddress,
  isSameBuyer,
  type MergedMoney,
  mergeRefusalsOf,
  moneyOfMerge,
} from '../rules/merge.ts'
import { linesToSell } from '../rules/sale.ts'
import { findOpenDraftOf } from '../store/draft-orders.ts'
import { findOthersOf } from '../store/mergeable-orders.ts'
import { issueAgain, openInvoiceOf } from './apply-draft.ts'
import { emptyDraft } from './create-draft.ts'
import { type DraftOrderDeps, merchant } from './deps.ts'
import { isExpired, priceDraft } from './view-draft.ts'

/** The orders to merge, and the options of the merge. */
export interface Merge {
  /** The order that stays. */
  readonly intoId: string
  /** The order that is merged into the other. */
  readonly fromId: string
  /** Whether the delivery of the second is not charged; default no. */
  readonly leavesDelivery: boolean
}

/** The plan of a merge. */
export interface PlannedMerge extends MergedMoney {
  readonly into: OrderView
  readonly from: OrderView
  readonly view: DraftView
  /** Numbers of credited invoices; that of the first order is issued again. */
  readonly invoices: readonly string[]
}

/** Other orders of the same buyer that go to the same address and are not sent, the latest first. */
export async function mergeableWith(tx: Tx, deps: DraftOrderDeps, id: string): Promise<Order[]> {
  const order = await deps.orders.require(tx, merchant, id)
  if (order.state !== 'PLACED' || order.fulfillmentState !== 'NONE') return []
  const views = await deps.orders.viewAll(tx, await findOthersOf(tx, order))
  return views
    .map((view) => view.order)
    .filter((other) => isSameBuyer(order, other) && isSameAddress(order, other))
}

/** Plans a merge, with payments and documents. Refuses orders that cannot be merged. Read-only. */
export async function planMerge(
  tx: Tx,
  deps: DraftOrderDeps,
  { intoId, fromId, leavesDelivery }: Merge,
): Promise<PlannedMerge> {
  const locked = await deps.orders.lockAll(tx, [intoId, fromId])
  for (const id of [intoId, fromId]) if (!locked.has(id)) throw OrderNotFound({ id })
  const [into, from] = await deps.orders.viewAll(tx, [intoId, fromId])
  if (!into || !from) throw OrderNotFound({ id: fromId })
  await refuse(tx, deps, into, from)
  const order = combined(into, from, leavesDelivery)
  const first = await emptyDraft(tx, deps, into)
  const draft = { ...first, lines: linesOfOrder(order.lines) }
  const view = await priceDraft(tx, deps, draft, order)
  const invoices = [await openInvoiceOf(tx, deps, intoId), await openInvoiceOf(tx, deps, fromId)]
  return {
    into,
    from,
    view,
    invoices: invoices.flatMap((one) => (one ? [one.number] : [])),
    ...moneyOfMerge(view.result.totals.total, into, from),
  }
}

async function refuse(
  tx: Tx,
  deps: DraftOrderDeps,
  into: OrderView,
  from: OrderView,
): Promise<void> {
  const { currency } = await deps.settingsOf(tx.siteId)
  const reasons = mergeRefusalsOf(into, from, currency)
  const drafts = [
    await findOpenDraftOf(tx, into.order.id),
    await findOpenDraftOf(tx, from.order.id),
  ]
  const isEdited = drafts.some((draft) => draft && !isExpired(tx, draft))
  const held = [into.order, from.order].filter(
    ({ paymentState }) => paymentState !== 'PAID' && paymentState !== 'OVERPAID',
  )
  const { orders } = await deps.settingsOf(tx.siteId)
  const isHeld = held.length > 0 && orders.takeStock === 'ON_ORDER_PAID'
  const all = [
    ...reasons,
    ...(isEdited ? (['EDIT_OPEN'] as const) : []),
    // A reservation of unpaid stock belongs to one order.
    ...(isHeld ? (['STOCK_HELD'] as const) : []),
  ]
  if (all.length > 0) throw OrdersNotMergeable({ reasons: all })
}

export interface MergeResult {
  readonly order: Order
  /** To be sent after the commit. */
  readonly refund: Pick<Refund, 'id' | 'orderId'> | null
}

/** Merges two orders. A repeated call returns the remaining order. */
export async function mergeOrders(
  tx: Tx,
  deps: DraftOrderDeps,
  { notify, expectedTotal, ...merge }: Merge & MergeOptions,
): Promise<MergeResult> {
  const earlier = await alreadyMerged(tx, deps, merge)
  if (earlier) return { order: earlier, refund: null }
  const plan = await planMerge(tx, deps, merge)
  const { into, from, view, paidBack, moved } = plan
  const { result, snapshot } = view
  checkTotal(result.totals.total, expectedTotal)
  const note = await creditInvoices(tx, deps, merge)
  const edited = { lines: linesToSell(view), result, snapshot, changes: {} }
  const { order, refund } = await deps.orders.merge(tx, { into, from, edited, paidBack, moved })
  if (note) {
    const documents = await issueAgain(tx, deps, merge.intoId, note.id)
    await deps.invoices.mailLater(tx, merge.intoId, documents)
  }
  if (notify) await deps.orders.notifyEdited(tx, order)
  return { order: await deps.orders.require(tx, merchant, merge.intoId), refund }
}

interface MergeOptions {
  readonly notify: boolean
  /** In minor units; refused where the order would cost something else. */
  readonly expectedTotal?: number | undefined
}

function checkTotal(total: number, expectedTotal: number | undefined): void {
  if (expectedTotal === undefined || expectedTotal === total) return
  throw OrdersNotMergeable({ reasons: ['TOTAL'], total })
}

async function alreadyMerged(
  tx: Tx,
  deps: DraftOrderDeps,
  { intoId, fromId }: Merge,
): Promise<Order | undefined> {
  await deps.orders.lockAll(tx, [intoId, fromId])
  const from = await deps.orders.require(tx, merchant, fromId)
  if (from.state !== 'CANCELLED') return undefined
  const { activities } = await deps.orders.view(tx, from)
  const isInto = activities.some(({ kind, content }) => {
    const into = content.mergedInto as { readonly orderId?: string } | undefined
    return kind === 'CANCELLED' && into?.orderId === intoId
  })
  return isInto ? deps.orders.require(tx, merchant, intoId) : undefined
}

/** Credits the invoices of both orders. Returns the credit note of the remaining order, if any. */
async function creditInvoices(tx: Tx, deps: DraftOrderDeps, { intoId, fromId }: Merge) {
  const into = await openInvoiceOf(tx, deps, intoId)
  const from = await openInvoiceOf(tx, deps, fromId)
  const note = into && (await deps.invoices.credit(tx, into.id))
  if (from) {
    const { id } = await deps.invoices.credit(tx, from.id)
    await deps.invoices.mailLater(tx, fromId, [id])
  }
  return note
}
