import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

/**
 * Pipelines statements of one transaction that do not depend on each other's results. Each is sent before the
 * one before has been answered, so that the database does not wait for us. No statement is sent
 * after an error, which is thrown when all sent statements have ended.
 */
export async function pipelineStatements(steps: Iterable<() => Promise<unknown>>): Promise<void> {
  const pending: Promise<unknown>[] = []
  let hasFailed = false
  let results: PromiseSettledResult<unknown>[] = []
  try {
    for (const step of steps) {
      if (hasFailed) break
      const result = step()
      // The caller that awaits all of them gets the error.
      result.catch(() => {
        hasFailed = true
      })
      pending.push(result)
      await yieldToEventLoop()
    }
  } finally {
    results = await Promise.allSettled(pending)
  }
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
