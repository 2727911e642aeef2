import {
  InfoSectionChanged,
  InfoSectionCreated,
  InfoSectionDeleted,
} from '@vitrine/contract/catalog'
import type { Tx } from '../../../../platform/tx.ts'
import {
  type Conflict,
  conflictsOf,
  type FactToUndo,
  type Fields,
  sorted,
  type UndoState,
  undoEntityFacts,
} from '../../../site/undo/index.ts'
import {
  countProductsWithSection,
  deleteInfoSections,
  type FullInfoSection,
  findInfoSections,
  findSectionsByName,
  insertInfoSections,
  lockSectionNames,
  updateInfoSections,
} from '../../info-sections/index.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'

const kind = {
  type: 'info_section',
  fieldsOf: ({ uniqueName, title, description, document }: Fields): Fields => ({
    uniqueName,
    title,
    description,
    document: document ?? null,
  }),
} as const

/** Reverts changes of shared sections, the newest first; every product shows the result at once. */
export async function undoInfoSections(
  tx: Tx,
  { events }: Pick<CatalogDeps, 'events'>,
  facts: readonly FactToUndo[],
): Promise<Conflict[]> {
  await lockSectionNames(tx)
  const ids = [...new Set(facts.map(({ entityId }) => entityId))]
  const before = await findInfoSections(tx, ids, 'change')
  const states = await checkStates(tx, undoEntityFacts(kind, facts, before))
  const { changed, removed, recreated } = sorted(
    states.filter(({ conflicts }) => conflicts.length === 0),
  )
  const after = await updateInfoSections(tx, changed.map(asSection))
  await deleteInfoSections(
    tx,
    removed.map(({ id }) => id),
  )
  const returned = await insertInfoSections(tx, recreated.map(asSection))
  await events.append(
    tx,
    ...[...after.values()].map((section) => ({
      definition: InfoSectionChanged,
      entityId: section.id,
      before: before.get(section.id),
      after: section,
    })),
    ...removed.map(({ id }) => ({
      definition: InfoSectionDeleted,
      entityId: id,
      before: before.get(id),
    })),
    ...[...returned.values()].map((section) => ({
      definition: InfoSectionCreated,
      entityId: section.id,
      after: section,
    })),
  )
  return states.flatMap(conflictsOf('info_section', ({ title }) => title))
}

const asSection = ({ id, after }: UndoState) => ({ ...(after as unknown as FullInfoSection), id })

async function checkStates(tx: Tx, states: readonly UndoState[]): Promise<UndoState[]> {
  const names = states.flatMap(({ after }) => (after ? String(after.uniqueName) : []))
  const owners = await findSectionsByName(tx, names)
  const { removed } = sorted(states)
  const used = await countProductsWithSection(
    tx,
    removed.map(({ id }) => id),
    false,
  )
  return states.map((one) => {
    const name = String(one.after?.uniqueName)
    const owner = one.after ? owners.get(name) : undefined
    const isTaken = owner !== undefined && owner.id !== one.id
    const count = one.after ? 0 : (used.get(one.id) ?? 0)
    return {
      ...one,
      conflicts: [
        ...one.conflicts,
        ...(isTaken ? [{ field: 'uniqueName', reason: 'TAKEN' as const, was: name }] : []),
        ...(count > 0 ? [{ field: 'products', reason: 'IN_USE' as const, is: count }] : []),
      ],
    }
  })
}
