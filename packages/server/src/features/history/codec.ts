import {
  HistoryCursorInvalid,
  type HistoryEntry,
  historyEntities,
  type history as historyService,
  type LedgerEntity,
  type UndoConflict,
} from '@vitrine/contract/history'
import type { Input } from '@vitrine/contract/kit'
import type { Entry, HistoryFilter, NamedActor, ToldConflict } from './model.ts'
import { changesOf } from './rules/changes.ts'
import { namedIds } from './rules/named-ids.ts'
import { actionOf, whyNot } from './rules/told.ts'

type Wish = Input<(typeof historyService)['operations']['listHistory']>

export const filterOf = (wish: Wish): HistoryFilter => ({
  entityType: wish.entityType ?? undefined,
  entityId: wish.entityId?.toLowerCase(),
  actorType: wish.actorType ?? undefined,
  actorId: wish.actorId ?? undefined,
  from: wish.from ?? undefined,
  to: wish.to ?? undefined,
  groupId: wish.groupId ?? undefined,
  everything: wish.everything ?? undefined,
})

/** Whether more than the catalog is asked for. */
export const isForAdmins = ({ entityType, everything }: Wish): boolean =>
  everything === true ||
  (entityType != null && !(historyEntities as readonly string[]).includes(entityType))

export const encodeEntry = (entry: Entry, names: ReadonlyMap<string, string>): HistoryEntry => ({
  id: entry.id,
  groupId: entry.group,
  groupSize: entry.groupSize,
  at: entry.at,
  actor: encodeActor(entry.actor),
  entity: encodeEntity(entry),
  action: actionOf(entry.name),
  fact: entry.name,
  ...encodeChanges(entry, names),
  ...(entry.jobId !== null && {
    job: {
      id: entry.jobId,
      kind: entry.jobKind ?? 'job',
      ...(entry.jobName !== null && { name: entry.jobName }),
    },
  }),
  ...encodeUndoable(entry),
  ...(entry.undoneBy !== null &&
    entry.undoneAt !== null && { undoneBy: { groupId: entry.undoneBy, at: entry.undoneAt } }),
  ...(entry.undoes !== null && { undoes: entry.undoes }),
})

function encodeChanges(entry: Entry, names: ReadonlyMap<string, string>) {
  const changes = changesOf(entry)
  const known = changes.flatMap(namedIds).flatMap((id) => {
    const name = names.get(id)
    return name === undefined ? [] : [[id, name] as const]
  })
  return { changes, names: Object.fromEntries(known) }
}

function encodeUndoable({ name, undoneBy }: Entry): Pick<HistoryEntry, 'undoable' | 'notUndoable'> {
  const notUndoable = whyNot(name) ?? (undoneBy === null ? undefined : 'UNDONE')
  return notUndoable ? { undoable: false, notUndoable } : { undoable: true }
}

const encodeActor = ({ type, id, name }: NamedActor) => ({ type, id, ...(name && { name }) })

function encodeEntity(entry: Entry): HistoryEntry['entity'] {
  const name = nameOf(entry.after ?? entry.before) ?? entry.productName ?? undefined
  return {
    type: entry.entity as LedgerEntity,
    id: entry.entityId,
    ...(name !== undefined && { name }),
    ...(entry.productId !== null && { productId: entry.productId }),
    ...(entry.mediaId !== null && { mediaId: entry.mediaId }),
  }
}

/** What a thing calls itself, whatever it is. */
function nameOf(kept: unknown): string | undefined {
  const said = (kept ?? {}) as Readonly<Record<string, unknown>>
  const words = [
    'name',
    'title',
    'nickname',
    'displayName',
    'fileName',
    'email',
    'loginEmail',
    'url',
  ]
  return words.map((word) => said[word]).find((one): one is string => typeof one === 'string')
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
