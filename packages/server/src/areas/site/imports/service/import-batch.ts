import { ApplicationError, ValidationError } from '@vitrine/contract/kit'
import { createReason } from '@vitrine/contract/reasons'
import { isDataError } from '../../../../platform/db/transaction.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { reasonOfViolation } from '../../../../transport/violation-reasons.ts'
import type { CommitOrder } from '../../../catalog/index.ts'
import type { BatchResult, ImportedProduct, LineEntry, Problem } from '../model.ts'
import { withText } from '../rules/with-text.ts'
import {
  advance,
  commitAsynchronously,
  lockImport,
  setImportId,
  setLockTimeout,
} from '../store/imports.ts'
import { withCustomValues } from './custom-values.ts'
import { type Entry, type Run, rowsOf, toProduct } from './entries.ts'
import { recordPictureSources } from './picture-reports.ts'
import { restoreLines } from './restore-lines.ts'
import { upsertProducts } from './upsert-products.ts'

/**
 * Imports one batch in one transaction. False when the import was cancelled, or when another process has
 * advanced it: then this run has nothing left to do.
 */
export async function importBatch(run: Run, batch: readonly Entry[]): Promise<boolean> {
  try {
    return await recordBatch(run, batch)
  } catch (error) {
    if (!isRefusal(error) && !isDataError(error)) throw error
    if (batch.length > 1) return importOneByOne(run, batch)
    return record(run, batch, undefined, isRefusal(error) ? wordsOf(error) : refusalOf(run, error))
  }
}

/** A product that the catalog refuses must not exclude the others of its batch. */
export async function importOneByOne(run: Run, batch: readonly Entry[]): Promise<boolean> {
  for (const entry of batch) {
    if (!(await importBatch(run, [entry]))) return false
  }
  return true
}

/** Why an entry was refused, for the merchant. */
type Refusal = Pick<Problem, 'message' | 'cause'>
export const isRefusal = (error: unknown): error is ApplicationError | ValidationError =>
  error instanceof ApplicationError || error instanceof ValidationError

/** Of several broken fields the reason is the first. */
function wordsOf(error: ApplicationError | ValidationError): Refusal {
  if (error instanceof ApplicationError)
    return { message: error.message, cause: { code: error.definition.code } }
  const [first] = error.violations
  const reason = first && reasonOfViolation(first)
  const cause = first && reason && { ...reason, subject: `${first.field}:` }
  return { message: error.message, ...(cause && { cause }) }
}

/** An unexpected error must not stop the rest of the file. */
function refusalOf({ deps, id }: Run, error: unknown): Refusal {
  deps.logger.error({ error, id }, 'The database refused a product of an import')
  return withText(createReason('CONFLICTS_WITH_SITE'))
}

const recordBatch = (run: Run, batch: readonly Entry[]) =>
  record(run, batch, async (tx, read) => {
    const lines = read.flatMap(({ line }) => line ?? [])
    if (lines.length > 0) return restore(run, tx, lines)
    return writeProducts(run, tx, read)
  })

async function writeProducts(
  { deps }: Run,
  tx: Tx,
  read: readonly ReadEntry[],
  commitOrder?: CommitOrder,
) {
  const imported = read.flatMap(({ product }) => product ?? [])
  const { products, problems } = await withCustomValues(tx, deps, imported)
  return { ...(await upsertProducts(deps, tx, products, commitOrder)), problems }
}

/** Nothing was written: the import, or an earlier batch, has changed meanwhile. */
export class OutOfOrder extends Error {
  override readonly name = 'OutOfOrder'
}

/** Longer than locks are usually held. */
const MAX_LOCK_WAIT_MS = 10_000

/**
 * Imports one batch of a table concurrently with earlier ones; its progress is saved after their commits.
 * Throws, and rolls back, on any error.
 */
