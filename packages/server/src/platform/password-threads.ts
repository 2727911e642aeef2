import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { PasswordForm } from './password-forms.ts'

/** Where the thread's program lies: beside the sources, or seen from the program built into `dist`. */
const program =
  ['./password-worker.mjs', '../src/platform/password-worker.mjs']
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find((place) => existsSync(place)) ?? 'password-worker.mjs'

export type PasswordWork =
  | { readonly work: 'hash'; readonly password: string; readonly parameters: object }
  | { readonly work: 'verify'; readonly password: string; readonly form: PasswordForm }

interface Answer {
  readonly id: number
  readonly result?: string | boolean
  readonly failure?: string
}
interface Waiting {
  readonly resolve: (result: string | boolean) => void
  readonly reject: (error: Error) => void
}

/** One thread, started when it is first needed. Work given to it waits there, not here. */
function createThread() {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let last = 0
  const fail = (error: Error) => {
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  function start(): Worker {
    const started = new Worker(program)
    // A process with nothing else to do may end.
    started.unref()
    started.on('error', fail)
    started.on('message', ({ id, result, failure }: Answer) => {
      const one = waiting.get(id)
      waiting.delete(id)
      if (failure !== undefined || result === undefined) one?.reject(new Error(failure))
      else one?.resolve(result)
    })
    return started
  }
  return {
    load: () => waiting.size,
    run: (work: PasswordWork) =>
      new Promise<string | boolean>((resolve, reject) => {
        worker ??= start()
        last += 1
        waiting.set(last, { resolve, reject })
        worker.postMessage({ id: last, ...work })
      }),
  }
}

/**
 * So many threads for password work. A thread goes from one piece to the next by itself: a busy event
 * loop does not leave it idle in between.
 */
export function createPasswordThreads(count: number) {
  const threads = Array.from({ length: count }, createThread)
  return (work: PasswordWork): Promise<string | boolean> => {
    const freest = threads.reduce((best, one) => (one.load() < best.load() ? one : best))
    return freest.run(work)
  }
}
