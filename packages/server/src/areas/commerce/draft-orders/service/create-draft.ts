import {
  DraftOrderCreated,
  DraftOrderDeleted,
  OrderCannotBeEdited,
} from '@vitrine/contract/draft-orders'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { editRefusalsOf, type OrderView } from '../../orders/index.ts'
import { isRepeated, type RequestKey } from '../../payments/index.ts'
import type { DraftContent, DraftLine, DraftOrder, DraftView } from '../model.ts'
import { factOf } from '../rules/facts.ts'
import { checkGiftCards, linesOfOrder } from '../rules/lines.ts'
import { deleteDraft, findByKey, findOpenDraftOf, insertDraft } from '../store/draft-orders.ts'
import { markReplaced } from '../store/versions.ts'
import { type DraftOrderDeps, merchant } from './deps.ts'
import {
  checkContent,
  checkQuantities,
  type DraftChange,
  type DraftChanges,
  expiryOf,
  storedOf,
} from './save-draft.ts'
import { recordVersion } from './versions.ts'
import { isExpired, priceDraft, requireDraft, resolveLines, viewDraft } from './view-draft.ts'

/** The initial content of a draft. */
export type DraftOrigin =
  | { readonly kind: 'NEW' }
  /** An order that is edited. */
  | { readonly kind: 'EDIT'; readonly orderId: string }
  /** A copy of an order's lines. */
  | { readonly kind: 'COPY'; readonly orderId: string }

export interface CreatedDraft {
  readonly view: DraftView
  /** False for an existing draft. */
  readonly isNew: boolean
}

/** Creates a draft. Returns the existing one for an order with an open draft, and for a repeated call. */
export async function createDraft(
  tx: Tx,
  deps: DraftOrderDeps,
  origin: DraftOrigin,
  changes: DraftChanges,
  request?: RequestKey,
): Promise<CreatedDraft> {
  const repeated = request && (await findByKey(tx, request.key))
  if (request && repeated && isRepeated(repeated, request)) {
    return { view: await viewDraft(tx, deps, await requireDraft(tx, repeated.id)), isNew: false }
  }
  const order = origin.kind === 'NEW' ? null : await lockedOrder(tx, deps, origin)
  const edited = origin.kind === 'EDIT' ? order : null
  const open = edited && (await findOpenDraftOf(tx, edited.order.id))
  if (open && !isExpired(tx, open)) return { view: await viewDraft(tx, deps, open), isNew: false }
  if (open) await removeDraft(tx, deps, open)
  const first = await emptyDraft(tx, deps, edited)
  const copied = order && !edited ? await contentOfCopy(tx, deps, order) : {}
  const initial: DraftOrder = { ...first, ...copied }
  const change = typeof changes === 'function' ? changes(initial) : changes
  const view = await insertPriced(tx, deps, { ...initial, ...change }, { edited, initial, request })
  return { view, isNew: true }
}

async function insertPriced(
  tx: Tx,
  deps: DraftOrderDeps,
  draft: DraftOrder,
  {
    edited,
    initial,
    request,
  }: {
    readonly edited: OrderView | null
    readonly initial: DraftOrder
    readonly request: RequestKey | undefined
  },
): Promise<DraftView> {
  await checkContent(tx, deps, draft, initial)
  const view = await priceDraft(tx, deps, draft, edited)
  checkQuantities(view)
  checkGiftCards(view)
  const created = { ...draft, totalMinor: view.result.totals.total }
  await insertDraft(tx, created, { ...storedOf(created, view), request })
  await recordVersion(tx, created, view)
  await deps.events.append(tx, {
    definition: DraftOrderCreated,
    entityId: created.id,
    after: factOf(created),
  })
  return { ...view, draft: created }
}