export async function importConcurrently(
  run: Run,
  batch: readonly Entry[],
  commitOrder: CommitOrder,
): Promise<void> {
  const read = batch.map((entry) => readEntry(entry))
  let hasStarted = false
  await run.work(async (tx) => {
    // Later batches may have claimed the same names: it cannot be retried at its position.
    if (hasStarted) throw new OutOfOrder()
    hasStarted = true
    // A transaction that it waits for could wait for its turn, a deadlock that PostgreSQL does not detect.
    await setLockTimeout(tx, MAX_LOCK_WAIT_MS)
    await commitAsynchronously(tx)
    await setImportId(tx, run.id)
    const written = await writeProducts(run, tx, read, commitOrder)
    await commitOrder.waitForTurn()
    if (!(await isNext(tx, run))) throw new OutOfOrder()
    await write(tx, run, batch, read, written)
  })
  run.entriesDone += batch.length
}

async function restore({ deps }: Run, tx: Tx, lines: readonly LineEntry[]): Promise<WriteResult> {
  const { created, problems } = await restoreLines(deps, tx, lines)
  const products = lines.filter(({ value }) => value.type === 'product').length
  return { created, updated: 0, unchanged: products - created, problems }
}

type WriteResult = Pick<BatchResult, 'created' | 'updated' | 'unchanged' | 'problems'>
type WriteBatch = (tx: Tx, read: readonly ReadEntry[]) => Promise<WriteResult>

/** Writes what is valid, and saves the progress and the problems. */
async function record(
  run: Run,
  batch: readonly Entry[],
  writeProducts?: WriteBatch,
  refusal?: Refusal,
): Promise<boolean> {
  const read = batch.map((entry) => readEntry(entry, refusal))
  const isMoved = await run.work(async (tx) => {
    if (!(await isNext(tx, run))) return false
    await commitAsynchronously(tx)
    await setImportId(tx, run.id)
    await write(tx, run, batch, read, (await writeProducts?.(tx, read)) ?? nothing)
    return true
  })
  if (isMoved) run.entriesDone += batch.length
  return isMoved
}

/** Whether the import is at this run's position; locked until the end of the transaction. */
async function isNext(tx: Tx, run: Run): Promise<boolean> {
  const locked = await lockImport(tx, run.id)
  return locked?.state === 'RUNNING' && locked.entriesDone === run.entriesDone
}

async function write(
  tx: Tx,
  run: Run,
  batch: readonly Entry[],
  read: readonly ReadEntry[],
  written: WriteResult,
): Promise<void> {
  const pictures = await recordPictureSources(tx, run.id, batch)
  await advance(tx, run.id, {
    ...written,
    pictures,
    entries: batch.length,
    rows: sum(batch.map(rowsOf)),
    rowsFailed: sum(
      batch.map((entry, at) => (isLeftOut(read[at], written.problems) ? rowsOf(entry) : 0)),
    ),
    problems: [...read.flatMap(({ problems }) => problems), ...written.problems],
  })
}

/** Whether an entry was not imported: it could not be parsed, or was refused. */
const isLeftOut = (read: ReadEntry | undefined, problems: readonly Problem[]): boolean =>
  read?.line
    ? problems.some(({ line, severity }) => line === read.line?.line && severity === 'ERROR')
    : !read?.product

const nothing: WriteResult = { created: 0, updated: 0, unchanged: 0, problems: [] }

interface ReadEntry {
  /** The line of an export; a table has `product` instead. */
  readonly line?: LineEntry
  readonly product?: ImportedProduct | undefined
  readonly problems: readonly Problem[]
}

function readEntry(entry: Entry, refusal?: Refusal): ReadEntry {
  if (entry.kind === 'problem') return { problems: [entry.problem] }
  if (entry.kind === 'line') return readLine(entry, refusal)
  const read = toProduct(entry)
  if (!refusal) return read
  const { handle, rows } = entry
  const line = rows[0]?.line ?? 1
  const problem: Problem = { line, handle, severity: 'ERROR', ...refusal }
  return { problems: [...read.problems, problem] }
}

function readLine(entry: LineEntry, refusal: Refusal | undefined): ReadEntry {
  if (!refusal) return { line: entry, problems: [] }
  const { line, value } = entry
  const subject = `${value.type}:`
  const { cause: of } = refusal
  const cause = of && { ...of, subject: [subject, of.subject].filter(Boolean).join(' ') }
  const message = `${subject} ${refusal.message}`
  return { problems: [{ line, severity: 'ERROR', message, ...(cause && { cause }) }] }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)
