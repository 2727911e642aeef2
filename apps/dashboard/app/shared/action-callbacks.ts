/** Callbacks after a write. */
export interface ActionCallbacks<Answer, Failure, Input> {
  readonly onSuccess?: (answer: Answer, input: Input) => unknown
  readonly onError?: (error: Failure, input: Input) => unknown
  readonly onSettled?: (answer: Answer | undefined, error: Failure | null, input: Input) => unknown
}

/**
 * Runs a mutation with callbacks. A mutation drops its callbacks when its component is unmounted, which a
 * refresh of the surrounding list may cause; its promise does not.
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
