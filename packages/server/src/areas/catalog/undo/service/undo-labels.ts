import {
  BrandChanged,
  BrandCreated,
  BrandDeleted,
  RibbonChanged,
  RibbonCreated,
  RibbonDeleted,
} from '@vitrine/contract/catalog'
import type { Tx } from '../../../../platform/tx.ts'
import {
  type Conflict,
  conflictsOf,
  type FactToUndo,
  sorted,
  type UndoState,
  undoEntityFacts,
} from '../../../site/undo/index.ts'
import {
  countProducts,
  deleteLabels,
  findLabels,
  findLabelsByName,
  type LabelKind,
  lockLabelNames,
  renameLabels,
} from '../../labels/index.ts'
import { recreateLabels } from '../../restore/index.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'

const facts = {
  brand: { created: BrandCreated, changed: BrandChanged, deleted: BrandDeleted },
  ribbon: { created: RibbonCreated, changed: RibbonChanged, deleted: RibbonDeleted },
} as const

/** Reverts changes of brands or ribbons, the newest first. */
export async function undoLabels(
  tx: Tx,
  { events }: Pick<CatalogDeps, 'events'>,
  kind: LabelKind,
  undoneFacts: readonly FactToUndo[],
): Promise<Conflict[]> {
  await lockLabelNames(tx, kind)
  const ids = [...new Set(undoneFacts.map(({ entityId }) => entityId))]
  const before = await findLabels(tx, kind, ids, { lock: true })
  const type = { type: kind, fieldsOf: ({ name }: { name?: unknown }) => ({ name }) }
  const states = await checkStates(tx, kind, undoEntityFacts(type, undoneFacts, before))
  const { changed, removed, recreated } = sorted(
    states.filter(({ conflicts }) => conflicts.length === 0),
  )
  const renamed = await renameLabels(tx, kind, changed.map(named))
  await deleteLabels(
    tx,
    kind,
    removed.map(({ id }) => id),
  )
  const returned = await recreateLabels(
    tx,
    kind,
    recreated.map((one) => ({ ...one.identity, ...named(one) })),
  )
  const definitions = facts[kind]
  await events.append(
    tx,
    ...[...renamed.values()].map((after) => ({
      definition: definitions.changed,
      entityId: after.id,
      before: before.get(after.id),
      after,
    })),
    ...removed.map(({ id }) => ({
      definition: definitions.deleted,
      entityId: id,
      before: before.get(id),
    })),
    ...returned.map((after) => ({ definition: definitions.created, entityId: after.id, after })),
  )
  return states.flatMap(conflictsOf(kind))
}

const named = ({ id, after }: UndoState) => ({ id, name: String(after?.name) })

/** Conflicts: names that others have meanwhile, and labels to delete that products use. */
async function checkStates(
  tx: Tx,
  kind: LabelKind,
  states: readonly UndoState[],
): Promise<UndoState[]> {
  const remaining = states.filter(({ after }) => after)
  const owners = await findLabelsByName(
    tx,
    kind,
    remaining.map((one) => named(one).name),
  )
  const { removed } = sorted(states)
  const used = await countProducts(
    tx,
    kind,
    removed.map(({ id }) => id),
    false,
  )
  return states.map((one) => {
    const { name } = named(one)
    const owner = one.after ? owners.get(name) : undefined
    const isTaken = owner !== undefined && owner.id !== one.id
    const count = one.after ? 0 : (used.get(one.id) ?? 0)
    return {
      ...one,
      conflicts: [
        ...one.conflicts,
        ...(isTaken ? [{ field: 'name', reason: 'TAKEN' as const, was: name }] : []),
        ...(count > 0 ? [{ field: 'products', reason: 'IN_USE' as const, is: count }] : []),
      ],
    }
  })
}