/** The order of a draft; one that is edited is locked, and refused where it cannot be. */
async function lockedOrder(
  tx: Tx,
  { orders, settingsOf }: DraftOrderDeps,
  { kind, orderId }: Exclude<DraftOrigin, { readonly kind: 'NEW' }>,
): Promise<OrderView> {
  const isEdit = kind === 'EDIT'
  const view = await orders.view(tx, await orders.require(tx, merchant, orderId, isEdit))
  const { currency } = await settingsOf(tx.siteId)
  const reasons = isEdit ? editRefusalsOf(view, currency) : []
  if (reasons.length > 0) throw OrderCannotBeEdited({ reasons })
  return view
}

/** An empty draft, or one with the content of an order. */
export async function emptyDraft(
  tx: Tx,
  deps: DraftOrderDeps,
  edited: OrderView | null,
): Promise<DraftOrder> {
  const { currency } = await deps.settingsOf(tx.siteId)
  const { type, id } = tx.actor
  const isEdit = edited !== null
  return {
    ...(edited ? await contentOf(tx, deps, edited) : nothing),
    id: newId(),
    revision: 1,
    status: 'OPEN',
    isEdit,
    orderId: edited?.order.id ?? null,
    orderNumber: edited?.order.number ?? null,
    currency: edited?.order.currency ?? currency,
    reason: '',
    extendedFields: null,
    totalMinor: 0,
    proposal: null,
    creator: { type, id },
    createdDate: tx.now,
    updatedDate: tx.now,
    expiresDate: expiryOf(tx, deps, { isEdit }),
    appliedDate: null,
  }
}

const nothing: DraftContent = {
  lines: [],
  dropped: [],
  discounts: [],
  fees: [],
  delivery: null,
  memberId: null,
  email: null,
  shipping: null,
  billing: null,
  note: '',
  taxExempt: false,
  language: null,
}

/** The buyer of an order may not be a member, as in imported orders. */
const memberOf = async (
  tx: Tx,
  deps: DraftOrderDeps,
  { memberId }: OrderView['order'],
): Promise<string | null> =>
  memberId !== null && (await deps.isMember(tx, memberId)) ? memberId : null

const contentOf = async (
  tx: Tx,
  deps: DraftOrderDeps,
  { order, lines }: OrderView,
): Promise<DraftContent> => ({
  ...nothing,
  lines: linesOfOrder(lines),
  memberId: await memberOf(tx, deps, order),
  email: order.email,
  shipping: order.shipping,
  billing: order.billing,
  note: order.note,
  language: order.language,
})

/** Buyer and lines of an order, at present prices, as far as they are still sold. */
async function contentOfCopy(
  tx: Tx,
  deps: DraftOrderDeps,
  { order, lines: sold }: OrderView,
): Promise<DraftChange> {
  const lines = sold.map((line): DraftLine => {
    const { reference } = line
    return {
      id: newId(),
      isOfOrder: false,
      reference:
        reference ??
        (line.productId
          ? { productId: line.productId, ...variantOf(line), choices: {}, texts: {} }
          : null),
      item: line.productId ? null : itemOf(line),
      quantity: line.quantity,
      unitPrice: null,
      priceReason: '',
    }
  })
  const resolutions = await resolveLines(tx, deps, lines)
  const { email, shipping, billing, language } = order
  const memberId = await memberOf(tx, deps, order)
  const isSold = ({ id, reference }: DraftLine) =>
    reference === null || resolutions.get(id)?.status === 'FOUND'
  return { lines: lines.filter(isSold), memberId, email, shipping, billing, language }
}

const variantOf = ({ variantId }: OrderView['lines'][number]) => (variantId ? { variantId } : {})

const itemOf = ({ name, price, shippable, sku }: OrderView['lines'][number]) => ({
  name,
  unitPrice: price.unitPrice,
  shippable,
  sku,
  taxGroupId: null,
})

/** Deletes a draft; its order stays unchanged. */
export async function removeDraft(tx: Tx, { events }: DraftOrderDeps, draft: DraftOrder) {
  await deleteDraft(tx, draft.id)
  await markReplaced(tx, draft.id)
  await events.append(tx, {
    definition: DraftOrderDeleted,
    entityId: draft.id,
    before: factOf(draft),
  })
}
