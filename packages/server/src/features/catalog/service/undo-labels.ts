import {
  BrandChanged,
  BrandCreated,
  BrandDeleted,
  RibbonChanged,
  RibbonCreated,
  RibbonDeleted,
} from '@vitrine/contract/catalog'
import type { Tx } from '../../../platform/tx.ts'
import type { LabelKind } from '../model/label.ts'
import type { Conflict, UndoneFact } from '../model/undo.ts'
import { type SharedState, sorted, takeBackShared, toldOf } from '../rules/undo-shared.ts'
import * as store from '../store/labels.ts'
import { returnLabels } from '../store/return-labels.ts'
import type { CatalogDeps } from './context.ts'

const facts = {
  brand: { created: BrandCreated, changed: BrandChanged, deleted: BrandDeleted },
  ribbon: { created: RibbonCreated, changed: RibbonChanged, deleted: RibbonDeleted },
} as const

/** Takes changes of brands or ribbons back, the newest first. */
export async function undoLabels(
  tx: Tx,
  { events }: Pick<CatalogDeps, 'events'>,
  kind: LabelKind,
  undone: readonly UndoneFact[],
): Promise<Conflict[]> {
  await store.lockLabelNames(tx, kind)
  const ids = [...new Set(undone.map(({ entityId }) => entityId))]
  const before = await store.findLabels(tx, kind, ids, { lock: true })
  const type = { type: kind, fieldsOf: ({ name }: { name?: unknown }) => ({ name }) }
  const states = await held(tx, kind, takeBackShared(type, undone, before))
  const { changed, gone, returning } = sorted(
    states.filter(({ conflicts }) => conflicts.length === 0),
  )
  const renamed = await store.renameLabels(tx, kind, changed.map(named))
  await store.deleteLabels(
    tx,
    kind,
    gone.map(({ id }) => id),
  )
  const returned = await returnLabels(
    tx,
    kind,
    returning.map((one) => ({ ...one.identity, ...named(one) })),
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
    ...gone.map(({ id }) => ({
      definition: definitions.deleted,
      entityId: id,
      before: before.get(id),
    })),
    ...returned.map((after) => ({ definition: definitions.created, entityId: after.id, after })),
  )
  return states.flatMap(toldOf(kind))
}

const named = ({ id, after }: SharedState) => ({ id, name: String(after?.name) })

/** Names that others have meanwhile, and labels that products have which would go. */
async function held(
  tx: Tx,
  kind: LabelKind,
  states: readonly SharedState[],
): Promise<SharedState[]> {
  const staying = states.filter(({ after }) => after)
  const owners = await store.findLabelsByName(
    tx,
    kind,
    staying.map((one) => named(one).name),
  )
  const { gone } = sorted(states)
  const used = await store.countProducts(
    tx,
    kind,
    gone.map(({ id }) => id),
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
