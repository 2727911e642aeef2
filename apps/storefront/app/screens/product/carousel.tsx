import useEmblaCarousel from 'embla-carousel-react'
import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react'
import { useWords } from '../../messages/index.ts'
import { isOnControls } from './videos.ts'

/** How others turn the strip. */
export type CarouselDoor = { show: (at: number) => void }

export type CarouselProps = {
  /** What shows the strip. It stands in the page already: a video in it goes on while the strip begins or ends. */
  view: RefObject<HTMLElement | null>
  /** What is in it, one name for each slide. */
  keys: readonly string[]
  ref?: Ref<CarouselDoor>
}

/** Makes a strip follow the finger; it draws nothing of its own. */
export function Carousel({ view, keys, ref }: CarouselProps) {
  const words = useWords()
  const [turn, embla] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    direction: words.t('dir') === 'rtl' ? 'rtl' : 'ltr',
    watchDrag: (_, event) => isForStrip(event),
  })
  useEffect(() => {
    const place = view.current
    place?.setAttribute('data-turning', '')
    turn(place)
    return () => {
      place?.removeAttribute('data-turning')
      turn(null)
    }
  }, [turn, view])
  useImperativeHandle(ref, () => ({ show: (at) => embla?.scrollTo(at) }), [embla])
  const known = useRef(keys)
  useEffect(() => {
    const at = firstNew(known.current, keys)
    known.current = keys
    if (at === undefined) return
    embla?.reInit()
    embla?.scrollTo(at, true)
  }, [embla, keys])
  return null
}

/** Where to look when other things hang here than before: at the first that is new, or at the first of all. */
export function firstNew(before: readonly string[], now: readonly string[]): number | undefined {
  if (before.join('\n') === now.join('\n')) return undefined
  return Math.max(
    0,
    now.findIndex((key) => !before.includes(key)),
  )
}

/** A finger on a video turns the strip, too, unless it seeks in the video. */
function isForStrip(event: MouseEvent | TouchEvent): boolean {
  const { target } = event
  if (!(target instanceof HTMLVideoElement)) return true
  const y = 'touches' in event ? (event.touches[0]?.clientY ?? 0) : event.clientY
  const hasBegun = !target.paused || target.played.length > 0
  return !isOnControls(y, target.getBoundingClientRect(), hasBegun)
}
