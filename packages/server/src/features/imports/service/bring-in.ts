import { ApplicationError, ValidationError } from '@vitrine/contract/kit'
import { isDataError } from '../../../platform/db/transaction.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Lane } from '../../catalog/index.ts'
import type { ImportedProduct, LineEntry, Outcome, Problem } from '../model.ts'
import { advance, commitLater, holdImport, sayImport, waitAtMost } from '../store.ts'
import { type Entry, type Run, rowsOf, toProduct } from './entries.ts'
import { notePictures } from './note-pictures.ts'
import { placeProducts } from './place-products.ts'
import { restoreLines } from './restore-lines.ts'

/**
 * Decides one batch of the file in one transaction. False when the import was cancelled, or when
 * another process has moved it on: then this run has nothing left to do.
 */
export async function bringIn(run: Run, batch: readonly Entry[]): Promise<boolean> {
  try {
    return await decide(run, batch)
  } catch (error) {
    if (!isRefusal(error) && !isDataError(error)) throw error
    if (batch.length > 1) return oneByOne(run, batch)
    return record(run, batch, undefined, isRefusal(error) ? error : unkept(run, error))
  }
}

/** One product that the catalog refuses must not keep out the others of its batch. */
export async function oneByOne(run: Run, batch: readonly Entry[]): Promise<boolean> {
  for (const entry of batch) {
    if (!(await bringIn(run, [entry]))) return false
  }
  return true
}

/** Why something does not come in, in words for who sent the file. */
type Refusal = Pick<Error, 'message'>
export const isRefusal = (error: unknown): error is ApplicationError | ValidationError =>
  error instanceof ApplicationError || error instanceof ValidationError

/** What no rule of ours foresaw must not keep the rest of the file waiting. */
function unkept({ world, id }: Run, error: unknown): Refusal {
  world.logger.error({ error, id }, 'The database refused what an import brings')
  return { message: 'cannot be kept beside what the site has; what it says was left out' }
}

const decide = (run: Run, batch: readonly Entry[]) =>
  record(run, batch, async (tx, read) => {
    const lines = read.flatMap(({ line }) => line ?? [])
    if (lines.length > 0) return restore(run, tx, lines)
    return place(run, tx, read)
  })

async function place({ world }: Run, tx: Tx, read: readonly ReadEntry[], lane?: Lane) {
  const products = read.flatMap(({ product }) => product ?? [])
  return { ...(await placeProducts(world, tx, products, lane)), problems: [] }
}

/** Nothing is decided: the import, or a batch before this one, has gone another way. */
export class OutOfTurn extends Error {
  override readonly name = 'OutOfTurn'
}

/** Longer than anything that others hold usually takes. */
const WAIT_MS = 10_000

/**
 * Decides one batch of a table beside those before it, behind whose commits it is recorded. Throws whatever
 * keeps it from that, and nothing of it is there then.
 */
export async function bringInBeside(run: Run, batch: readonly Entry[], lane: Lane): Promise<void> {
  const read = batch.map((entry) => readEntry(entry))
  let isBegun = false
  await run.work(async (tx) => {
    // Others may have claimed what it claimed before: it cannot be tried again at its old place.
    if (isBegun) throw new OutOfTurn()
    isBegun = true
    // Whoever it waits for must not wait for it in turn, which PostgreSQL could not see.
    await waitAtMost(tx, WAIT_MS)
    await commitLater(tx)
    await sayImport(tx, run.id)
    const placed = await place(run, tx, read, lane)
    await lane.turn()
    if (!(await isNext(tx, run))) throw new OutOfTurn()
    await write(tx, run, batch, read, placed)
  })
  run.entriesDone += batch.length
}

async function restore({ world }: Run, tx: Tx, lines: readonly LineEntry[]): Promise<Placed> {
  const { created, problems } = await restoreLines(world, tx, lines)
  const products = lines.filter(({ value }) => value.type === 'product').length
  return { created, updated: 0, unchanged: products - created, problems }
}

type Placed = Pick<Outcome, 'created' | 'updated' | 'unchanged' | 'problems'>
type Place = (tx: Tx, read: readonly ReadEntry[]) => Promise<Placed>

/** Places what can be placed, and writes down how far the import is and what was wrong. */
async function record(
  run: Run,
  batch: readonly Entry[],
  place?: Place,
  refusal?: Refusal,
): Promise<boolean> {
  const read = batch.map((entry) => readEntry(entry, refusal))
  const isMoved = await run.work(async (tx) => {
    if (!(await isNext(tx, run))) return false
    await commitLater(tx)
    await sayImport(tx, run.id)
    await write(tx, run, batch, read, (await place?.(tx, read)) ?? nothing)
    return true
  })
  if (isMoved) run.entriesDone += batch.length
  return isMoved
}

/** Whether the import is where this run has brought it; it is held until the transaction ends. */
async function isNext(tx: Tx, run: Run): Promise<boolean> {
  const held = await holdImport(tx, run.id)
  return held?.state === 'RUNNING' && held.entriesDone === run.entriesDone
}

async function write(
  tx: Tx,
  run: Run,
  batch: readonly Entry[],
  read: readonly ReadEntry[],
  placed: Placed,
): Promise<void> {
  await notePictures(tx, run.id, batch)
  await advance(tx, run.id, {
    ...placed,
    entries: batch.length,
    rows: sum(batch.map(rowsOf)),
    rowsFailed: sum(
      batch.map((entry, at) => (isLeftOut(read[at], placed.problems) ? rowsOf(entry) : 0)),
    ),
    problems: [...read.flatMap(({ problems }) => problems), ...placed.problems],
  })
}

/** Nothing of it is in the site: it could not be read, or not be placed. */
const isLeftOut = (read: ReadEntry | undefined, problems: readonly Problem[]): boolean =>
  read?.line
    ? problems.some(({ line, severity }) => line === read.line?.line && severity === 'ERROR')
    : !read?.product

const nothing: Placed = { created: 0, updated: 0, unchanged: 0, problems: [] }

interface ReadEntry {
  /** Of an export; of a table it is the product. */
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
  const problem: Problem = { line, handle, severity: 'ERROR', message: refusal.message }
  return { problems: [...read.problems, problem] }
}

function readLine(entry: LineEntry, refusal: Refusal | undefined): ReadEntry {
  if (!refusal) return { line: entry, problems: [] }
  const { line, value } = entry
  const message = `${value.type}: ${refusal.message}`
  return { problems: [{ line, severity: 'ERROR', message }] }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)
