import { isDeepStrictEqual } from 'node:util'
import { DraftOrderCreated, DraftOrderUpdated } from '@vitrine/contract/draft-orders'
import type { Tx } from '../../../../platform/tx.ts'
import {
  type Conflict,
  conflictsOf,
  type FactToUndo,
  type FieldConflict,
  sorted,
  type UndoState,
  undoEntityFacts,
} from '../../../site/undo/index.ts'
import { editRefusalsOf, type OrderView } from '../../orders/index.ts'
import type { DraftOrder, DraftVersion, DraftView } from '../model.ts'
import { factOf } from '../rules/facts.ts'
import { contentFields, contentOfFields, contentShape } from '../rules/versions.ts'
import { findDrafts, findOpenDraftOf, insertDraft, updateDraft } from '../store/draft-orders.ts'
import { removeDraft } from './create-draft.ts'
import { type DraftOrderDeps, merchant } from './deps.ts'
import { expiryOf, storedOf } from './save-draft.ts'
import { recordVersion, versionIn, versionsOf } from './versions.ts'
import { isExpired, priceDraft, viewDraft } from './view-draft.ts'

const type = 'draft_order'
const kind = { type, fieldsOf: contentFields, shape: contentShape } as const

/** Reverts changes of drafts, newest first: later changes of other fields stay. */
export async function undoDrafts(
  tx: Tx,
  deps: DraftOrderDeps,
  facts: readonly FactToUndo[],
): Promise<readonly Conflict[]> {
  const versions = await versionsOf(tx, facts)
  const withoutVersion = facts.filter((fact) => !isComplete(fact, versions))
  if (withoutVersion.length > 0) return withoutVersion.map(missing)
  const orders = await lockOrders(tx, deps, facts)
  const ids = [...new Set(facts.map(({ entityId }) => entityId))]
  const stored = (await findDrafts(tx, ids, true)).filter((one) => !isExpired(tx, one))
  const present = new Map(stored.map((one) => [one.id, one]))
  const states = undoEntityFacts(kind, withContent(facts, versions), present)
  const conflicts = states.flatMap((state) => [
    ...conflictsOf(type, nameOf)(state),
    ...refused(state, present.get(state.id)),
  ])
  if (conflicts.length > 0) return conflicts
  const { changed, removed, recreated } = sorted(states)
  const found: Conflict[] = []
  for (const state of changed) found.push(...(await change(tx, deps, state, present)))
  for (const state of recreated) found.push(...(await restore(tx, deps, state, orders)))
  if (found.length > 0) return found
  for (const { id } of removed) {
    const draft = present.get(id)
    if (draft) await removeDraft(tx, deps, draft)
  }
  return []
}

const nameOf = ({ email }: Readonly<Record<string, unknown>>) => email

const isComplete = (
  { before, after }: FactToUndo,
  versions: ReadonlyMap<string, DraftVersion>,
): boolean => [before, after].every((side) => versionIn(versions, side) !== undefined)

/** Its versions were erased with their buyer. */
const missing = ({ entityId }: FactToUndo): Conflict => ({
  entity: { type, id: entityId },
  field: '',
  reason: 'MISSING',
})

/** Facts with the data of buyers that they omit. */
const withContent = (
  facts: readonly FactToUndo[],
  versions: ReadonlyMap<string, DraftVersion>,
): FactToUndo[] =>
  facts.map((fact) => ({
    ...fact,
    before: versionIn(versions, fact.before)?.content ?? null,
    after: versionIn(versions, fact.after)?.content ?? null,
  }))

/** Orders of deleted edits, locked before any draft, as everywhere. */
async function lockOrders(
  tx: Tx,
  { orders }: DraftOrderDeps,
  facts: readonly FactToUndo[],
): Promise<ReadonlyMap<string, OrderView>> {
  const edits = facts.flatMap(({ before, after }) => {
    const { isEdit, orderId } = (before ?? {}) as Partial<DraftOrder>
    return after === null && isEdit && orderId ? [orderId] : []
  })
  const locked = new Map<string, OrderView>()
  for (const id of [...new Set(edits)].toSorted()) {
    locked.set(id, await orders.view(tx, await orders.require(tx, merchant, id, true)))
  }
  return locked
}

/** An applied draft is an order by now, which can be edited itself. */
function refused({ id }: UndoState, draft: DraftOrder | undefined): Conflict[] {
  if (draft?.status !== 'APPLIED') return []
  return [{ entity: { type, id }, field: 'status', reason: 'NOT_ALLOWED', is: draft.status }]
}

