import {
  HistoryCursorInvalid,
  type HistoryEntry,
  historyEntities,
  type history as historyService,
  type LedgerEntity,
  type UndoConflict,
} from '@vitrine/contract/history'
import type { Input } from '@vitrine/contract/kit'
import type { AttributedConflict, Entry, HistoryFilter, NamedActor } from './model.ts'
import { changesOf } from './rules/changes.ts'
import { namedIds } from './rules/named-ids.ts'
import { actionOf, notUndoableReason } from './rules/undoable.ts'

type ListHistoryInput = Input<(typeof historyService)['operations']['listHistory']>

export const filterOf = (input: ListHistoryInput): HistoryFilter => ({
  entityType: input.entityType ?? undefined,
  entityId: input.entityId?.toLowerCase(),
  actorType: input.actorType ?? undefined,
  actorId: input.actorId ?? undefined,
  from: input.from ?? undefined,
  to: input.to ?? undefined,
  groupId: input.groupId ?? undefined,
  everything: input.everything ?? undefined,
})

/** Whether more than the catalog is requested. */
export const isForAdmins = ({ entityType, everything }: ListHistoryInput): boolean =>
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
  const knownNames = changes.flatMap(namedIds).flatMap((id) => {
    const name = names.get(id)
    return name === undefined ? [] : [[id, name] as const]
  })
  return { changes, names: Object.fromEntries(knownNames) }
}

function encodeUndoable({ name, undoneBy }: Entry): Pick<HistoryEntry, 'undoable' | 'notUndoable'> {
  const notUndoable = notUndoableReason(name) ?? (undoneBy === null ? undefined : 'UNDONE')
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

/** The name of an entity, whatever its type. */
function nameOf(state: unknown): string | undefined {
  const fields = (state ?? {}) as Readonly<Record<string, unknown>>
  const nameFields = [
    'name',
    'title',
    'nickname',
    'displayName',
    'fileName',
    'email',
    'loginEmail',
    'url',
    'code',
  ]
  return nameFields
    .map((field) => fields[field])
    .find((one): one is string => typeof one === 'string')
}

export const encodeConflict = (conflict: AttributedConflict): UndoConflict => ({
  entity: conflict.entity,
  field: conflict.field,
  reason: conflict.reason,
  ...(conflict.was !== undefined && { was: conflict.was }),
  ...(conflict.is !== undefined && { is: conflict.is }),
  ...(conflict.changedBy && { changedBy: encodeActor(conflict.changedBy) }),
  ...(conflict.changedAt && { changedAt: conflict.changedAt }),
})

/** The cursor of a page, as opaque text. */
export const encodeCursor = (seq: string): string => Buffer.from(seq).toString('base64url')

export function decodeCursor(cursor: string): string {
  const text = Buffer.from(cursor, 'base64url').toString()
  if (/^\d{1,18}$/.test(text)) return text
  throw HistoryCursorInvalid({ cursor })
}
