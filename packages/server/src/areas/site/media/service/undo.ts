import { MediaCreated, MediaEdited } from '@vitrine/contract/media'
import type { Tx } from '../../../../platform/tx.ts'
import {
  type Conflict,
  conflictsOf,
  type FactToUndo,
  type Fields,
  sorted,
  type UndoState,
  undoEntityFacts,
} from '../../undo/index.ts'
import type { MediaItem } from '../model.ts'
import { type DeletedFile, findDeleted, removeDeleted } from '../store/files.ts'
import { findMany, insertMedia, updateMedia } from '../store/items.ts'
import type { MediaServiceDeps } from './deps.ts'
import { dropRepeatedAltTexts, exchangeEverywhere, usesOf } from './references.ts'
import { deleteItem } from './remove.ts'

const kind = {
  type: 'media',
  fieldsOf: ({ fileName, altText, posterId, focalPoint }: Fields): Fields => ({
    fileName,
    altText,
    posterId: posterId ?? null,
    focalPoint: focalPoint ?? null,
  }),
} as const

/**
 * Reverts changes of the library, newest first. A deleted item is restored with its file; a replaced one is
 * used again instead of its replacement, which is deleted.
 */
export async function undoMedia(
  tx: Tx,
  deps: MediaServiceDeps,
  facts: readonly FactToUndo[],
): Promise<readonly Conflict[]> {
  const ids = [...new Set(facts.map(({ entityId }) => entityId))]
  const present = new Map((await findMany(tx, ids)).map((item) => [item.id, item]))
  const deleted = await findDeleted(tx, ids)
  // The replacement of a restored item is deleted with the restoration: nothing is left to revert.
  const left = facts.filter(
    ({ before, entityId }) => before || present.has(entityId) || !deleted.get(entityId)?.replacedBy,
  )
  const states = await checked(deps, tx, undoEntityFacts(kind, left, present), deleted)
  const conflicts = states.flatMap(conflictsOf('media', ({ fileName }) => fileName))
  if (conflicts.length > 0) return conflicts
  const { changed, removed, recreated } = sorted(states)
  for (const state of recreated) await restore(deps, tx, itemOf(state), deleted.get(state.id))
  for (const { id, after } of changed) await change(deps, tx, present.get(id), after)
  for (const { id } of removed) {
    const item = present.get(id)
    if (item) await deleteItem(deps, tx, item, null)
  }
  return []
}

/** Conflicts: a used file stays, and a deleted file cannot be restored. */
async function checked(
  deps: MediaServiceDeps,
  tx: Tx,
  states: readonly UndoState[],
  deleted: ReadonlyMap<string, DeletedFile>,
): Promise<UndoState[]> {
  const result: UndoState[] = []
  for (const state of states) {
    const { id, before, after, identity, conflicts } = state
    const isInUse = before && !after && (await usesOf(deps, tx, id)).total > 0
    const isGone = !before && after && identity.storageKey !== null && !deleted.get(id)?.storageKey
    const reason = isInUse ? ('IN_USE' as const) : isGone ? ('MISSING' as const) : undefined
    const more = reason ? [{ field: '', reason }] : []
    result.push({ ...state, conflicts: [...conflicts, ...more] })
  }
  return result
}

const itemOf = ({ identity, after }: UndoState): MediaItem => {
  const stored = { ...identity, ...after } as unknown as MediaItem
  // Facts from before there were focal points have none.
  const focalPoint = stored.focalPoint ?? null
  return { ...stored, focalPoint, createdDate: new Date(stored.createdDate) }
}

async function restore(
  deps: MediaServiceDeps,
  tx: Tx,
  item: MediaItem,
  file: DeletedFile | undefined,
): Promise<void> {
  await removeDeleted(tx, item.id)
  await insertMedia(tx, item)
  await deps.events.append(tx, { definition: MediaCreated, entityId: item.id, after: item })
  const [other] = file?.replacedBy ? await findMany(tx, [file.replacedBy]) : []
  if (!other) return
  await exchangeEverywhere(deps, tx, other.id, item.id)
  await deleteItem(deps, tx, other, item.id)
}

async function change(
  deps: MediaServiceDeps,
  tx: Tx,
  before: MediaItem | undefined,
  fields: Fields | null,
): Promise<void> {
  if (!before || !fields) return
  const { fileName, altText, posterId, focalPoint } = fields as unknown as MediaItem
  const after = await updateMedia(tx, before.id, { fileName, altText, posterId, focalPoint })
  await dropRepeatedAltTexts(deps, tx, [before])
  const fact = { definition: MediaEdited, entityId: before.id, before, after: after ?? before }
  await deps.events.append(tx, fact)
}
