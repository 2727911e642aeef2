import { createHash } from 'node:crypto'
import {
  type ColumnChoice,
  ImportCheckStarted,
  type ImportColumn,
  ImportHasNoMapping,
  ImportMapped,
  type ImportMapping,
  ImportMappingIncomplete,
  ImportNotFound,
  ImportNotInDraft,
  ImportStarted,
  type MappingToSave,
} from '@vitrine/contract/imports'
import type { Static } from '@vitrine/contract/kit'
import type { Tx } from '../../../../platform/tx.ts'
import type { Import, StoredMapping } from '../model.ts'
import { checkChoices, missingFields } from '../rules/file-mapping.ts'
import { guessChoices, platformOf } from '../rules/presets.ts'
import { isDraft } from '../rules/progress.ts'
import { looksLikeLines } from '../rules/read-lines.ts'
import { readSamples, type Samples } from '../rules/read-samples.ts'
import { UnreadableFile, unreadable } from '../rules/unreadable-file.ts'
import { resetImport } from '../store/drafts.ts'
import { lockImport } from '../store/imports.ts'
import {
  findMapping,
  findRemembered,
  insertMapping,
  remember,
  updateMapping,
} from '../store/mappings.ts'
import type { ImportServiceDeps } from './deps.ts'
import {
  getImport,
  type ImportFile,
  type Intake,
  queueRun,
  storeImport,
  type Transaction,
} from './start-import.ts'

/** Stores a file and proposes a mapping of its columns; an export in JSON Lines is started at once. */
export const prepareImport = (
  deps: ImportServiceDeps,
  transaction: Transaction,
  file: ImportFile,
): Promise<Import> =>
  storeImport(deps, transaction, file, async (storageKey): Promise<Intake> => {
    const read = await samplesOf(deps, storageKey)
    if (!read) {
      return {
        state: 'QUEUED',
        record: (tx, { id }) => queueRun(deps, tx, { siteId: tx.siteId, id }),
      }
    }
    return {
      state: 'DRAFT',
      record: async (tx, { id }) => insertMapping(tx, id, await proposeMapping(tx, read)),
    }
  })

/** The header and first values; undefined for JSON Lines. */
async function samplesOf(
  { uploads }: ImportServiceDeps,
  storageKey: string,
): Promise<Samples | undefined> {
  const open = async (part?: { readonly start: number; readonly end: number }) =>
    (await uploads.open(storageKey, part)).stream
  const head: Uint8Array[] = []
  for await (const chunk of await open({ start: 0, end: 63 })) head.push(chunk)
  if (looksLikeLines(Buffer.concat(head))) return undefined
  try {
    return await readSamples(await open())
  } catch (error) {
    if (error instanceof UnreadableFile) throw unreadable(error)
    throw error
  }
}

export async function proposeMapping(tx: Tx, samples: Samples): Promise<StoredMapping> {
  const header = samples.map(({ name }) => name)
  const headerKey = createHash('sha256').update(JSON.stringify(header)).digest('hex')
  const remembered = await findRemembered(tx, headerKey)
  const platform = remembered?.platform ?? platformOf(header)
  const choices = remembered?.choices ?? guessChoices(platform, header)
  const columns = samples.map((column, at) => withChoice(column, choices[at]))
  return { headerKey, platform, columns, remembered: remembered !== undefined }
}

const withChoice = (
  { name, samples }: Samples[number],
  { target, grouping }: ColumnChoice = { target: null },
): ImportColumn => ({ name, samples, target, ...(grouping && { grouping }) })

export async function getMapping(tx: Tx, id: string): Promise<ImportMapping> {
  await getImport(tx, id)
  return toMapping(await requireMapping(tx, id))
}

const toMapping = ({ platform, columns, remembered }: StoredMapping): ImportMapping => ({
  platform,
  columns: [...columns],
  remembered,
  missing: missingFields(columns),
})

async function requireMapping(tx: Tx, id: string): Promise<StoredMapping> {
  const found = await findMapping(tx, id)
  if (!found) throw ImportHasNoMapping({ id })
  return found
}

/** The import, locked, and its mapping; throws unless the mapping can still be changed. */
async function lockDraft(
  tx: Tx,
  id: string,
): Promise<{ readonly before: Import; readonly stored: StoredMapping }> {
  const before = await lockImport(tx, id)
  if (!before) throw ImportNotFound({ id })
  const stored = await requireMapping(tx, id)
  if (!isDraft(before.state)) throw ImportNotInDraft({ id, state: before.state })
  return { before, stored }
}

/** Changes the mapping; the results of an earlier dry run become invalid. */
export async function saveMapping(
  deps: ImportServiceDeps,
  tx: Tx,
  { id, platform, columns }: Static<typeof MappingToSave>,
): Promise<ImportMapping> {
  const { before, stored } = await lockDraft(tx, id)
  const header = stored.columns.map(({ name }) => name)
  const requested = columns ?? guessChoices(platform, header)
  checkChoices(stored.columns, requested)
  const changed = stored.columns.map((column, at) => withChoice(column, requested[at]))
  await updateMapping(tx, id, { platform, columns: changed })
  if (before.state !== 'DRAFT') await resetImport(tx, id, 'DRAFT')
  const after = { ...stored, platform, columns: changed, remembered: false }
  const choicesOf = (one: StoredMapping) => ({ platform: one.platform, columns: one.columns })
  await deps.events.append(tx, {
    definition: ImportMapped,
    entityId: id,
    before: choicesOf(stored),
    after: choicesOf(after),
  })
  return toMapping(after)
}

function requireComplete({ columns }: StoredMapping): void {
  const missing = missingFields(columns)
  if (missing.length > 0) throw ImportMappingIncomplete({ missing })
}

/** Starts a dry run; one that is running starts over. */
export async function startCheck(deps: ImportServiceDeps, tx: Tx, id: string): Promise<Import> {
  const { before, stored } = await lockDraft(tx, id)
  requireComplete(stored)
  await resetImport(tx, id, 'CHECKING')
  const after = await getImport(tx, id)
  await deps.events.append(tx, { definition: ImportCheckStarted, entityId: id, before, after })
  await deps.jobs.add(
    tx,
    'imports.check',
    { siteId: tx.siteId, id },
    { key: `imports.check ${id}`, maxAttempts: 3 },
  )
  return after
}

/** A draft that can be started. A scheduled import may have none of its own mapping, and remembers none. */
async function startable(tx: Tx, id: string): Promise<Import> {
  const fetched = await lockImport(tx, id)
  if (fetched && fetched.scheduleName !== null && !fetched.hasMapping) {
    if (!isDraft(fetched.state)) throw ImportNotInDraft({ id, state: fetched.state })
    return fetched
  }
  const { before, stored } = await lockDraft(tx, id)
  requireComplete(stored)
  if (before.scheduleName === null) await remember(tx, stored)
  return before
}

/** Imports the file of a draft, and remembers its mapping for files with the same header. */
export async function startPrepared(deps: ImportServiceDeps, tx: Tx, id: string): Promise<Import> {
  const before = await startable(tx, id)
  await resetImport(tx, id, 'QUEUED')
  const after = await getImport(tx, id)
  await deps.events.append(tx, { definition: ImportStarted, entityId: id, before, after })
  await queueRun(deps, tx, { siteId: tx.siteId, id })
  return after
}
