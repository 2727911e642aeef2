import {
  ImportCancelled,
  ImportCreated,
  ImportFileEmpty,
  ImportFileTooLarge,
  ImportNotFound,
  ImportOver,
} from '@vitrine/contract/imports'
import { TooManyBytes } from '../../../platform/file-storage.ts'
import { newId } from '../../../platform/ids.ts'
import type { JobOptions } from '../../../platform/jobs.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Import } from '../model.ts'
import { isOver } from '../rules/progress.ts'
import { endImport, findImport, findUnfinished, holdImport, insertImport } from '../store.ts'
import type { ImportWorld } from './world.ts'

export interface ImportFile {
  readonly fileName: string
  readonly stream: AsyncIterable<Uint8Array>
}

type Transaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** Keeps the file first, then records the import and its job: an accepted file is never forgotten. */
export async function startImport(
  world: ImportWorld,
  transaction: Transaction,
  { fileName, stream }: ImportFile,
): Promise<Import> {
  const id = newId()
  const storageKey = `${id}.csv`
  const { bytes } = await world.uploads.store(storageKey, stream, world.maxBytes).catch((error) => {
    throw error instanceof TooManyBytes ? ImportFileTooLarge({ limitBytes: world.maxBytes }) : error
  })
  try {
    if (bytes === 0) throw ImportFileEmpty()
    return await transaction(async (tx) => {
      await insertImport(tx, { id, fileName, storageKey, bytes })
      const created = await getImport(tx, id)
      await world.events.append(tx, { definition: ImportCreated, entityId: id, after: created })
      await queueRun(world, tx, { siteId: tx.siteId, id })
      return created
    })
  } catch (error) {
    await world.uploads.remove(storageKey)
    throw error
  }
}

/** Over half an hour, and not over days: whoever waits for it is told then that it was stopped. */
const ATTEMPTS = 8

const queueRun = (
  world: ImportWorld,
  tx: Pick<Tx, 'db'>,
  run: { siteId: string; id: string },
  options?: JobOptions,
) =>
  world.jobs.add(tx, 'imports.run', run, {
    key: `imports.run ${run.id}`,
    maxAttempts: ATTEMPTS,
    ...options,
  })

/** Has every import run that is not over and that nobody is at. */
export async function resumeImports(world: ImportWorld): Promise<void> {
  for (const run of await findUnfinished(world)) {
    await queueRun(world, world, run, { unlessRunning: true })
  }
}

export async function getImport(tx: Tx, id: string): Promise<Import> {
  const found = await findImport(tx, id)
  if (!found) throw ImportNotFound({ id })
  return found
}

export async function cancelImport(world: ImportWorld, tx: Tx, id: string): Promise<Import> {
  const before = await holdImport(tx, id)
  if (!before) throw ImportNotFound({ id })
  if (isOver(before.state)) throw ImportOver({ id, state: before.state })
  await endImport(tx, id, 'CANCELLED')
  const after = await getImport(tx, id)
  await world.events.append(tx, { definition: ImportCancelled, entityId: id, before, after })
  forgetFile(world, tx, before)
  return after
}

/** The file of an import that is over goes after the commit. */
export function forgetFile(world: ImportWorld, tx: Tx, { id, storageKey }: Import): void {
  tx.afterCommit.push(() => {
    world.uploads
      .remove(storageKey)
      .catch((error) => world.logger.warn({ id, error }, 'The file of an import was left behind'))
  })
}
