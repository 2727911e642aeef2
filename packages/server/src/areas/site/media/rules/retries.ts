/** A picture that cannot be fetched is retried this often, over about two days. */
export const MAX_FETCH_ATTEMPTS = 10

/** Minutes until the next attempt: 1, 4, 16 …, at most half a day. */
export const minutesUntilRetry = (attemptsSoFar: number): number =>
  Math.min(12 * 60, 4 ** Math.max(0, attemptsSoFar - 1))
