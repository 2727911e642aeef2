import type {
  HistoryEntity,
  HistoryEntry,
  history as historyService,
  UndoConflict,
} from '@vitrine/contract/history'
import { HistoryCursorInvalid } from '@vitrine/contract/history'
import type { Input } from '@vitrine/contract/kit'
import type { Entry, HistoryFilter, NamedActor, ToldConflict } from './model.ts'
import { changesOf } from './rules/changes.ts'
import { actionOf } from './rules/told.ts'

type Wish = Input<(typeof historyService)['operations']['listHistory']>

export const filterOf = (wish: Wish): HistoryFilter => ({
  entityType: wish.entityType ?? undefined,
  entityId: wish.entityId?.toLowerCase(),
  actorType: wish.actorType ?? undefined,
  actorId: wish.actorId ?? undefined,
  from: wish.from ?? undefined,
  to: wish.to ?? undefined,
  groupId: wish.groupId ?? undefined,
})

export const encodeEntry = (entry: Entry): HistoryEntry => ({
  id: entry.id,
  groupId: entry.group,
  groupSize: entry.groupSize,
  at: entry.at,
  actor: encodeActor(entry.actor),
  entity: encodeEntity(entry),
  action: actionOf(entry.name),
  changes: changesOf(entry),
  ...(entry.jobId !== null && {
    job: {
      id: entry.jobId,
      kind: entry.jobKind ?? 'job',
      ...(entry.jobName !== null && { name: entry.jobName }),
    },
  }),
  undoable: entry.undoneBy === null,
  ...(entry.undoneBy !== null &&
    entry.undoneAt !== null && { undoneBy: { groupId: entry.undoneBy, at: entry.undoneAt } }),
  ...(entry.undoes !== null && { undoes: entry.undoes }),
})

const encodeActor = ({ type, id, name }: NamedActor) => ({ type, id, ...(name && { name }) })

function encodeEntity(entry: Entry): HistoryEntry['entity'] {
  const kept = (entry.after ?? entry.before) as { name?: string; title?: string } | null
  const name = kept?.name ?? kept?.title ?? entry.productName ?? undefined
  return {
    type: entry.entity as HistoryEntity,
    id: entry.entityId,
    ...(name !== undefined && { name }),
    ...(entry.productId !== null && { productId: entry.productId }),
    ...(entry.mediaId !== null && { mediaId: entry.mediaId }),
  }
}

export const encodeConflict = (conflict: ToldConflict): UndoConflict => ({
  entity: conflict.entity,
  field: conflict.field,
  reason: conflict.reason,
  ...(conflict.was !== undefined && { was: conflict.was }),
  ...(conflict.is !== undefined && { is: conflict.is }),
  ...(conflict.changedBy && { changedBy: encodeActor(conflict.changedBy) }),
  ...(conflict.changedAt && { changedAt: conflict.changedAt }),
})

/** Where a page begins, as text nobody has to understand. */
export const encodePlace = (seq: string): string => Buffer.from(seq).toString('base64url')

export function decodePlace(cursor: string): string {
  const text = Buffer.from(cursor, 'base64url').toString()
  if (/^\d{1,18}$/.test(text)) return text
  throw HistoryCursorInvalid({ cursor })
}