async function change(
  tx: Tx,
  deps: DraftOrderDeps,
  { id, before, after: fields }: UndoState,
  present: ReadonlyMap<string, DraftOrder>,
): Promise<Conflict[]> {
  const draft = present.get(id)
  if (!draft || !fields) return []
  const content = contentOfFields(fields, draft)
  const changed: DraftOrder = { ...draft, ...content }
  const view = await viewDraft(tx, deps, changed)
  const conflicts = await contentConflicts(tx, deps, changed, view)
  if (conflicts.length > 0) return conflicts
  const after: DraftOrder = {
    ...changed,
    revision: draft.revision + 1,
    totalMinor: view.result.totals.total,
    proposal: null,
    updatedDate: tx.now,
    expiresDate: expiryOf(tx, deps, draft),
  }
  await updateDraft(tx, after, storedOf(after, view))
  await recordVersion(tx, after, view)
  await deps.events.append(tx, {
    definition: DraftOrderUpdated,
    entityId: id,
    before: factOf(draft),
    after: factOf(after),
    changedFields: Object.keys(fields).filter(
      (field) => !isDeepStrictEqual(before?.[field], fields[field]),
    ),
  })
  return []
}

/** Restores a deleted draft with a new expiry. */
async function restore(
  tx: Tx,
  deps: DraftOrderDeps,
  { identity, after: fields }: UndoState,
  orders: ReadonlyMap<string, OrderView>,
): Promise<Conflict[]> {
  const deleted = identity as unknown as DraftOrder
  const order = deleted.isEdit && deleted.orderId ? (orders.get(deleted.orderId) ?? null) : null
  const draft: DraftOrder = {
    ...deleted,
    ...contentOfFields(fields ?? {}, deleted),
    revision: deleted.revision + 1,
    proposal: null,
    createdDate: new Date(deleted.createdDate),
    updatedDate: tx.now,
    expiresDate: expiryOf(tx, deps, deleted),
    appliedDate: null,
  }
  const inTheWay = order ? await editConflicts(tx, deps, draft, order) : []
  const view = await priceDraft(tx, deps, draft, order)
  const conflicts = [...inTheWay, ...(await contentConflicts(tx, deps, draft, view))]
  if (conflicts.length > 0) return conflicts
  const restored = { ...draft, totalMinor: view.result.totals.total }
  await insertDraft(tx, restored, { ...storedOf(restored, view), request: undefined })
  await recordVersion(tx, restored, view)
  await deps.events.append(tx, {
    definition: DraftOrderCreated,
    entityId: restored.id,
    after: factOf(restored),
  })
  return []
}

/** An order has one open draft, and some can be edited no longer. */
async function editConflicts(
  tx: Tx,
  { settingsOf }: DraftOrderDeps,
  draft: DraftOrder,
  order: OrderView,
): Promise<Conflict[]> {
  const { currency } = await settingsOf(tx.siteId)
  const open = await findOpenDraftOf(tx, order.order.id)
  return conflictsFor(draft, [
    ...(open ? [{ field: 'orderId', reason: 'TAKEN' as const, was: draft.orderNumber }] : []),
    ...editRefusalsOf(order, currency).map((is) => ({
      field: 'orderId',
      reason: 'NOT_ALLOWED' as const,
      is,
    })),
  ])
}

/** Conflicts with current rules: fewer pieces than were shipped, a discount without lines, a deleted buyer. */
async function contentConflicts(
  tx: Tx,
  deps: DraftOrderDeps,
  draft: DraftOrder,
  { lines }: DraftView,
): Promise<Conflict[]> {
  const low = lines.filter(({ line, minQuantity }) => line.quantity < minQuantity)
  const ids = new Set(draft.lines.map(({ id }) => id))
  const lost = draft.discounts.filter(({ lineId }) => lineId !== null && !ids.has(lineId))
  const { memberId } = draft
  const isGone = memberId !== null && !(await deps.isMember(tx, memberId))
  return conflictsFor(draft, [
    ...low.map(({ line, minQuantity }) => ({
      field: `lines.${line.id}`,
      reason: 'NOT_ALLOWED' as const,
      was: line.quantity,
      is: minQuantity,
    })),
    ...lost.map(({ id, name }) => ({
      field: `discounts.${id}`,
      reason: 'IN_USE' as const,
      is: name,
    })),
    ...(isGone ? [{ field: 'memberId', reason: 'MISSING' as const }] : []),
  ])
}

const conflictsFor = (draft: DraftOrder, conflicts: readonly FieldConflict[]): Conflict[] => {
  const { id, email } = draft
  return conflicts.map((one) => ({
    ...one,
    entity: { type, id, ...(email !== null && { name: email }) },
  }))
}
