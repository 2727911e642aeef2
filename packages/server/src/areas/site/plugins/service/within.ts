/** A plug-in took longer than it may. */
class TooLate extends Error {
  override readonly name = 'TooLate'
}

/**
 * Waits so long for a plug-in and no longer: the signal aborts its work, and what comes of it afterwards counts
 * for nothing.
 */
export async function within<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
  stopped?: AbortSignal,
): Promise<T> {
  const late = AbortSignal.timeout(milliseconds)
  const signal = stopped ? AbortSignal.any([late, stopped]) : late
  const ended = new Promise<never>((_, fail) => {
    const end = () =>
      fail(
        late.aborted
          ? new TooLate(`It took longer than ${milliseconds / 1000} seconds`)
          : new Error('The process is stopping'),
      )
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })
  const working = Promise.resolve().then(() => work(signal))
  return Promise.race([working, ended])
}
