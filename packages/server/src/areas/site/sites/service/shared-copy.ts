import { outsideTransaction } from '../../../../platform/db/transaction-scope.ts'

export interface SharedCopyOptions<T> {
  read(): Promise<T>
  /** The time as the copy's age counts, in milliseconds. */
  now(): number
  /** For so long a copy is fresh. */
  readonly freshMs: number
  /** For so long beyond that it is still served, while it is read again. */
  readonly staleMs: number
  /** Called when a background read has failed. */
  onFailure(error: unknown): void
}

/** How long a failed read delays the next try, while there is a copy to serve. */
const RETRY_MS = 1_000

/**
 * A cached copy of data in the database, with one concurrent read for all callers. A stale copy is served
 * while it is read again; after `forget` all callers wait for a read that started later.
 */
export function createSharedCopy<T>(options: SharedCopyOptions<T>) {
  const { now } = options
  let generation = 0
  let copy: { value: T; generation: number; freshUntil: number } | undefined
  let running: { promise: Promise<T>; generation: number } | undefined
  let next: Promise<T> | undefined

  function startRead(): Promise<T> {
    const startedGeneration = generation
    // A transaction may be the first caller, but others wait for the result too.
    const promise = outsideTransaction(options.read)
    const read = { promise, generation: startedGeneration }
    running = read
    const end = () => {
      if (running === read) running = undefined
    }
    promise.then((value) => {
      copy = { value, generation: startedGeneration, freshUntil: now() + options.freshMs }
      end()
    }, end)
    return promise
  }

  /** The read under way when it began late enough, else the one after it. */
  function refresh(): Promise<T> {
    if (!running) return startRead()
    if (running.generation === generation) return running.promise
    next ??= running.promise.then(noop, noop).then(() => {
      next = undefined
      return refresh()
    })
    return next
  }

  function refreshMeanwhile(): void {
    if (running) return
    startRead().catch((error: unknown) => {
      if (copy) copy.freshUntil = now() + RETRY_MS
      options.onFailure(error)
    })
  }

  /** The copy as far as it may be served just now. */
  function recall(): T | undefined {
    const age = copy && now() - copy.freshUntil
    if (!copy || copy.generation !== generation || (age ?? 0) > options.staleMs) return undefined
    if ((age ?? 0) > 0) refreshMeanwhile()
    return copy.value
  }

  return {
    recall,
    get: async (): Promise<T> => recall() ?? refresh(),
    /** Reads from now on return current data. */
    forget(): void {
      generation += 1
    },
  }
}

const noop = () => undefined
