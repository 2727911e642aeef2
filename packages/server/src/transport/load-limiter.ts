import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Unavailable } from '@vitrine/contract/kit'

export interface LoadLimiterOptions {
  /** Concurrent requests; 500 by default. */
  readonly maxRequests?: number
  /** Maximum event loop delay in milliseconds, on average over a second; 0 for no limit. 1,000 by default. */
  readonly maxDelayMs?: number
}

export interface LoadLimiter {
  /** Counts one more request; throws when there is too much to do. Call the answer when the request is done. */
  enter(): () => void
  /** Refuses new requests. Resolves when none is in progress, or after this time. */
  drain(maxMs: number): Promise<void>
  /** Requests under way. */
  underWay(): number
  /** Requests refused since the start. */
  refused(): number
  /** Whether nothing is taken on any more. */
  isDraining(): boolean
  close(): void
}

const MAX_REQUESTS = 500
const MAX_DELAY_MS = 1_000
const RETRY_AFTER_SECONDS = 2
const SAMPLE_MS = 1_000
const RESOLUTION_MS = 20

/** Refuses requests at once when more are under way than the process can do in time. */
export function createLoadLimiter({
  maxRequests = MAX_REQUESTS,
  maxDelayMs = MAX_DELAY_MS,
}: LoadLimiterOptions = {}): LoadLimiter {
  let underWay = 0
  let refused = 0
  let onIdle: (() => void) | undefined
  const delay = watchDelay(maxDelayMs)
  return {
    enter() {
      if (onIdle || underWay >= maxRequests || delay.isLate()) {
        refused += 1
        throw Unavailable({ retryAfterSeconds: RETRY_AFTER_SECONDS })
      }
      underWay += 1
      let isDone = false
      return () => {
        if (isDone) return
        isDone = true
        underWay -= 1
        if (underWay === 0) onIdle?.()
      }
    },
    drain: (maxMs) =>
      new Promise((resolve) => {
        onIdle = resolve
        if (underWay === 0) resolve()
        setTimeout(resolve, maxMs).unref()
      }),
    underWay: () => underWay,
    refused: () => refused,
    isDraining: () => onIdle !== undefined,
    close: delay.stop,
  }
}

function watchDelay(maxMs: number): { isLate(): boolean; stop(): void } {
  if (maxMs === 0) return { isLate: () => false, stop: () => undefined }
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  let lateMs = 0
  const timer = setInterval(() => {
    lateMs = histogram.mean / 1e6 - RESOLUTION_MS
    histogram.reset()
  }, SAMPLE_MS).unref()
  return {
    isLate: () => lateMs > maxMs,
    stop() {
      clearInterval(timer)
      histogram.disable()
    },
  }
}
