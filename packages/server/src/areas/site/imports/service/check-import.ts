import type { ImportDifference } from '@vitrine/contract/imports'
import { MAX_DIFFERENCES } from '@vitrine/contract/imports'
import { isUnavailable } from '../../../../platform/db/unavailable.ts'
import { FileMissing } from '../../../../platform/file-storage.ts'
import type { JobRun } from '../../../../platform/jobs.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Import, ProductRows, RowProblem } from '../model.ts'
import { type Failure, failureOf, systemFailure } from '../rules/failures.ts'
import { UnreadableFile } from '../rules/unreadable-file.ts'
import { insertDifferences } from '../store/differences.ts'
import { endCheck, resetImport } from '../store/drafts.ts'
import { advance, beginRun, lockImport } from '../store/imports.ts'
import { findMapping } from '../store/mappings.ts'
import { compareProducts } from './compare-products.ts'
import type { ImportServiceDeps } from './deps.ts'
import { type Entry, rowsOf, toProduct } from './entries.ts'
import { fileMappingOf, productsOf, type ReadableRun } from './read-products.ts'

/** Entries per transaction. */
const BATCH_ENTRIES = 200

interface Check extends ReadableRun {
  readonly deps: ImportServiceDeps
  /** Start of the run; unique for each run. */
  readonly startedDate: Date
  differences: number
}

/** A dry run of a draft, from the beginning: it changes nothing but its own report. */
export async function checkImport(
  deps: ImportServiceDeps,
  { siteId, id }: { readonly siteId: string; readonly id: string },
  { signal, isLastAttempt }: Pick<JobRun, 'signal' | 'isLastAttempt'>,
): Promise<void> {
  const check = await begin(deps, siteId, id)
  if (!check) return
  try {
    for await (const batch of inBatches(await productsOf(check))) {
      signal?.throwIfAborted()
      if (!(await checkBatch(check, batch))) return
    }
    await end(check, null)
  } catch (error) {
    if (error instanceof FileMissing) return
    if (error instanceof UnreadableFile) return void (await end(check, failureOf(error)))
    if (isLastAttempt && !isUnavailable(error)) {
      await end(check, systemFailure('CHECK_STOPPED'))
    }
    throw error
  }
}

async function begin(
  deps: ImportServiceDeps,
  siteId: string,
  id: string,
): Promise<Check | undefined> {
  const site = { siteId, actor: { type: 'system', id: 'imports' } } as const
  const work: Check['work'] = (step) => deps.work(site, step)
  const started = await work(async (tx) => {
    const one = await lockImport(tx, id)
    const stored = await findMapping(tx, id)
    if (one?.state !== 'CHECKING' || !stored) return undefined
    await resetImport(tx, id, 'CHECKING')
    await beginRun(tx, { ...one, rowsDone: 0, startedDate: null }, 'CHECKING')
    return { one, stored, startedDate: tx.now }
  })
  if (!started) return undefined
  const { one, stored, startedDate } = started
  return {
    deps,
    id,
    work,
    startedDate,
    mapping: fileMappingOf(stored),
    differences: 0,
    open: async (part) => (await deps.uploads.open(one.storageKey, part)).stream,
  }
}

async function* inBatches(
  entries: AsyncIterable<ProductRows | RowProblem>,
): AsyncGenerator<Entry[]> {
  let batch: Entry[] = []
  for await (const entry of entries) {
    batch.push(entry)
    if (batch.length < BATCH_ENTRIES) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** False if the mapping was changed, or the import cancelled or started, meanwhile. */
function checkBatch(check: Check, batch: readonly Entry[]): Promise<boolean> {
  return check.work(async (tx) => {
    if (!(await lockRun(tx, check))) return false
    const read = batch.map((entry) =>
      entry.kind === 'product' ? { entry, ...toProduct(entry) } : { entry, product: undefined },
    )
    const valid = read.flatMap(({ entry, product }) =>
      product && entry.kind === 'product' ? [{ product, line: lineOf(entry) }] : [],
    )
    const { counts, differences, problems } = await compareProducts(tx, check.deps, valid)
    await store(tx, check, differences)
    await advance(tx, check.id, {
      ...counts,
      entries: batch.length,
      rows: sum(batch.map(rowsOf)),
      rowsFailed: sum(read.map(({ entry, product }) => (product ? 0 : rowsOf(entry)))),
      pictures: 0,
      problems: [...batch.flatMap(problemsOf), ...problems],
    })
    return true
  })
}

const lineOf = ({ rows }: ProductRows): number => Math.min(...rows.map(({ line }) => line))

const problemsOf = (entry: Entry) => {
  if (entry.kind === 'problem') return [entry.problem]
  return entry.kind === 'product' ? toProduct(entry).problems : []
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)

async function store(
  tx: Tx,
  check: Check,
  differences: readonly ImportDifference[],
): Promise<void> {
  const some = differences.slice(0, MAX_DIFFERENCES - check.differences)
  check.differences += some.length
  if (some.length > 0) await insertDifferences(tx, check.id, some)
}

/** The import, if it is still in this run. */
async function lockRun(tx: Tx, { id, startedDate }: Check): Promise<Import | undefined> {
  const one = await lockImport(tx, id)
  const isSame = one?.runStartedDate?.getTime() === startedDate.getTime()
  return one?.state === 'CHECKING' && isSame ? one : undefined
}

/** An import with an unreadable file becomes a draft again, with the reason. */
async function end(check: Check, failure: Failure | null): Promise<void> {
  await check.work(async (tx) => {
    if (!(await lockRun(tx, check))) return
    await endCheck(tx, check.id, failure)
  })
}
