/** An error that users can fix: printed without a stack trace, exit code 1. */
export class PlainError extends Error {
  override readonly name = 'PlainError'
}
