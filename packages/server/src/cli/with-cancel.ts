import { PlainError } from './plain-error.ts'

/** Runs work that SIGINT and SIGTERM cancel; exits with this sentence if they did. */
export async function withCancel<T>(
  sentence: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const cancel = new AbortController()
  const onSignal = () => cancel.abort()
  process.once('SIGINT', onSignal)
  process.once('SIGTERM', onSignal)
  try {
    return await work(cancel.signal)
  } catch (error) {
    throw cancel.signal.aborted ? new PlainError(sentence) : error
  } finally {
    process.off('SIGINT', onSignal)
    process.off('SIGTERM', onSignal)
  }
}
