import { InvalidRevision } from '@vitrine/contract/catalog'
import type { DefinedError, FactDefinition } from '@vitrine/contract/kit'
import {
  deleteRecords,
  listRecords,
  lockRecords,
  putRecord,
  type VersionedRecord,
  type VersionedTable,
} from '../../../platform/db/versioned-rows.ts'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Events } from '../../site/events/index.ts'
import { lockRecordsOf } from './store.ts'

export interface RecordDeps {
  readonly events: Events
}

/** A kind of record with the facts of its life. */
export interface RecordKind {
  readonly table: VersionedTable
  /** Records that are validated together, and changed one at a time. */
  readonly family: string
  readonly most: number
  readonly tooMany: DefinedError
  readonly notFound: DefinedError
  readonly created: FactDefinition
  readonly updated: FactDefinition
  readonly deleted: FactDefinition
}

/** A record to save: without id it is created, otherwise its revision is required. */
export type RecordToSave<T extends VersionedRecord> = Omit<T, keyof VersionedRecord> & {
  readonly id?: string | undefined
  readonly revision?: number | undefined
}

/** Creates or changes a record; `check` validates it against all of its kind, which are locked. */
export async function saveRecord<T extends VersionedRecord>(
  tx: Tx,
  { events }: RecordDeps,
  kind: RecordKind,
  input: RecordToSave<T>,
  check: (record: T, others: readonly T[], before: T | undefined) => void,
): Promise<T> {
  await lockRecordsOf(tx, kind.family)
  const all = await listRecords<T>(tx, kind.table)
  const before = input.id === undefined ? undefined : all.find(({ id }) => id === input.id)
  if (input.id !== undefined) requireRevision(kind, before, input)
  if (!before && all.length >= kind.most) throw kind.tooMany({ most: kind.most })
  const record = {
    ...input,
    id: before?.id ?? newId(),
    revision: (before?.revision ?? 0) + 1,
    createdDate: before?.createdDate ?? tx.now,
    updatedDate: tx.now,
  } as unknown as T
  check(
    record,
    all.filter(({ id }) => id !== record.id),
    before,
  )
  await putRecord(tx, kind.table, record)
  await events.append(tx, {
    definition: before ? kind.updated : kind.created,
    entityId: record.id,
    after: record,
    ...(before ? { before } : {}),
  })
  return record
}

function requireRevision(
  { notFound }: RecordKind,
  before: VersionedRecord | undefined,
  { id, revision }: { readonly id?: string | undefined; readonly revision?: number | undefined },
): void {
  if (!before) throw notFound({ id })
  if (revision === before.revision) return
  throw InvalidRevision(
    { id, revision: before.revision },
    `Revision ${before.revision} is the present one; read it and try again`,
  )
}

/** Deletes a record. */
export async function deleteRecord<T extends VersionedRecord>(
  tx: Tx,
  { events }: RecordDeps,
  kind: RecordKind,
  id: string,
  prepare: (before: T) => Promise<void> | void = () => {},
): Promise<void> {
  await lockRecordsOf(tx, kind.family)
  const [before] = await lockRecords<T>(tx, kind.table, [id])
  if (!before) throw kind.notFound({ id })
  await prepare(before)
  await deleteRecords(tx, kind.table, [id])
  await events.append(tx, { definition: kind.deleted, entityId: id, before })
}
