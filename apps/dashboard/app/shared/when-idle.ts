import { startTransition, useEffect, useState } from 'react'

/** For browsers that do not say when they have nothing to do. */
const LATER_MS = 200
/** For a page that always has something to do. */
const MAX_WAIT_MS = 3000

/** Acts as soon as the browser has nothing else to do, unless it is cancelled before. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, LATER_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: MAX_WAIT_MS })
  return () => cancelIdleCallback(handle)
}

let wasIdle = false

/**
 * Whether the browser was idle after such a screen was first shown: what is below the first screen waits for this, so that
 * a slow browser takes keys sooner. Later screens are whole at once.
 */
export function useWasIdle(): boolean {
  const [isWhole, setIsWhole] = useState(wasIdle)
  useEffect(() => {
    if (isWhole) return undefined
    return whenIdle(() => {
      wasIdle = true
      startTransition(() => setIsWhole(true))
    })
  }, [isWhole])
  return isWhole
}
