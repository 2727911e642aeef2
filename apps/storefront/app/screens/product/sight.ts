import { useCallback, useEffect, useRef, useState } from 'react'
import { pauseVideos } from './videos.ts'

/** A slide of which less is seen has been left: a neighbour that looks in shows less than that of itself. */
const LEFT_BELOW = 0.25
const thresholds = [0, LEFT_BELOW, 0.5, 0.75, 1]

/** Which slide one looks at; the videos of slides that were left are stopped. */
export function useSight() {
  const [current, setCurrent] = useState(0)
  const observer = useRef<IntersectionObserver>(undefined)
  const seen = useRef(new Map<Element, number>())
  const watch = useCallback((slide: HTMLElement | null) => {
    if (!slide) return
    observer.current ??= new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio < LEFT_BELOW) leave(target)
          seen.current.set(target, intersectionRatio)
        }
        const parts = [...seen.current].map(([one, part]) => [placeOf(one), part] as const)
        setCurrent((now) => mostSeen(new Map(parts), now))
      },
      { threshold: thresholds },
    )
    observer.current.observe(slide)
    return () => {
      observer.current?.unobserve(slide)
      seen.current.delete(slide)
    }
  }, [])
  useEffect(() => () => observer.current?.disconnect(), [])
  return { current, setCurrent, watch }
}

/** The place of which most is seen: the one it was, where another shows no more of itself. */
export function mostSeen(seen: ReadonlyMap<number, number>, now: number): number {
  const most = Math.max(0, ...seen.values())
  if ((seen.get(now) ?? 0) >= most) return now
  const places = [...seen].filter(([, part]) => part === most).map(([place]) => place)
  return Math.min(...places)
}

const placeOf = (slide: Element) => Number((slide as HTMLElement).dataset.slide)

/** A video that fills the screen hides the page it stands in; it is not left. */
function leave(slide: Element): void {
  if (!slide.contains(document.fullscreenElement)) pauseVideos(slide)
}
