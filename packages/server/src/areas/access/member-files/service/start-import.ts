import {
  type ExistingMembers,
  MAX_MEMBER_FILE_BYTES,
  MAX_PREVIEW_BYTES,
  MemberFileTooLarge,
  MemberFileUnreadable,
  MemberImportNotFound,
  type MemberPreview,
  PREVIEW_ROWS,
} from '@vitrine/contract/member-files'
import { createReason } from '@vitrine/contract/reasons'
import { type FileStorage, TooManyBytes } from '../../../../platform/file-storage.ts'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { findWithJob, listWithJobs } from '../../../site/jobs/index.ts'
import type { MemberImport, ServiceDeps, Starters } from '../model.ts'
import { checkRow } from '../rules/check-row.ts'
import type { Target } from '../rules/columns.ts'
import { previewLine } from '../rules/preview-line.ts'
import { openRows, Unreadable } from '../rules/read-rows.ts'
import { findImports, insertImport } from '../store.ts'
import { IMPORT_KIND, siteReferences } from './import-kind.ts'

export interface File {
  readonly fileName: string
  readonly stream: AsyncIterable<Uint8Array>
}

type Transaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** Stores the file, reads it once, then records the job, so that an accepted file is never lost. */
export async function startImport(
  deps: ServiceDeps & { readonly starters: Starters },
  call: { readonly tx: Tx; readonly transaction: Transaction },
  { fileName, stream, existing }: File & { readonly existing: ExistingMembers },
): Promise<MemberImport> {
  const { storageKey, bytes } = await storeUpload(deps.uploads, stream)
  try {
    const looked = await scanFile(deps, call.tx, storageKey)
    return await call.transaction(async (tx) => {
      const input = { storageKey, fileName, existing, ...looked }
      const job = await deps.starters.import(tx, input)
      await insertImport(tx, { ...input, id: job.id, bytes })
      return getImport(tx, job.id)
    })
  } catch (error) {
    await deps.uploads.remove(storageKey)
    throw error instanceof Unreadable ? unreadable(error) : error
  }
}

/** Stores the upload unchanged, completely or not at all. */
export async function storeUpload(
  uploads: FileStorage,
  stream: AsyncIterable<Uint8Array>,
  limitBytes: number = MAX_MEMBER_FILE_BYTES,
): Promise<{ storageKey: string; bytes: number }> {
  const storageKey = newId()
  const { bytes } = await uploads.store(storageKey, stream, limitBytes).catch((error) => {
    throw error instanceof TooManyBytes ? MemberFileTooLarge({ limitBytes }) : error
  })
  return { storageKey, bytes }
}

const unreadable = ({ line, message, reason }: Unreadable) =>
  MemberFileUnreadable(
    { line, cause: reason },
    `The file cannot be read as members, line ${line}: ${message}`,
  )

async function scanFile({ uploads, members }: ServiceDeps, tx: Tx, storageKey: string) {
  const { stream } = await uploads.open(storageKey)
  const { format, rows: read } = await openRows(stream, await members.listFields(tx))
  let rows = 0
  for await (const _ of read) rows += 1
  if (rows === 0) throw new Unreadable(1, createReason('NO_MEMBER_IN_FILE'))
  return { format, rows }
}

/** The beginning of a file, as an import would read it. */
export async function preview(
  deps: ServiceDeps,
  tx: Tx,
  stream: AsyncIterable<Uint8Array>,
): Promise<MemberPreview> {
  const site = await siteReferences(tx, deps)
  try {
    const { format, columns, rows: read } = await openRows(wholeLines(stream), site.ownFields)
    const rows: MemberPreview['rows'] = []
    for await (const raw of read) {
      const { line, problems, value } = checkRow(raw, site)
      rows.push({ line, member: previewLine(value, raw), problems: [...problems] })
      if (rows.length === PREVIEW_ROWS) break
    }
    return {
      format,
      columns: columns.map(({ name, target }) => ({
        name,
        ...(target ? { field: nameOf(target) } : {}),
      })),
      rows,
    }
  } catch (error) {
    throw error instanceof Unreadable ? unreadable(error) : error
  }
}

function nameOf(target: Target): string {
  if (target.kind === 'own') return `customFields.${target.field.key}`
  return target.kind === 'address' ? `addresses.${target.part}` : target.field
}

/** Drops the incomplete last line of a truncated file. */
async function* wholeLines(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    size += chunk.byteLength
    if (size >= MAX_PREVIEW_BYTES) break
  }
  const bytes = Buffer.concat(chunks)
  const end = bytes.lastIndexOf(0x0a)
  yield size >= MAX_PREVIEW_BYTES && end > 0 ? bytes.subarray(0, end + 1) : bytes
}

export async function getImport(tx: Tx, id: string): Promise<MemberImport> {
  const found = await findWithJob(tx, id, findImports)
  if (!found) throw MemberImportNotFound({ id })
  return found
}

export const allImports = (
  tx: Tx,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ items: MemberImport[]; total: number }> =>
  listWithJobs(tx, { ...page, kind: IMPORT_KIND }, findImports)
