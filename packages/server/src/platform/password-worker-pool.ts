import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { ParsedPasswordHash } from './imported-password-hashes.ts'

/** Path of the thread's program: next to the sources, or relative to the program built into `dist`. */
const program =
  ['./password-worker.mjs', '../src/platform/password-worker.mjs']
    .map((candidate) => fileURLToPath(new URL(candidate, import.meta.url)))
    .find((candidate) => existsSync(candidate)) ?? 'password-worker.mjs'

export type PasswordTask =
  | { readonly work: 'hash'; readonly password: string; readonly parameters: object }
  | { readonly work: 'verify'; readonly password: string; readonly form: ParsedPasswordHash }

interface WorkerReply {
  readonly id: number
  readonly result?: string | boolean
  readonly failure?: string
}
interface PendingTask {
  readonly resolve: (result: string | boolean) => void
  readonly reject: (error: Error) => void
}

/** One thread, started on first use. Its queue is in the thread. */
function createWorker() {
  const pendingTasks = new Map<number, PendingTask>()
  let worker: Worker | undefined
  let last = 0
  const fail = (error: Error) => {
    worker = undefined
    for (const { reject } of pendingTasks.values()) reject(error)
    pendingTasks.clear()
  }
  function start(): Worker {
    const started = new Worker(program)
    // A process with nothing else to do may end.
    started.unref()
    started.on('error', fail)
    started.on('message', ({ id, result, failure }: WorkerReply) => {
      const one = pendingTasks.get(id)
      pendingTasks.delete(id)
      if (failure !== undefined || result === undefined) one?.reject(new Error(failure))
      else one?.resolve(result)
    })
    return started
  }
  return {
    load: () => pendingTasks.size,
    run: (work: PasswordTask) =>
      new Promise<string | boolean>((resolve, reject) => {
        worker ??= start()
        last += 1
        pendingTasks.set(last, { resolve, reject })
        worker.postMessage({ id: last, ...work })
      }),
  }
}

/**
 * A fixed number of threads for password hashing. Each thread has its own queue, so that a busy event loop
 * does not leave it idle.
 */
export function createPasswordWorkerPool(count: number) {
  const workers = Array.from({ length: count }, createWorker)
  return (work: PasswordTask): Promise<string | boolean> => {
    const leastBusy = workers.reduce((best, one) => (one.load() < best.load() ? one : best))
    return leastBusy.run(work)
  }
}
