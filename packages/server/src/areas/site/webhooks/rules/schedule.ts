const minutes = 60
const hours = 60 * minutes

/** Seconds of pause after each failed try; the last try follows the last pause, more than three days after the first. */
const pauses = [
  10,
  1 * minutes,
  5 * minutes,
  20 * minutes,
  1 * hours,
  3 * hours,
  6 * hours,
  12 * hours,
  24 * hours,
  26 * hours,
] as const

/** Seconds to wait after this number of failed attempts, varied by up to a fifth; undefined after the last one. */
export function pauseAfter(tries: number, chance: number): number | undefined {
  const pause = pauses[tries - 1]
  return pause === undefined ? undefined : Math.round(pause * (1 + chance / 5))
}

/** Consecutive failures after which an address is paused, and then tried with one delivery. */
export const FAILURES_BEFORE_PAUSE = 5
const longestPause = 15 * minutes

/** Seconds of the pause after this number of consecutive failures; 0: none. */
export function breakAfter(failures: number): number {
  const beyond = failures - FAILURES_BEFORE_PAUSE
  return beyond < 0 ? 0 : Math.min(15 * 2 ** Math.min(beyond, 10), longestPause)
}
