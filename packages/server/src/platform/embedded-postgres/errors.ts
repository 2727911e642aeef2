/** The database cannot be started in its current state. The message explains what to do; no stack is needed. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError'
}

/** The error code of the system: ENOENT, EACCES… */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
