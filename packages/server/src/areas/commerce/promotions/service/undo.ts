import {
  PromotionChanged,
  PromotionCreated,
  PromotionDeleted,
  PromotionRestored,
} from '@vitrine/contract/promotions'
import type { Tx } from '../../../../platform/tx.ts'
import {
  type Conflict,
  conflictsOf,
  type FactToUndo,
  type FieldConflict,
  type Fields,
  type Shape,
  sorted,
  type UndoState,
  undoEntityFacts,
} from '../../../site/undo/index.ts'
import type { CountedPromotion, Promotion, PromotionDraft } from '../model.ts'
import { lockCodes } from '../store/codes.ts'
import { deletePromotions, findPromotions, updatePromotion } from '../store/promotions.ts'
import { findCounted } from '../store/query-promotions.ts'
import { countLaterCodes, findDeleted, findTaken, restorePromotions } from '../store/undo.ts'
import type { PromotionsDeps } from './deps.ts'
import { undoCodes } from './undo-codes.ts'

/** Limits and the way of combining are reverted part by part. */
const shape: Shape = {
  isDeep: (field) => field === 'limits' || field === 'combination',
  isList: () => false,
  view: (_, value) => value,
}

const kind = {
  type: 'promotion',
  shape,
  fieldsOf: (one: Fields): Fields => {
    const { name, active, startDate, endDate, trigger, condition, effect, scope } = one
    const { combination, limits, published } = one
    return {
      name,
      active,
      startDate: startDate ?? null,
      endDate: endDate ?? null,
      trigger,
      condition: condition ?? null,
      effect,
      scope,
      combination,
      limits,
      published,
    }
  },
} as const

/** Promotions as they are, by id. */
type CurrentPromotions = ReadonlyMap<string, Promotion>

/** Reverts changes of promotions and of their codes, the newest first. Counted uses stay as they are. */
export async function undoPromotions(
  tx: Tx,
  deps: PromotionsDeps,
  facts: readonly FactToUndo[],
): Promise<readonly Conflict[]> {
  await lockCodes(tx)
  const ofCodes = facts.filter(({ entity }) => entity === 'promotion_code')
  const own = facts.filter(({ entity }) => entity === 'promotion')
  const ids = [...new Set(own.map(({ entityId }) => entityId))]
  const before = await findPromotions(tx, ids, { lock: true })
  const states = await statesOf(tx, own, before)
  const conflicts = states.flatMap(conflictsOf('promotion'))
  if (conflicts.length > 0) return conflicts
  const { changed, removed, recreated } = sorted(states)
  await change(tx, deps, changed, before)
  await restore(tx, deps, recreated)
  const codeConflicts = await undoCodes(tx, deps, { facts: ofCodes, restored: idsOf(recreated) })
  if (codeConflicts.length > 0) return codeConflicts
  const conflictsOfRemoval = await lossesOf(tx, removed, createdBy(own))
  if (conflictsOfRemoval.length > 0) return conflictsOfRemoval
  await remove(tx, deps, idsOf(removed), before)
  return []
}

/** The restored state of each promotion, with its conflicts. */
async function statesOf(
  tx: Tx,
  facts: readonly FactToUndo[],
  before: CurrentPromotions,
): Promise<UndoState[]> {
  const states = undoEntityFacts(kind, facts, before)
  const { changed, recreated } = sorted(states)
  const deleted = await findDeleted(tx, idsOf(recreated))
  const taken = await findTaken(tx, idsOf(recreated), MAX_NAMED)
  const counted = await findCounted(tx, idsOf(changed))
  return states.map((state) => {
    const own = recreated.includes(state)
      ? conflictsOfReturn(deleted.has(state.id), taken.get(state.id))
      : conflictsOfChange(state, counted.get(state.id))
    return { ...state, conflicts: [...state.conflicts, ...own] }
  })
}

const idsOf = (states: readonly UndoState[]) => states.map(({ id }) => id)

/** Spellings that a conflict names at most. */
const MAX_NAMED = 3

function conflictsOfReturn(isThere: boolean, taken?: readonly string[]): FieldConflict[] {
  if (!isThere) return [{ field: '', reason: 'MISSING' }]
  return taken ? [{ field: 'codes', reason: 'TAKEN', was: taken }] : []
}

function conflictsOfChange(
  { before, after }: UndoState,
  counted: CountedPromotion | undefined,
): FieldConflict[] {
  if (!before || !after) return []
  const { startDate, endDate, trigger } = draftOf(after)
  const isBackwards = startDate !== null && endDate !== null && startDate >= endDate
  return [
    ...(isBackwards ? [{ field: 'endDate', reason: 'NOT_ALLOWED' as const, is: endDate }] : []),
    ...(trigger === 'AUTOMATIC' ? inUse('codes', counted?.codeCount) : []),
  ]
}

/** Fields of the ledger, in which dates are text. */
function draftOf(fields: Fields): PromotionDraft {
  const { startDate, endDate, ...others } = fields as unknown as PromotionDraft
  return { ...others, startDate: asDate(startDate), endDate: asDate(endDate) }
}

const asDate = (value: Date | string | null): Date | null => (value ? new Date(value) : null)

async function change(
  tx: Tx,
  { events }: PromotionsDeps,
  changed: readonly UndoState[],
  present: CurrentPromotions,
): Promise<void> {
  for (const { id, after: fields } of changed) {
    const after = await updatePromotion(tx, id, draftOf(fields ?? {}))
    const before = present.get(id)
    await events.append(tx, { definition: PromotionChanged, entityId: id, before, after })
  }
}

async function restore(
  tx: Tx,
  { events }: PromotionsDeps,
  recreated: readonly UndoState[],
): Promise<void> {
  await restorePromotions(tx, idsOf(recreated))
  for (const { id, after: fields } of recreated) {
    const after = await updatePromotion(tx, id, draftOf(fields ?? {}))
    await events.append(tx, { definition: PromotionRestored, entityId: id, after })
  }
}

const createdBy = (facts: readonly FactToUndo[]) =>
  new Set(facts.filter(({ name }) => name === PromotionCreated.name).map((one) => one.entityId))

/** The data lost with created promotions: uses by orders, and codes added since. */
async function lossesOf(
  tx: Tx,
  removed: readonly UndoState[],
  created: ReadonlySet<string>,
): Promise<Conflict[]> {
  const own = removed.filter(({ id }) => created.has(id))
  const counted = await findCounted(tx, idsOf(own))
  const laterCodes = await countLaterCodes(tx, idsOf(own))
  const conflicts = (id: string) => [
    ...inUse('used', counted.get(id)?.used),
    ...inUse('codes', laterCodes.get(id)),
  ]
  return own
    .map((state) => ({ ...state, conflicts: conflicts(state.id) }))
    .flatMap(conflictsOf('promotion'))
}

async function remove(
  tx: Tx,
  { events }: PromotionsDeps,
  ids: readonly string[],
  present: CurrentPromotions,
): Promise<void> {
  await deletePromotions(tx, ids)
  await events.append(
    tx,
    ...ids.map((id) => ({
      definition: PromotionDeleted,
      entityId: id,
      before: present.get(id),
    })),
  )
}

const inUse = (field: string, count = 0): FieldConflict[] =>
  count > 0 ? [{ field, reason: 'IN_USE', is: count }] : []
