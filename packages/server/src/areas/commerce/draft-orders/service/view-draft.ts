import { DraftOrderApplied, DraftOrderNotFound } from '@vitrine/contract/draft-orders'
import { fromMinorUnits } from '@vitrine/money'
import { price } from '@vitrine/pricing'
import { isGuid } from '../../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Resolution } from '../../../catalog/index.ts'
import { type DeliveryCandidates, placeOf } from '../../cart/index.ts'
import type { OrderView } from '../../orders/index.ts'
import type { DraftLine, DraftLineView, DraftOrder, DraftView } from '../model.ts'
import { viewLine } from '../rules/lines.ts'
import { snapshotOf, unitPriceOf } from '../rules/snapshot.ts'
import { findDraft, findStored } from '../store/draft-orders.ts'
import { type DraftOrderDeps, merchant } from './deps.ts'

/** A draft; expired ones are not found. */
export async function requireDraft(tx: Tx, id: string, lock = false): Promise<DraftOrder> {
  const draft = isGuid(id) ? await findDraft(tx, id, lock) : undefined
  if (!draft || isExpired(tx, draft)) throw DraftOrderNotFound({ id })
  return draft
}

export const isExpired = ({ now }: Tx, { status, expiresDate }: DraftOrder): boolean =>
  status === 'OPEN' && expiresDate !== null && expiresDate <= now

/** The same, locked, before it changes. */
export async function lockOpenDraft(tx: Tx, id: string): Promise<DraftOrder> {
  const draft = await requireDraft(tx, id, true)
  if (draft.status === 'APPLIED') throw DraftOrderApplied({ orderId: draft.orderId })
  return draft
}

/** A draft in its current state, or as it was applied. */
export async function viewDraft(
  tx: Tx,
  deps: DraftOrderDeps,
  draft: DraftOrder,
): Promise<DraftView> {
  if (draft.status === 'APPLIED') {
    const [stored] = await viewStored(tx, [draft])
    if (stored) return stored
  }
  const order = draft.isEdit && draft.orderId ? await orderOf(tx, deps, draft.orderId) : null
  return priceDraft(tx, deps, draft, order)
}

/** Drafts as they were saved or applied last: one statement however many there are. */
export async function viewStored(tx: Tx, drafts: readonly DraftOrder[]): Promise<DraftView[]> {
  const stored = await findStored(
    tx,
    drafts.map(({ id }) => id),
  )
  return drafts.flatMap((draft) => {
    const priced = stored.get(draft.id)
    return priced ? [{ draft, order: null, ...priced }] : []
  })
}

const orderOf = async (tx: Tx, { orders }: DraftOrderDeps, id: string) =>
  orders.view(tx, await orders.require(tx, merchant, id))

/** The current price of a draft. Read-only. */
export async function priceDraft(
  tx: Tx,
  deps: DraftOrderDeps,
  draft: DraftOrder,
  order: OrderView | null,
): Promise<DraftView> {
  const lines = await viewLines(tx, deps, draft, order)
  const shipping = placeOf(draft.shipping?.address)
  const billing = placeOf(draft.billing?.address)
  const taxes = await deps.costs.taxes(tx, {
    currency: draft.currency,
    lines: lines.filter(isTaxed).map((one) => toTax(one, draft)),
    shipping,
    billing,
    vatId: (draft.billing ?? draft.shipping)?.contactDetails?.vatId?.id ?? null,
    taxExemptGroupId: null,
  })
  const buyer = { memberId: draft.memberId ?? undefined, email: draft.email ?? undefined }
  const snapshot = snapshotOf({
    draft,
    order,
    lines,
    taxes,
    delivery: await deliveryFor(tx, deps, { draft, order, lines, destination: shipping }),
    promotions: order ? [] : await deps.promotions.active(tx, { codes: [], buyer, now: tx.now }),
    destination: shipping ?? billing,
    now: tx.now,
  })
  return { draft, order, lines, snapshot, result: price(snapshot) }
}

async function viewLines(
  tx: Tx,
  deps: DraftOrderDeps,
  draft: DraftOrder,
  order: OrderView | null,
): Promise<DraftLineView[]> {
  const resolutions = await resolveLines(tx, deps, draft.lines)
  const known = new Map(order?.lines.map((line) => [line.id, line]))
  return draft.lines.flatMap((line) => {
    const orderLine = known.get(line.id) ?? null
    // Another merchant has taken it out of the order meanwhile.
    if (line.isOfOrder && !orderLine) return []
    return [viewLine(line, orderLine, resolutions.get(line.id) ?? null)]
  })
}

/** Current catalog data of lines by id, in one read. */
export async function resolveLines(
  tx: Tx,
  { catalog }: Pick<DraftOrderDeps, 'catalog'>,
  lines: readonly DraftLine[],
): Promise<ReadonlyMap<string, Resolution>> {
  const named = lines.flatMap(({ id, reference }) => (reference ? [{ id, reference }] : []))
  const found = await catalog.resolvePurchasables(
    tx,
    named.map(({ reference }) => reference),
  )
  return new Map(
    named.flatMap(({ id }, at) => {
      const resolution = found[at]
      return resolution ? [[id, resolution]] : []
    }),
  )
}

/** Lines of an order keep their taxes; none are due on gift cards before they are spent. */
const isTaxed = ({ orderLine, shown }: DraftLineView) =>
  orderLine === null && shown.kind !== 'GIFT_CARD'

const toTax = (view: DraftLineView, { currency }: DraftOrder) => ({
  id: view.line.id,
  productId: view.shown.productId,
  variantId: view.shown.variantId,
  taxGroupId: view.purchasable?.taxGroupId ?? view.line.item?.taxGroupId ?? null,
  taxedAt: null,
  quantity: Math.max(view.line.quantity, 1),
  price: fromMinor(view.line.unitPrice ?? unitPriceOf(view, currency), currency),
})

const fromMinor = (units: number, currency: string) => fromMinorUnits(BigInt(units), currency)

const noDelivery: DeliveryCandidates = { groups: new Map(), options: [] }

/** The delivery options of the shop, unless the order's delivery stays or a merchant entered one. */
async function deliveryFor(
  tx: Tx,
  { costs }: DraftOrderDeps,
  {
    draft,
    order,
    lines,
    destination,
  }: Pick<DraftView, 'draft' | 'order' | 'lines'> & {
    readonly destination: ReturnType<typeof placeOf>
  },
): Promise<DeliveryCandidates> {
  const isOfShop = draft.delivery?.kind === 'OPTION' || (!order && draft.delivery === null)
  if (!isOfShop || destination === null) return noDelivery
  const sold = lines.filter(({ line, problem }) => line.quantity > 0 && problem !== 'GONE')
  return costs.delivery(tx, {
    currency: draft.currency,
    destination,
    lines: sold.map((view) => ({
      id: view.line.id,
      deliveryProfileId: view.purchasable?.deliveryProfileId ?? null,
      shippable: view.shown.shippable,
      productId: view.shown.productId,
      variantId: view.shown.variantId,
      quantity: view.line.quantity,
      weight: view.shown.weight,
      price: fromMinor(view.line.unitPrice ?? unitPriceOf(view, draft.currency), draft.currency),
    })),
  })
}
