import { startTransition, useEffect, useState } from 'react'

/** More than fit on a screen. */
const FIRST = 24
/** For browsers that do not say when they have nothing to do. */
const LATER_MS = 200

/** How many of many rows of a form to show: the first at once, all of them as soon as the browser has nothing else to do. */
export function useShownCount(total: number): number {
  const [isWhole, setIsWhole] = useState(total <= FIRST)
  useEffect(() => {
    if (isWhole) return undefined
    const show = () => startTransition(() => setIsWhole(true))
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(show, LATER_MS)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(show)
    return () => cancelIdleCallback(handle)
  }, [isWhole])
  return isWhole ? total : Math.min(total, FIRST)
}
