/** What is done after a write. */
export interface ActionCallbacks<Answer, Failure, Input> {
  readonly onSuccess?: (answer: Answer, input: Input) => unknown
  readonly onError?: (error: Failure, input: Input) => unknown
  readonly onSettled?: (answer: Answer | undefined, error: Failure | null, input: Input) => unknown
}

/**
 * Writes, and does what is to be done after it. A mutation drops callbacks of its own as soon as its component is gone,
 * which a refresh of the list around it may cause; its promise does not.
 */
export function withCallbacks<Answer, Failure, Input>(
  write: (input: Input) => Promise<Answer>,
  input: Input,
  { onSuccess, onError, onSettled }: ActionCallbacks<Answer, Failure, Input> = {},
): void {
  write(input).then(
    (answer) => {
      onSuccess?.(answer, input)
      onSettled?.(answer, null, input)
    },
    (error: Failure) => {
      onError?.(error, input)
      onSettled?.(undefined, error, input)
    },
  )
}
