/** Something a person can put right: printed without a stack, exit code 1. */
export class PlainError extends Error {
  override readonly name = 'PlainError'
}
