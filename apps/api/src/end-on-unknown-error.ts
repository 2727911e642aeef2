interface Log {
  fatal(context: { readonly error: unknown }, message: string): void
}

/**
 * After an uncaught error the state of the process is undefined: the error is logged, and the process
 * shuts down in order. Its jobs are taken over by other processes, or continue at the next start.
 */
export function endOnUnknownError(log: Log, end: (status: number) => void): void {
  const note = (error: unknown) => {
    log.fatal({ error }, 'Uncaught error; the process ends')
    end(1)
  }
  process.once('uncaughtException', note)
  process.once('unhandledRejection', note)
}
