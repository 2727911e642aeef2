/** A plug-in exceeded its time limit. */
class TooLate extends Error {
  override readonly name = 'TooLate'
}

/** Runs plug-in work with a time limit: the signal aborts it, and later results are ignored. */
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
