import { ApplicationError, ValidationError } from '@vitrine/contract/kit'
import type { ImportedProduct, Outcome, Problem } from '../model.ts'
import { toNewProduct } from '../rules/to-new-product.ts'
import { advance, holdImport } from '../store.ts'
import { type Entry, type Run, rowsOf } from './entries.ts'
import { notePictures } from './note-pictures.ts'
import { placeProducts } from './place-products.ts'

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
  record(run, batch, (tx, products) => placeProducts(run.world, tx, products))

type Place = (
  tx: Parameters<Parameters<Run['work']>[0]>[0],
  products: readonly ImportedProduct[],
) => Promise<Pick<Outcome, 'created' | 'updated' | 'unchanged'>>

/** Places what can be placed, and writes down how far the import is and what was wrong. */
async function record(
  run: Run,
  batch: readonly Entry[],
  place: Place | undefined,
  refusal?: Refusal,
): Promise<boolean> {
  const read = batch.map((entry) => readEntry(entry, refusal))
  const products = read.flatMap(({ product }) => product ?? [])
  const isMoved = await run.work(async (tx) => {
    const held = await holdImport(tx, run.id)
    if (held?.state !== 'RUNNING' || held.entriesDone !== run.entriesDone) return false
    await notePictures(tx, run.id, batch)
    const placed = (await place?.(tx, products)) ?? { created: 0, updated: 0, unchanged: 0 }
    await advance(tx, run.id, {
      ...placed,
      entries: batch.length,
      rows: sum(batch.map(rowsOf)),
      rowsFailed: sum(batch.filter((_, at) => !read[at]?.product).map(rowsOf)),
      problems: read.flatMap(({ problems }) => problems),
    })
    return true
  })
  if (isMoved) run.entriesDone += batch.length
  return isMoved
}

interface ReadEntry {
  readonly product: ImportedProduct | undefined
  readonly problems: readonly Problem[]
}

function readEntry(entry: Entry, refusal: Refusal | undefined): ReadEntry {
  if (entry.kind === 'problem') return { product: undefined, problems: [entry.problem] }
  const read = toNewProduct(entry)
  if (!refusal) return read
  const { handle, rows } = entry
  const line = rows[0]?.line ?? 1
  const problem: Problem = { line, handle, severity: 'ERROR', message: refusal.message }
  return { product: undefined, problems: [...read.problems, problem] }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)
