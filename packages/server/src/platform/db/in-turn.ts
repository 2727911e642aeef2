import { setImmediate as breath } from 'node:timers/promises'

/**
 * Statements of one transaction that need no answer from each other. Each is sent behind the one before
 * while the next is still being put together, so that the database does not wait for us. Nothing is begun
 * after an error, which is thrown when everything that was sent has come to an end.
 */
export async function inTurn(steps: Iterable<() => Promise<unknown>>): Promise<void> {
  const sent: Promise<unknown>[] = []
  let isRefused = false
  let answers: PromiseSettledResult<unknown>[] = []
  try {
    for (const step of steps) {
      if (isRefused) break
      const answer = step()
      // Told at the end, to whoever waits for all of them.
      answer.catch(() => {
        isRefused = true
      })
      sent.push(answer)
      await breath()
    }
  } finally {
    answers = await Promise.allSettled(sent)
  }
  for (const answer of answers) if (answer.status === 'rejected') throw answer.reason
}
