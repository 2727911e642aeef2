import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** More than fit on a screen. */
const FIRST = 24

/** How many of many rows of a form to show: the first at once, all of them as soon as the browser has nothing else to do. */
export function useShownCount(total: number): number {
  const [isWhole, setIsWhole] = useState(total <= FIRST)
  useEffect(() => {
    if (isWhole) return undefined
    return whenIdle(() => startTransition(() => setIsWhole(true)))
  }, [isWhole])
  return isWhole ? total : Math.min(total, FIRST)
}
