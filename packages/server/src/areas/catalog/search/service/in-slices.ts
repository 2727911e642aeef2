import { setImmediate as pause } from 'node:timers/promises'

/** Milliseconds after which other requests have their turn. */
const SLICE_MS = 10

/**
 * Runs a long computation in slices, with pauses in which the process serves others. A worker thread would
 * avoid the pauses, but would need every change of the documents before it could answer.
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
