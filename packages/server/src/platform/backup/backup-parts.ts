import { createHash } from 'node:crypto'
import type { ArchivePart } from './archive-reader.ts'
import { BackupRefused } from './backup-refused.ts'
import type { TableShape } from './database-catalog.ts'
import type { BackupRecord, BackupSecrets, Contents, FileRef, Manifest } from './manifest.ts'
import { createRowSum, type RowSum } from './row-sum.ts'

/** Receives the parts of an archive. Tables and files have to be read completely. */
export interface BackupReceiver {
  begin(manifest: Manifest, secrets: BackupSecrets): Promise<void>
  table(table: TableShape, rows: AsyncIterable<Buffer>): Promise<void>
  /** The row count and sum of the preceding table, from the archive. */
  loaded(table: TableShape, sum: RowSum): void
  file(file: FileRef, bytes: AsyncIterable<Buffer>): Promise<void>
}

/** Passes the parts of an archive on, and compares their counts and checksums with the archive's. */
export async function receiveBackup(
  parts: AsyncIterable<ArchivePart>,
  receiver: BackupReceiver,
): Promise<{ manifest: Manifest; contents: Contents }> {
  const source = parts[Symbol.asyncIterator]()
  const next = async (): Promise<ArchivePart | undefined> => {
    const { done, value } = await source.next()
    return done ? undefined : value
  }
  const record = async () => recordOf(await next())
  const manifest = expectRecord(await record(), 'manifest')
  await receiver.begin(manifest, expectRecord(await record(), 'secrets'))
  const counted = { tables: 0, rows: 0, files: 0, fileBytes: 0 }
  for (;;) {
    const one = await record()
    if ('contents' in one) {
      if (await next()) throw unexpected()
      return { manifest, contents: sameContents(one.contents, counted) }
    }
    if ('table' in one) {
      const rows = await receiveTable(one.table, next, receiver)
      counted.tables += 1
      counted.rows += rows
    } else {
      const bytes = await receiveFile(expectRecord(one, 'file'), next, receiver)
      counted.files += 1
      counted.fileBytes += bytes
    }
  }
}

type Next = () => Promise<ArchivePart | undefined>

async function receiveTable(table: TableShape, next: Next, receiver: BackupReceiver) {
  const sum = createRowSum()
  const data = dataUntilRecord(next, (chunk) => sum.push(chunk))
  await receiver.table(table, data.chunks())
  const recorded = expectRecord(await data.record(), 'rows')
  const { rows, sum: found } = sum.result()
  if (recorded.rows !== rows || recorded.sum !== found) throw unexpected()
  receiver.loaded(table, recorded)
  return rows
}

async function receiveFile(file: FileRef, next: Next, receiver: BackupReceiver) {
  const hash = createHash('sha256')
  let count = 0
  const data = dataUntilRecord(next, (chunk) => {
    hash.update(chunk)
    count += chunk.byteLength
  })
  await receiver.file(file, data.chunks())
  const recorded = expectRecord(await data.record(), 'bytes')
  if (recorded.count !== count || recorded.sha256 !== hash.digest('hex')) throw unexpected()
  return count
}

/** The data up to the next record, and that record, which is there when the data was read to its end. */
function dataUntilRecord(next: Next, each: (chunk: Buffer) => void) {
  let end: ArchivePart | undefined
  return {
    async *chunks(): AsyncGenerator<Buffer> {
      for (;;) {
        const part = await next()
        if (!part || 'record' in part) {
          end = part
          return
        }
        each(part.data)
        yield part.data
      }
    },
    record: async () => recordOf(end),
  }
}

function recordOf(part: ArchivePart | undefined): BackupRecord {
  if (part && 'record' in part) return part.record as unknown as BackupRecord
  throw unexpected()
}

type ContentOf<Name extends string> = Extract<BackupRecord, { readonly [name in Name]: unknown }>

function expectRecord<Name extends 'manifest' | 'secrets' | 'rows' | 'file' | 'bytes'>(
  record: BackupRecord,
  name: Name,
): ContentOf<Name>[Name] {
  if (name in record) return (record as ContentOf<Name>)[name]
  throw unexpected()
}

function sameContents(recorded: Contents, counted: Contents): Contents {
  const isSame =
    recorded.tables === counted.tables &&
    recorded.rows === counted.rows &&
    recorded.files === counted.files &&
    recorded.fileBytes === counted.fileBytes
  if (isSame) return counted
  throw unexpected()
}

/** Every block is genuine, so this is a fault of the release that wrote it, or of a newer form. */
const unexpected = () =>
  new BackupRefused('The archive does not hold what it says; it was written by a faulty release')
