interface Log {
  fatal(context: { readonly error: unknown }, message: string): void
}

/**
 * An error that nobody caught leaves the process in a state that nobody knows: it is written down, and the process
 * ends in order. What it was doing is done by others, or at the next start.
 */
export function endOnUnknownError(log: Log, end: (status: number) => void): void {
  const note = (error: unknown) => {
    log.fatal({ error }, 'Nobody caught this error; the process ends')
    end(1)
  }
  process.once('uncaughtException', note)
  process.once('unhandledRejection', note)
}
