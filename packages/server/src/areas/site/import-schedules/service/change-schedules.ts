import {
  defaultPriceGuard,
  ImportScheduleChanged,
  ImportScheduleCreated,
  ImportScheduleDeleted,
  type ImportScheduleFormat,
  ImportScheduleNotFound,
  type ImportScheduleToChange,
  type ImportScheduleToCreate,
  MAX_IMPORT_SCHEDULES,
  TooManyImportSchedules,
} from '@vitrine/contract/imports'
import { acceptedTimetable, type FactDefinition, violation } from '@vitrine/contract/kit'
import { newId } from '../../../../platform/ids.ts'
import { nextTime } from '../../../../platform/next-time.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { NamedMapping } from '../../imports/index.ts'
import type { ImportSchedule, ScheduleDeps } from '../model.ts'
import { acceptedAddress, acceptedAuthorization, acceptedName } from '../rules/accepted-schedule.ts'
import * as store from '../store.ts'

export async function createSchedule(
  tx: Tx,
  deps: ScheduleDeps,
  draft: ImportScheduleToCreate,
): Promise<ImportSchedule> {
  if ((await store.countSchedules(tx)) >= MAX_IMPORT_SCHEDULES) throw TooManyImportSchedules()
  const timetable = acceptedTimetable(draft.timetable)
  const created: ImportSchedule = {
    id: newId(),
    name: acceptedName(draft.name),
    url: acceptedAddress(draft.url, deps.platform.config.mode),
    sealedAuthorization: sealed(deps, draft.authorization ?? null),
    format: draft.format,
    mapping: await mappingOf(tx, deps, draft.format, draft.importId),
    timetable,
    paused: false,
    nextDate: nextTime(tx.now, timetable, await deps.timeZoneOf(tx)),
    queuedDate: null,
    failures: 0,
    failuresMailedDate: null,
    lastRun: null,
    ...unknownFile,
    importedRows: null,
    priceGuard: draft.priceGuard === undefined ? defaultPriceGuard : draft.priceGuard,
    waitingPrices: null,
    lastImportId: null,
    createdDate: tx.now,
    updatedDate: tx.now,
  }
  await store.insertSchedule(tx, created)
  await deps.events.append(tx, {
    definition: ImportScheduleCreated,
    entityId: created.id,
    after: factOf(created),
  })
  return created
}

/** Makes the next file count as a changed one. */
export const unknownFile = { etag: null, lastModified: null, contentHash: null } as const

export async function changeSchedule(
  tx: Tx,
  deps: ScheduleDeps,
  { id, importId, ...changes }: ImportScheduleToChange,
): Promise<ImportSchedule> {
  const before = await requireLocked(tx, id)
  const timetable = changes.timetable ? acceptedTimetable(changes.timetable) : before.timetable
  const paused = changes.paused ?? before.paused
  const isTimed = changes.timetable !== undefined || paused !== before.paused
  const after: ImportSchedule = {
    ...before,
    ...(changes.name !== undefined && { name: acceptedName(changes.name) }),
    ...changedSource(deps, before, changes),
    ...(await changedFormat(tx, deps, before, { format: changes.format, importId })),
    ...(changes.priceGuard !== undefined && { priceGuard: changes.priceGuard }),
    timetable,
    paused,
    ...(isTimed && {
      nextDate: paused ? null : nextTime(tx.now, timetable, await deps.timeZoneOf(tx)),
    }),
    updatedDate: tx.now,
  }
  return saveChanged(tx, deps, before, after)
}

/** A new URL does not get the header of the previous one. */
function changedSource(
  deps: ScheduleDeps,
  before: ImportSchedule,
  { url, authorization }: Pick<ImportScheduleToChange, 'url' | 'authorization'>,
): Partial<ImportSchedule> {
  const address = url === undefined ? before.url : acceptedAddress(url, deps.platform.config.mode)
  const isMoved = address !== before.url
  return {
    url: address,
    ...(isMoved && { ...unknownFile, sealedAuthorization: null, failures: 0 }),
    ...(authorization !== undefined && { sealedAuthorization: sealed(deps, authorization) }),
  }
}

async function changedFormat(
  tx: Tx,
  deps: ScheduleDeps,
  before: ImportSchedule,
  { format = before.format, importId }: { format?: ImportScheduleFormat; importId?: string },
): Promise<Partial<ImportSchedule>> {
  if (format === before.format && importId === undefined) return {}
  return { format, mapping: await mappingOf(tx, deps, format, importId), ...unknownFile }
}

const sealed = ({ platform }: ScheduleDeps, text: string | null): string | null =>
  text === null ? null : platform.sealing.seal(acceptedAuthorization(text))

async function mappingOf(
  tx: Tx,
  { imports }: ScheduleDeps,
  format: ImportScheduleFormat,
  importId: string | undefined,
): Promise<NamedMapping | null> {
  if (format !== 'MAPPING') return null
  if (importId === undefined) {
    throw violation('importId', 'REQUIRED_FIELD', 'must be an import with a mapping')
  }
  const found = await imports.findMapping(tx, importId)
  if (!found) throw violation('importId', 'VALIDATION', 'is no import with a mapping')
  const columns = found.columns.map(({ name, target, grouping }) => ({
    name,
    target,
    ...(grouping && { grouping }),
  }))
  return { platform: found.platform, columns }
}

export async function deleteSchedule(tx: Tx, deps: ScheduleDeps, id: string): Promise<void> {
  const before = await requireLocked(tx, id)
  await store.deleteSchedule(tx, id)
  await deps.events.append(tx, {
    definition: ImportScheduleDeleted,
    entityId: id,
    before: factOf(before),
  })
}

export async function requireLocked(tx: Tx, id: string): Promise<ImportSchedule> {
  const found = await store.lockSchedule(tx, id)
  if (!found) throw ImportScheduleNotFound({ id })
  return found
}

export async function saveChanged(
  tx: Tx,
  { events }: Pick<ScheduleDeps, 'events'>,
  before: ImportSchedule,
  after: ImportSchedule,
  definition: FactDefinition = ImportScheduleChanged,
): Promise<ImportSchedule> {
  await store.updateSchedule(tx, after)
  await events.append(tx, {
    definition,
    entityId: after.id,
    before: factOf(before),
    after: factOf(after),
  })
  return after
}

/** The schedule without its header and without the validators of its file, for the ledger. */
const factOf = ({
  sealedAuthorization,
  etag: _etag,
  lastModified: _lastModified,
  contentHash: _contentHash,
  ...one
}: ImportSchedule) => ({ ...one, hasAuthorization: sealedAuthorization !== null })
