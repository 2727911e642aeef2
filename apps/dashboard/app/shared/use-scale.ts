import { type RefObject, useEffect, useState } from 'react'

/** The factor that scales a width down to fit into an element. */
export function useScale(place: RefObject<HTMLElement | null>, width: number): number {
  const [available, setAvailable] = useState(width)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new ResizeObserver(() => setAvailable(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return Math.min(1, available / width)
}
