import { setImmediate as pause } from 'node:timers/promises'

/** Milliseconds after which other requests have their turn. */
const SLICE_MS = 10

/**
 * Runs a computation that may take long, with pauses in which the process answers others. A worker thread would spare
 * them these pauses, but it would have to be notified of every change to the documents before it may answer.
 */
export async function inSlices<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (let began = performance.now(); ; ) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - began < SLICE_MS) continue
    await pause()
    began = performance.now()
  }
}
