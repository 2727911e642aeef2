import { isDeepStrictEqual } from 'node:util'
import {
  DRAFT_OF_ORDER_HOURS,
  DraftOrderRevisionConflict,
  DraftOrderUpdated,
  DraftQuantityTooLow,
} from '@vitrine/contract/draft-orders'
import { violation } from '@vitrine/contract/kit'
import type { Tx } from '../../../../platform/tx.ts'
import { nameOf } from '../../orders/index.ts'
import type { DraftContent, DraftOrder, DraftView } from '../model.ts'
import { factOf } from '../rules/facts.ts'
import { checkGiftCards, refuseUnsold } from '../rules/lines.ts'
import { updateDraft } from '../store/draft-orders.ts'
import type { DraftOrderDeps } from './deps.ts'
import { recordVersion } from './versions.ts'
import { lockOpenDraft, resolveLines, viewDraft } from './view-draft.ts'

export type DraftChange = Partial<DraftContent & Pick<DraftOrder, 'extendedFields'>>

/** The change of the content, given the current draft. */
export type DraftChanges = DraftChange | ((draft: DraftOrder) => DraftChange)

/** Changes a draft; without a difference nothing happens. */
export async function saveDraft(
  tx: Tx,
  deps: DraftOrderDeps,
  id: string,
  changes: DraftChanges,
  revision?: number,
): Promise<DraftView> {
  const before = await lockOpenDraft(tx, id)
  checkRevision(before, revision)
  const change = typeof changes === 'function' ? changes(before) : changes
  const changed: DraftOrder = { ...before, ...change }
  await checkContent(tx, deps, changed, before)
  const view = await viewDraft(tx, deps, changed)
  checkQuantities(view)
  checkGiftCards(view)
  const fields = (Object.keys(change) as (keyof DraftOrder)[]).filter(
    (key) => !isDeepStrictEqual(before[key], changed[key]),
  )
  if (fields.length === 0) return viewDraft(tx, deps, before)
  const after: DraftOrder = {
    ...changed,
    revision: before.revision + 1,
    totalMinor: view.result.totals.total,
    // A change invalidates the request to the buyer.
    proposal: null,
    updatedDate: tx.now,
    expiresDate: expiryOf(tx, deps, before),
  }
  await updateDraft(tx, after, storedOf(after, view))
  await recordVersion(tx, after, view)
  await deps.events.append(tx, {
    definition: DraftOrderUpdated,
    entityId: id,
    before: factOf(before),
    after: factOf(after),
    changedFields: fields,
  })
  return { ...view, draft: after }
}

export function checkRevision({ revision: present }: DraftOrder, revision?: number): void {
  if (revision !== undefined && revision !== present) {
    throw DraftOrderRevisionConflict({ revision: present })
  }
}

/** A draft of an order expires a day after its last change; a draft without an order never expires. */
export const expiryOf = (
  tx: Tx,
  { platform }: Pick<DraftOrderDeps, 'platform'>,
  { isEdit }: Pick<DraftOrder, 'isEdit'>,
): Date | null => (isEdit ? platform.clock.after(tx.now, { hours: DRAFT_OF_ORDER_HOURS }) : null)

/** Columns stored with a draft for searches and lists. */
export const storedOf = (
  { shipping, billing }: DraftContent,
  { lines, snapshot, result, order }: DraftView,
) => ({
  buyerName: nameOf(shipping) || nameOf(billing),
  priced: { lines, snapshot, result, totalBefore: order?.order.totals.total ?? null },
})

/** Refuses unavailable new lines, and an unknown buyer. */
export async function checkContent(
  tx: Tx,
  deps: DraftOrderDeps,
  draft: DraftOrder,
  before?: DraftOrder,
): Promise<void> {
  const known = new Set(before?.lines.map(({ id }) => id))
  const added = draft.lines.filter(({ id, reference }) => reference && !known.has(id))
  const resolutions = await resolveLines(tx, deps, added)
  refuseUnsold(
    added,
    added.map(({ id }) => resolutions.get(id)),
  )
  const { memberId } = draft
  const isNew = memberId !== null && memberId !== before?.memberId
  if (isNew && !(await deps.isMember(tx, memberId))) {
    throw violation('memberId', 'OTHER', 'is no member of this site')
  }
}

/** Sent, refunded and returned pieces cannot be removed. */
export function checkQuantities({ lines }: Pick<DraftView, 'lines'>): void {
  const low = lines.filter(({ line, minQuantity }) => line.quantity < minQuantity)
  if (low.length === 0) return
  throw DraftQuantityTooLow({
    lines: low.map(({ line, minQuantity }) => ({ lineId: line.id, minimum: minQuantity })),
  })
}
