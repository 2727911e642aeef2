type Close = () => Promise<void> | void

export type Lifetime = ReturnType<typeof createLifetime>

const PARENT_CHECK_MS = 1_000

/**
 * Ends the process in order, once: what was opened last is closed first. A signal before anything is open,
 * or a second one, ends it at once; PostgreSQL then ends with the process.
 */
export function createLifetime() {
  const opened: Close[] = []
  let stopping: Promise<void> | undefined

  const close = () => {
    stopping ??= closeAll(opened)
    return stopping
  }
  const end = (status: number) => {
    if (stopping || opened.length === 0) process.exit(130)
    console.log('\nStopping …')
    close().then(
      () => {
        console.log('Stopped.')
        process.exit(status)
      },
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  const stop = () => end(0)
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  if (process.env.npm_lifecycle_event) stopWithParent(stop)

  return {
    /** Has this closed before everything that was opened earlier. */
    onStop: (one: Close) => void opened.push(one),
    /** Closes everything and ends the process with this status. */
    end,
    /** Closes everything; for a start that failed. */
    close,
    /** Whether it has been asked to end. */
    isEnding: () => stopping !== undefined,
  }
}

async function closeAll(opened: Close[]): Promise<void> {
  for (let one = opened.pop(); one; one = opened.pop()) await one()
}

/** npm can be killed without passing that on; what it ran must not stay behind. */
function stopWithParent(stop: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, PARENT_CHECK_MS)
  timer.unref()
}
