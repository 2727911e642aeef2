import type { Channel } from '@vitrine/contract/checkouts'
import { DraftOrderHasProblems } from '@vitrine/contract/draft-orders'
import type { Tx } from '../../../../platform/tx.ts'
import type { Order } from '../../orders/index.ts'
import type { PaymentRequest } from '../../payment-requests/index.ts'
import type { DraftView } from '../model.ts'
import { linesToSell } from '../rules/sale.ts'
import { type ApplyOptions, checkTotal, markApplied, refuseProblems } from './apply-draft.ts'
import { type DraftOrderDeps, merchant } from './deps.ts'
import { requestPayment } from './request-payment.ts'
import { checkRevision } from './save-draft.ts'
import { priceDraft, requireDraft, viewDraft } from './view-draft.ts'

export interface OrderOptions extends ApplyOptions {
  readonly channel: Channel
  readonly requestPayment: boolean
  readonly notifyOwners: boolean
}

export interface OrderedDraft {
  readonly view: DraftView
  readonly order: Order
  readonly paymentRequest: PaymentRequest | null
}

/** Makes the order of a draft, once. */
export async function orderDraft(
  tx: Tx,
  deps: DraftOrderDeps,
  id: string,
  ordering: OrderOptions,
): Promise<OrderedDraft> {
  const draft = await requireDraft(tx, id, true)
  if (draft.isEdit) throw DraftOrderHasProblems({ problems: ['IS_AN_EDIT'] })
  if (draft.status === 'APPLIED') {
    const view = await viewDraft(tx, deps, draft)
    const order = await deps.orders.require(tx, merchant, draft.orderId ?? '')
    return { view, order, paymentRequest: null }
  }
  checkRevision(draft, ordering.revision)
  const view = await priceDraft(tx, deps, draft, null)
  refuseProblems(view)
  checkTotal(view, ordering.expectedTotal)
  const written = await write(tx, deps, view, ordering)
  const paymentRequest =
    ordering.requestPayment && written.paymentState !== 'PAID'
      ? await requestPayment(tx, deps, written, ordering)
      : null
  const { reason } = ordering
  const applied = await markApplied(tx, deps, view, { orderId: written.id, reason })
  const order = await deps.orders.require(tx, merchant, written.id)
  return { view: applied, order, paymentRequest }
}

function write(
  tx: Tx,
  { orders }: DraftOrderDeps,
  view: DraftView,
  { channel, notify, notifyOwners }: OrderOptions,
): Promise<Order> {
  const { draft, result, snapshot } = view
  const { memberId, email, shipping, billing, note, extendedFields, language } = draft
  return orders.write(tx, {
    lines: linesToSell(view),
    result,
    snapshot,
    fields: {
      channel,
      memberId,
      email,
      shipping,
      billing: billing ?? shipping,
      note,
      extendedFields,
    },
    language,
    notifyBuyer: notify,
    notifyOwners,
  })
}
