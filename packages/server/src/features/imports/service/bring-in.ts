import { ApplicationError, ValidationError } from '@vitrine/contract/kit'
import type { Tx } from '../../../platform/tx.ts'
import type { ImportedProduct, LineEntry, Outcome, Problem } from '../model.ts'
import { advance, commitLater, holdImport, sayImport } from '../store.ts'
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
    if (!isRefusal(error)) throw error
    if (batch.length > 1) return oneByOne(run, batch)
    return record(run, batch, undefined, error)
  }
}

/** One product that the catalog refuses must not keep out the others of its batch. */
async function oneByOne(run: Run, batch: readonly Entry[]): Promise<boolean> {
  for (const entry of batch) {
    if (!(await bringIn(run, [entry]))) return false
  }
  return true
}

type Refusal = ApplicationError | ValidationError
const isRefusal = (error: unknown): error is Refusal =>
  error instanceof ApplicationError || error instanceof ValidationError

const decide = (run: Run, batch: readonly Entry[]) =>
  record(run, batch, async (tx, read) => {
    const lines = read.flatMap(({ line }) => line ?? [])
    if (lines.length > 0) return restore(run, tx, lines)
    const products = read.flatMap(({ product }) => product ?? [])
    return { ...(await placeProducts(run.world, tx, products)), problems: [] }
  })

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
  place: Place | undefined,
  refusal?: Refusal,
): Promise<boolean> {
  const read = batch.map((entry) => readEntry(entry, refusal))
  const isMoved = await run.work(async (tx) => {
    const held = await holdImport(tx, run.id)
    if (held?.state !== 'RUNNING' || held.entriesDone !== run.entriesDone) return false
    await commitLater(tx)
    await sayImport(tx, run.id)
    await notePictures(tx, run.id, batch)
    const placed = (await place?.(tx, read)) ?? nothing
    await advance(tx, run.id, {
      ...placed,
      entries: batch.length,
      rows: sum(batch.map(rowsOf)),
      rowsFailed: sum(batch.filter((_, at) => !read[at]?.product && !read[at]?.line).map(rowsOf)),
      problems: [...read.flatMap(({ problems }) => problems), ...placed.problems],
    })
    return true
  })
  if (isMoved) run.entriesDone += batch.length
  return isMoved
}

const nothing: Placed = { created: 0, updated: 0, unchanged: 0, problems: [] }

interface ReadEntry {
  /** Of an export; of a table it is the product. */
  readonly line?: LineEntry
  readonly product?: ImportedProduct | undefined
  readonly problems: readonly Problem[]
}

function readEntry(entry: Entry, refusal: Refusal | undefined): ReadEntry {
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
