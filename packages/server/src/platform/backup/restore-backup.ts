import { Client } from 'pg'
import type { FileStorage } from '../file-storage.ts'
import { oneChunk } from '../file-storage.ts'
import { type Files, fileAreas } from '../files/areas.ts'
import { readArchive } from './archive-reader.ts'
import { type BackupReceiver, receiveBackup } from './backup-parts.ts'
import { BackupRefused } from './backup-refused.ts'
import { JOBS_SCHEMA, portableSession } from './database-catalog.ts'
import {
  compareTables,
  createTables,
  emptyTables,
  type LoadedTable,
  loadRows,
  refuseNewerJobs,
  refuseUsedDatabase,
  releaseJobs,
  resumeChecks,
  type SchemaSource,
  setSequences,
  suspendChecks,
} from './load-database.ts'
import type { BackupProgress, BackupSecrets, Contents, Manifest } from './manifest.ts'

interface Source {
  readonly archive: AsyncIterable<Uint8Array>
  readonly passphrase: string
  /** Size of the archive for the progress; 0 where unknown. */
  readonly archiveBytes: number
  readonly onProgress?: (progress: BackupProgress) => void
  readonly signal?: AbortSignal
}

export interface RestoreOptions extends Source {
  /** PostgreSQL itself, not a pooler. */
  readonly databaseUrl: string
  readonly files: Files
  /** The folders of migrations of the product and of the plug-ins. */
  readonly schemas: readonly SchemaSource[]
  /** Makes the tables of the queue. */
  readonly prepareJobs: () => Promise<void>
  /** Holds pending jobs, in the transaction of the restore; jobs are not held when absent. */
  readonly holdWork?: ((client: Client) => Promise<unknown>) | undefined
  readonly secrets: {
    /** Throws where there are others. */
    check(secrets: BackupSecrets): void
    /** Called before anything is committed. */
    store(secrets: BackupSecrets): void
  }
}

export interface RestoreResult {
  readonly manifest: Manifest
  readonly contents: Contents
}

/** Reads an archive to its end and compares every sum in it; needs no database. */
export function checkBackup(source: Source): Promise<RestoreResult> {
  return receiveBackup(partsOf(source), {
    begin: async () => undefined,
    table: (_, rows) => drain(rows),
    loaded: () => undefined,
    file: (_, bytes) => drain(bytes),
  })
}

/**
 * Restores an archive into an empty database and empty storage, in one transaction: others see nothing before
 * the commit, and a failure rolls everything back.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreResult> {
  const client = new Client({
    connectionString: options.databaseUrl,
    application_name: 'vitrine restore',
    keepAlive: true,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    // Processes that start meanwhile wait, and then find the whole.
    await client.query(`SELECT pg_advisory_lock(hashtext('vitrine_migrations'))`)
    await refuseUsedDatabase(client)
    return await restoreFiles(options, (settle) => restoreInTransaction(client, options, settle))
  } finally {
    await client.end()
  }
}

async function restoreInTransaction(
  client: Client,
  options: RestoreOptions,
  settle: () => Promise<void>,
): Promise<RestoreResult> {
  await options.prepareJobs()
  await client.query('BEGIN')
  await client.query(portableSession)
  try {
    const result = await load(client, options)
    options.signal?.throwIfAborted()
    await settle()
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    await client.query(`DROP SCHEMA IF EXISTS ${JOBS_SCHEMA} CASCADE`).catch(() => undefined)
    throw error
  }
}

async function load(client: Client, options: RestoreOptions): Promise<RestoreResult> {
  const tables: LoadedTable[] = []
  let finish: () => Promise<void> = async () => undefined
  const receiver: BackupReceiver = {
    async begin({ schemas, jobsLevel, sequences }, secrets) {
      const names = [...schemas.map(({ schema }) => schema), JOBS_SCHEMA]
      options.secrets.check(secrets)
      await refuseNewerJobs(client, jobsLevel)
      await createTables(client, schemas, options.schemas)
      const suspended = await suspendChecks(client, names)
      await emptyTables(client, names)
      finish = async () => {
        await setSequences(client, sequences)
        await resumeChecks(client, suspended)
        await compareTables(client, tables)
        await releaseJobs(client)
        await options.holdWork?.(client)
        options.secrets.store(secrets)
      }
    },
    table: (table, rows) => loadRows(client, table, rows),
    loaded: (table, sum) => tables.push({ ...table, ...sum }),
    async file({ area, key }, bytes) {
      if (!fileAreas.includes(area)) throw unknownArea(area)
      await storageOf(options.files, area).store(key, bytes)
    },
  }
  const result = await receiveBackup(partsOf(options), receiver)
  await finish()
  return result
}

const UNFINISHED_KEY = 'restore-unfinished'

/**
 * Removes restored files when `work` fails, and those of an earlier attempt that was killed. After `settle`
 * they are safe from later attempts.
 */
async function restoreFiles<T>(
  { files }: RestoreOptions,
  work: (settle: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const media = storageOf(files, 'media')
  if ((await media.size(UNFINISHED_KEY)) !== undefined) await removeFiles(files)
  await refuseUsedFiles(files)
  await media.store(UNFINISHED_KEY, oneChunk(Buffer.from('A backup is being restored.\n')))
  try {
    return await work(() => media.remove(UNFINISHED_KEY))
  } catch (error) {
    await removeFiles(files)
    throw error
  }
}

async function refuseUsedFiles(files: Files): Promise<void> {
  for (const area of fileAreas) {
    for await (const { key } of storageOf(files, area).list()) {
      throw new BackupRefused(
        `There are files already (${area}/${key}); a backup is restored where there are none. Set VITRINE_DATA to a new folder, or VITRINE_MEDIA_S3_PREFIX to a new folder of the bucket`,
      )
    }
  }
}

/** The mark is removed last, so that an interrupted removal continues at the next attempt. */
async function removeFiles(files: Files): Promise<void> {
  for (const area of fileAreas) {
    const storage = storageOf(files, area)
    for await (const { key } of storage.list()) {
      if (key !== UNFINISHED_KEY) await storage.remove(key)
    }
  }
  await storageOf(files, 'media').remove(UNFINISHED_KEY)
}

/** The storage for new files. */
function storageOf(files: Files, area: (typeof fileAreas)[number]): FileStorage {
  const storage = files.alone(files.storage, area)
  if (!storage) throw new Error('Files are to be stored in a bucket, and none is configured')
  return storage
}

const unknownArea = (area: string) =>
  new BackupRefused(
    `The archive holds files of a kind that this release does not know (${area}); restore it with a newer one`,
  )

async function* partsOf({ archive, passphrase, archiveBytes, onProgress, signal }: Source) {
  const parts = readArchive(archive, passphrase, (done) =>
    onProgress?.({ what: 'bytes', done, total: Math.max(archiveBytes, done) }),
  )
  for await (const part of parts) {
    signal?.throwIfAborted()
    yield part
  }
}

async function drain(chunks: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of chunks);
}
