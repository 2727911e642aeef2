import type { CommitOrder } from '../../../catalog/index.ts'
import { type Entry, kindOf, type Run } from './entries.ts'
import {
  importBatch,
  importConcurrently,
  importOneByOne,
  isRefusal,
  OutOfOrder,
} from './import-batch.ts'

/** Concurrent batches: while one waits for its turn or commits, another keeps the database busy. */
const MAX_CONCURRENT = 4

interface RunningBatch {
  readonly batch: readonly Entry[]
  /** Slugs it has claimed. */
  readonly slugs: string[]
  /** Resolves when the next may start. */
  readonly claimed: Promise<void>
  /** Never rejects; with an error the batch was rolled back. */
  readonly end: Promise<{ readonly error?: unknown }>
}

/**
 * Imports batches concurrently, committed in their order: each is one transaction, and the progress of the
 * import grows with each commit. When one fails, it and those after it are rolled back and imported one after
 * the other.
 */
export function createConcurrentBatches(run: Run) {
  const running: RunningBatch[] = []
  // The first batch creates the shared entities, and provides table statistics.
  let isAlone = true

  /** Waits until at most this many are running. */
  async function waitUntilAtMost(max: number): Promise<boolean> {
    while (running.length > max) {
      const [first] = running as [RunningBatch]
      const { error } = await first.end
      if (error !== undefined) return retryInOrder(error)
      running.shift()
    }
    return true
  }

  async function retryInOrder(error: unknown): Promise<boolean> {
    await settle()
    isAlone = !isRefusal(error)
    if (isAlone && !(error instanceof OutOfOrder)) {
      run.deps.logger.warn({ error, id: run.id }, 'Batches of an import now run one by one')
    }
    const [first, ...others] = running.splice(0).map(({ batch }) => batch)
    if (!first || !(await (isAlone ? importBatch : importOneByOne)(run, first))) return false
    for (const batch of others) if (!(await importBatch(run, batch))) return false
    return true
  }

  async function settle(): Promise<void> {
    await Promise.all(running.map(({ end }) => end))
  }

  return {
    /** False when this run has nothing left to do, like `importBatch`. */
    async add(batch: readonly Entry[]): Promise<boolean> {
      if (isAlone || batch.some((one) => kindOf(one) !== 'row')) {
        if (!(await waitUntilAtMost(0))) return false
        if (run.entriesDone === run.skip) isAlone = false
        return importBatch(run, batch)
      }
      if (!(await waitUntilAtMost(MAX_CONCURRENT - 1))) return false
      const started = startBatch(run, batch, [...running])
      running.push(started)
      await started.claimed
      return true
    },
    /** Waits for all of them. */
    finish: (): Promise<boolean> => waitUntilAtMost(0),
    /** Waits until none is running, ignoring errors. */
    settle,
  }
}

function startBatch(
  run: Run,
  batch: readonly Entry[],
  before: readonly RunningBatch[],
): RunningBatch {
  const slugs: string[] = []
  const runBatch = async (next: () => void): Promise<{ readonly error?: unknown }> => {
    try {
      await importConcurrently(run, batch, commitOrderBehind(before, slugs, next))
      return {}
    } catch (error) {
      return { error }
    } finally {
      next()
    }
  }
  let end: RunningBatch['end'] | undefined
  const claimed = new Promise<void>((next) => {
    end = runBatch(next)
  })
  return { batch, slugs, claimed, end: end as RunningBatch['end'] }
}

const commitOrderBehind = (
  before: readonly RunningBatch[],
  own: string[],
  next: () => void,
): CommitOrder => ({
  takenSlugs: () => before.flatMap(({ slugs }) => slugs),
  claimed(slugs) {
    own.push(...slugs)
    next()
  },
  async waitForTurn() {
    const last = await before.at(-1)?.end
    if (last?.error !== undefined) throw new OutOfOrder()
  },
})
