import {
  ImportCancelled,
  ImportCreated,
  ImportFileEmpty,
  ImportFileTooLarge,
  ImportNotFound,
  ImportOver,
  type ImportState,
} from '@vitrine/contract/imports'
import { TooManyBytes } from '../../../../platform/file-storage.ts'
import { newId } from '../../../../platform/ids.ts'
import type { JobOptions } from '../../../../platform/jobs.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Import } from '../model.ts'
import { isOver } from '../rules/progress.ts'
import {
  endImport,
  findImport,
  findUnfinished,
  insertImport,
  lockImport,
} from '../store/imports.ts'
import type { ImportServiceDeps } from './deps.ts'

export interface ImportFile {
  readonly fileName: string
  /** Name of the scheduled import that fetched the file. */
  readonly scheduleName?: string
  readonly stream: AsyncIterable<Uint8Array>
}

export type Transaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** Stores the file first, then inserts the import and its job: an accepted file is never lost. */
export const startImport = (
  deps: ImportServiceDeps,
  transaction: Transaction,
  file: ImportFile,
): Promise<Import> =>
  storeImport(deps, transaction, file, async () => ({
    state: 'QUEUED',
    record: (tx, { id }) => queueRun(deps, tx, { siteId: tx.siteId, id }),
  }))

/** What to create for a stored file. */
export interface Intake {
  readonly state: ImportState
  /** Called in the transaction that inserts the import. */
  readonly record: (tx: Tx, created: Import) => Promise<void>
}

/** Stores a file, decides by its content, and inserts the import. */
export async function storeImport(
  deps: ImportServiceDeps,
  transaction: Transaction,
  { fileName, stream, scheduleName }: ImportFile,
  decide: (storageKey: string) => Promise<Intake>,
): Promise<Import> {
  const id = newId()
  const storageKey = `${id}.csv`
  const { bytes } = await deps.uploads.store(storageKey, stream, deps.maxBytes).catch((error) => {
    throw error instanceof TooManyBytes ? ImportFileTooLarge({ limitBytes: deps.maxBytes }) : error
  })
  try {
    if (bytes === 0) throw ImportFileEmpty()
    const { state, record } = await decide(storageKey)
    return await transaction(async (tx) => {
      await insertImport(
        tx,
        { id, fileName, storageKey, bytes, scheduleName: scheduleName ?? null },
        state,
      )
      const created = await getImport(tx, id)
      await deps.events.append(tx, { definition: ImportCreated, entityId: id, after: created })
      await record(tx, created)
      return created
    })
  } catch (error) {
    await deps.uploads.remove(storageKey)
    throw error
  }
}

/** Retries spread over more than half an hour and less than a day; then the import fails. */
const ATTEMPTS = 8

export const queueRun = (
  deps: ImportServiceDeps,
  tx: Pick<Tx, 'db'>,
  run: { siteId: string; id: string },
  options?: JobOptions,
) =>
  deps.jobs.add(tx, 'imports.run', run, {
    key: `imports.run ${run.id}`,
    maxAttempts: ATTEMPTS,
    ...options,
  })

/** Queues every unfinished import that no process is working on. */
export async function resumeImports(deps: ImportServiceDeps): Promise<void> {
  for (const run of await findUnfinished(deps)) {
    await queueRun(deps, deps, run, { unlessRunning: true })
  }
}

export async function getImport(tx: Tx, id: string): Promise<Import> {
  const found = await findImport(tx, id)
  if (!found) throw ImportNotFound({ id })
  return found
}

export async function cancelImport(deps: ImportServiceDeps, tx: Tx, id: string): Promise<Import> {
  const before = await lockImport(tx, id)
  if (!before) throw ImportNotFound({ id })
  if (isOver(before.state)) throw ImportOver({ id, state: before.state })
  await endImport(tx, id, 'CANCELLED')
  const after = await getImport(tx, id)
  await deps.events.append(tx, { definition: ImportCancelled, entityId: id, before, after })
  deleteFile(deps, tx, before)
  return after
}

/** The file of a finished import is deleted after the commit. */
export function deleteFile(deps: ImportServiceDeps, tx: Tx, { id, storageKey }: Import): void {
  tx.afterCommit.push(() => {
    deps.uploads
      .remove(storageKey)
      .catch((error) =>
        deps.logger.warn({ id, error }, 'The file of an import could not be deleted'),
      )
  })
}
