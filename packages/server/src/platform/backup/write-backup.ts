import { createHash } from 'node:crypto'
import type { Writable } from 'node:stream'
import { FileMissing } from '../file-storage.ts'
import { type FileArea, type Files, fileAreas } from '../files/areas.ts'
import { MARKER_KEY } from '../files/marker.ts'
import { type ArchiveWriter, createArchiveWriter } from './archive-writer.ts'
import { type DatabaseSnapshot, dumpTables, withSnapshot } from './dump-database.ts'
import type { BackupProgress, BackupRecord, BackupSecrets, Contents, Manifest } from './manifest.ts'

export interface BackupOptions {
  /** PostgreSQL itself, not a pooler: one transaction lasts for the whole backup of the database. */
  readonly databaseUrl: string
  /** Undefined excludes files, for a bucket that is backed up by other means. */
  readonly files: Files | undefined
  readonly secrets: BackupSecrets
  readonly version: string
  readonly passphrase: string
  readonly now: Date
  readonly onProgress?: (progress: BackupProgress) => void
  readonly signal?: AbortSignal
}

export interface BackupResult extends Contents {
  /** Size of the archive. */
  readonly bytes: number
}

/** Resized pictures are regenerated on demand. */
export const backedUpAreas = fileAreas.filter((area) => area !== 'media-cache')

/**
 * Writes an installation as one archive while it serves: its database as of one moment, then every file, so that each
 * file of that moment is in it unless it is removed meanwhile. The stream stays open. Needs some megabytes of memory,
 * whatever the size.
 */
export async function writeBackup(out: Writable, options: BackupOptions): Promise<BackupResult> {
  const { databaseUrl, files, passphrase, secrets } = options
  const archive = await createArchiveWriter(out, passphrase)
  const put = (record: BackupRecord) => archive.record(record)
  const dumped = await withSnapshot(databaseUrl, async (client, snapshot) => {
    await put({ manifest: manifestOf(snapshot, options) })
    await put({ secrets })
    return dumpTables(client, snapshot.tables, archive, {
      signal: options.signal,
      onRows: countRows(snapshot, options),
    })
  })
  const stored = files ? await writeFiles(archive, files, options) : { files: 0, fileBytes: 0 }
  const contents = { ...dumped, ...stored }
  await put({ contents })
  await archive.finish()
  return { ...contents, bytes: archive.bytes() }
}

const manifestOf = (
  { postgres, schemas, jobsLevel, sequences }: DatabaseSnapshot,
  { version, now, files }: BackupOptions,
): Manifest => ({
  version,
  createdDate: now.toISOString(),
  postgres,
  schemas,
  jobsLevel,
  sequences,
  hasFiles: files !== undefined,
})

function countRows({ tables }: DatabaseSnapshot, { onProgress }: BackupOptions) {
  const total = tables.reduce((sum, table) => sum + table.rows, 0)
  let done = 0
  return (rows: number) => {
    done += rows
    onProgress?.({ what: 'rows', done, total: Math.max(total, done) })
  }
}

async function writeFiles(archive: ArchiveWriter, files: Files, options: BackupOptions) {
  const total = options.onProgress ? await countBytes(files, options) : 0
  let [count, fileBytes] = [0, 0]
  for (const area of backedUpAreas) {
    for await (const { key } of files.area(area).list()) {
      if (area === 'media' && key === MARKER_KEY) continue
      const bytes = await writeFile(archive, files, { area, key, signal: options.signal })
      if (bytes === undefined) continue
      count += 1
      fileBytes += bytes
      options.onProgress?.({ what: 'bytes', done: fileBytes, total: Math.max(total, fileBytes) })
    }
  }
  return { files: count, fileBytes }
}

async function countBytes(files: Files, { signal }: BackupOptions): Promise<number> {
  let total = 0
  for (const area of backedUpAreas) {
    for await (const { bytes } of files.area(area).list()) {
      signal?.throwIfAborted()
      total += bytes
    }
  }
  return total
}

interface FileToWrite {
  readonly area: FileArea
  readonly key: string
  readonly signal: AbortSignal | undefined
}

/** Undefined for a file that was removed since it was listed. */
async function writeFile(
  archive: ArchiveWriter,
  files: Files,
  { area, key, signal }: FileToWrite,
): Promise<number | undefined> {
  const put = (record: BackupRecord) => archive.record(record)
  const opened = await files
    .area(area)
    .open(key)
    .catch((error: unknown) => {
      if (error instanceof FileMissing) return undefined
      throw error
    })
  if (!opened) return undefined
  await put({ file: { area, key } })
  const hash = createHash('sha256')
  let count = 0
  for await (const chunk of opened.stream) {
    signal?.throwIfAborted()
    hash.update(chunk)
    count += chunk.byteLength
    await archive.data(chunk)
  }
  await put({ bytes: { count, sha256: hash.digest('hex') } })
  return count
}
