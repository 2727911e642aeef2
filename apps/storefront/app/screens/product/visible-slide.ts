import { useCallback, useEffect, useRef, useState } from 'react'
import { pauseVideos } from './videos.ts'

/** Visible share below which a slide counts as left; a partly visible neighbour shows less. */
const LEFT_BELOW = 0.25
const thresholds = [0, LEFT_BELOW, 0.5, 0.75, 1]

/** Index of the current slide; pauses the videos of slides that were left. */
export function useVisibleSlide() {
  const [current, setCurrent] = useState(0)
  const observer = useRef<IntersectionObserver>(undefined)
  const visibleRatios = useRef(new Map<Element, number>())
  const watch = useCallback((slide: HTMLElement | null) => {
    if (!slide) return
    observer.current ??= new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio < LEFT_BELOW) pauseHidden(target)
          visibleRatios.current.set(target, intersectionRatio)
        }
        const parts = [...visibleRatios.current].map(
          ([one, part]) => [indexOfSlide(one), part] as const,
        )
        setCurrent((now) => mostVisible(new Map(parts), now))
      },
      { threshold: thresholds },
    )
    observer.current.observe(slide)
    return () => {
      observer.current?.unobserve(slide)
      visibleRatios.current.delete(slide)
    }
  }, [])
  useEffect(() => () => observer.current?.disconnect(), [])
  return { current, setCurrent, watch }
}

/** Index of the most visible slide; the current one wins a tie. */
export function mostVisible(visibleRatios: ReadonlyMap<number, number>, now: number): number {
  const maxRatio = Math.max(0, ...visibleRatios.values())
  if ((visibleRatios.get(now) ?? 0) >= maxRatio) return now
  const indexes = [...visibleRatios].filter(([, part]) => part === maxRatio).map(([index]) => index)
  return Math.min(...indexes)
}

const indexOfSlide = (slide: Element) => Number((slide as HTMLElement).dataset.slide)

/** A fullscreen video hides its page; its slide does not count as left. */
function pauseHidden(slide: Element): void {
  if (!slide.contains(document.fullscreenElement)) pauseVideos(slide)
}
