import {
  PromotionCodeChanged,
  PromotionCodeCreated,
  PromotionCodeDeleted,
  PromotionCodesRemoved,
  PromotionCodesRestored,
} from '@vitrine/contract/promotions'
import type { Tx } from '../../../../platform/tx.ts'
import {
  type Conflict,
  conflictsOf,
  type FactToUndo,
  type FieldConflict,
  type Fields,
  sorted,
  type UndoState,
  undoEntityFacts,
} from '../../../site/undo/index.ts'
import { codeKeyOf } from '../rules/codes.ts'
import { findOwners, updateCode } from '../store/codes.ts'
import { findPromotions } from '../store/promotions.ts'
import {
  type CodeRow,
  countBatch,
  deleteBatch,
  deleteCodes,
  findCodeRows,
  findTaken,
  restoreCodes,
} from '../store/undo.ts'
import type { PromotionsDeps } from './deps.ts'

const kind = {
  type: 'promotion_code',
  fieldsOf: ({ promotionId, code, usageLimit }: Fields): Fields => ({
    promotionId,
    code,
    usageLimit: usageLimit ?? null,
  }),
} as const

/** Facts about many codes of a promotion at once. */
const bulkNames = new Set<string>([
  'promotion_code.generated',
  PromotionCodesRemoved.name,
  PromotionCodesRestored.name,
])

interface CodeFacts {
  readonly facts: readonly FactToUndo[]
  /** Promotions that were just restored, with the codes that were deleted at the same moment. */
  readonly restored: readonly string[]
}

/** Reverts changes of codes, newest first: of single ones, and of those generated together. */
export async function undoCodes(
  tx: Tx,
  deps: PromotionsDeps,
  { facts, restored }: CodeFacts,
): Promise<Conflict[]> {
  const single = facts.filter(({ name }) => !bulkNames.has(name))
  const conflicts = await undoSingle(tx, deps, { facts: single, restored })
  for (const fact of facts.filter(({ name }) => bulkNames.has(name))) {
    conflicts.push(...(await undoBulk(tx, deps, fact)))
  }
  return conflicts
}

async function undoSingle(
  tx: Tx,
  { events }: PromotionsDeps,
  { facts, restored }: CodeFacts,
): Promise<Conflict[]> {
  const rows = await findCodeRows(tx, [...new Set(facts.map(({ entityId }) => entityId))])
  const present = new Map([...rows].filter(([, { isDeleted }]) => !isDeleted))
  const isBack = ({ entityId, after }: FactToUndo) =>
    after === null && restored.includes(present.get(entityId)?.promotionId ?? '')
  const open = facts.filter((fact) => !isBack(fact))
  const states = await checkStates(tx, rows, undoEntityFacts(kind, open, present))
  const conflicts = states.flatMap(conflictsOf('promotion_code', ({ code }) => code))
  if (conflicts.length > 0) return conflicts
  const { changed, removed, recreated } = sorted(states)
  await deleteCodes(tx, idsOf(removed))
  await restoreCodes(tx, idsOf(recreated))
  for (const { id, after } of [...changed, ...recreated]) {
    const code = String(after?.code)
    if (code !== rows.get(id)?.code) await updateCode(tx, { id, code, codeKey: codeKeyOf(code) })
  }
  await events.append(
    tx,
    ...changed.map(({ id, identity, after }) => ({
      definition: PromotionCodeChanged,
      entityId: id,
      before: identity,
      after: { ...identity, ...after },
    })),
    ...removed.map(({ id, identity }) => ({
      definition: PromotionCodeDeleted,
      entityId: id,
      before: identity,
    })),
    ...recreated.map(({ id, identity, after }) => ({
      definition: PromotionCodeCreated,
      entityId: id,
      after: { ...identity, ...after, used: rows.get(id)?.used ?? 0 },
    })),
  )
  return []
}

const idsOf = (states: readonly UndoState[]) => states.map(({ id }) => id)

/** Conflicts: a code that is in use, a code that was redeemed, a promotion that is deleted or needs no codes. */
async function checkStates(
  tx: Tx,
  rows: ReadonlyMap<string, CodeRow>,
  states: readonly UndoState[],
): Promise<UndoState[]> {
  const { recreated, removed } = sorted(states)
  const promotionIds = recreated.map(({ after }) => String(after?.promotionId))
  const promotions = await findPromotions(tx, [...new Set(promotionIds)])
  const owners = await findOwners(tx, states.flatMap(keyOf))
  return states.map((state) => {
    const row = rows.get(state.id)
    const [key] = keyOf(state)
    const owner = key && owners.get(key)
    const isUsed = removed.includes(state) && row !== undefined && row.used > 0
    const promotion = promotions.get(String(state.after?.promotionId))
    const hasNoPromotion = recreated.includes(state) && (!row || promotion?.trigger !== 'CODE')
    const conflicts: FieldConflict[] = [
      ...state.conflicts,
      ...(owner && owner !== state.id
        ? [{ field: 'code', reason: 'TAKEN' as const, was: state.after?.code }]
        : []),
      ...(isUsed ? [{ field: 'used', reason: 'IN_USE' as const, is: row.used }] : []),
      ...(hasNoPromotion ? [{ field: 'promotion', reason: 'MISSING' as const }] : []),
    ]
    return { ...state, conflicts }
  })
}

/** The key of the code in the restored state, if any. */
const keyOf = ({ after }: UndoState): string[] => (after ? [codeKeyOf(String(after.code))] : [])

/** The fact of a bulk change of codes. */
interface Bulk {
  readonly sample: readonly string[]
  /** Absent from facts of earlier versions. */
  readonly batchId?: string
}

/** Deletes codes that were generated or restored together, or restores them. */
async function undoBulk(
  tx: Tx,
  { events }: PromotionsDeps,
  { entityId, before, after }: FactToUndo,
): Promise<Conflict[]> {
  const body = (after ?? before) as Bulk
  const { batchId } = body
  const entity = { type: 'promotion_code', id: entityId, name: body.sample.join(', ') } as const
  if (!batchId) return [{ entity, field: '', reason: 'MISSING' }]
  const { count, used } = await countBatch(tx, batchId)
  const conflict =
    after === null ? await returnConflict(tx, entityId, batchId) : removalConflict({ count, used })
  if (conflict) return [{ ...conflict, entity }]
  if (after === null) {
    const restored = { ...body, count: await restoreCodes(tx, [batchId]) }
    await events.append(tx, { definition: PromotionCodesRestored, entityId, after: restored })
  } else {
    await deleteBatch(tx, batchId)
    const removed = { ...body, count }
    await events.append(tx, { definition: PromotionCodesRemoved, entityId, before: removed })
  }
  return []
}

function removalConflict({ count, used }: { count: number; used: number }) {
  if (count === 0) return { field: '', reason: 'DELETED' } as const
  return used > 0 ? ({ field: 'used', reason: 'IN_USE', is: used } as const) : undefined
}

async function returnConflict(
  tx: Tx,
  promotionId: string,
  batchId: string,
): Promise<FieldConflict | undefined> {
  const taken = (await findTaken(tx, [batchId], 1)).get(batchId)
  if (taken) return { field: 'code', reason: 'TAKEN', was: taken }
  const promotion = (await findPromotions(tx, [promotionId])).get(promotionId)
  return promotion?.trigger === 'CODE' ? undefined : { field: 'promotion', reason: 'MISSING' }
}
