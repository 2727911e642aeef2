/** The database cannot be started as things stand. The message says why and what to do; no stack is needed. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError'
}

/** What the system answered, as its short code: ENOENT, EACCES… */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
