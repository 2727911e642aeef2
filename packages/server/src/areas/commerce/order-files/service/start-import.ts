import {
  MAX_ORDER_FILE_BYTES,
  OrderFileTooLarge,
  OrderFileUnreadable,
  OrderImportNotFound,
} from '@vitrine/contract/order-files'
import { createReason } from '@vitrine/contract/reasons'
import { type FileStorage, TooManyBytes } from '../../../../platform/file-storage.ts'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { findWithJob, listWithJobs } from '../../../site/jobs/index.ts'
import type { OrderImport, ServiceDeps, StartImport } from '../model.ts'
import { openOrders, Unreadable } from '../rules/read-orders.ts'
import { findImports, insertImport } from '../store.ts'
import { IMPORT_KIND } from './import-kind.ts'

export interface File {
  readonly fileName: string
  readonly dryRun: boolean
  readonly stream: AsyncIterable<Uint8Array>
}

type Transaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** Keeps the file, looks through it once, then records the job: an accepted file is never forgotten. */
export async function startImport(
  deps: ServiceDeps & { readonly start: StartImport },
  transaction: Transaction,
  { fileName, stream, dryRun }: File,
): Promise<OrderImport> {
  const { storageKey, bytes } = await storeUpload(deps.uploads, stream)
  try {
    const looked = await scanFile(deps, storageKey)
    return await transaction(async (tx) => {
      const input = { storageKey, fileName, dryRun, ...looked }
      const job = await deps.start(tx, input)
      await insertImport(tx, { ...input, id: job.id, bytes })
      return getImport(tx, job.id)
    })
  } catch (error) {
    await deps.uploads.remove(storageKey)
    throw error instanceof Unreadable ? unreadable(error) : error
  }
}

async function storeUpload(uploads: FileStorage, stream: AsyncIterable<Uint8Array>) {
  const storageKey = newId()
  const limitBytes = MAX_ORDER_FILE_BYTES
  const { bytes } = await uploads.store(storageKey, stream, limitBytes).catch((error) => {
    throw error instanceof TooManyBytes ? OrderFileTooLarge({ limitBytes }) : error
  })
  return { storageKey, bytes }
}

const unreadable = ({ line, message, reason }: Unreadable) =>
  OrderFileUnreadable(
    { line, cause: reason },
    `The file cannot be read as orders, line ${line}: ${message}`,
  )

async function scanFile({ uploads }: Pick<ServiceDeps, 'uploads'>, storageKey: string) {
  const { stream } = await uploads.open(storageKey)
  const { format, orders: read } = await openOrders(stream)
  let orders = 0
  for await (const _ of read) orders += 1
  if (orders === 0) throw new Unreadable(1, createReason('NO_ORDER_IN_FILE'))
  return { format, orders }
}

export async function getImport(tx: Tx, id: string): Promise<OrderImport> {
  const found = await findWithJob(tx, id, findImports)
  if (!found) throw OrderImportNotFound({ id })
  return found
}

export const allImports = (
  tx: Tx,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ items: OrderImport[]; total: number }> =>
  listWithJobs(tx, { ...page, kind: IMPORT_KIND }, findImports)
