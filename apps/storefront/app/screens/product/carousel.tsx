import useEmblaCarousel from 'embla-carousel-react'
import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react'
import { useMessages } from '../../messages/index.ts'
import { isOnControls } from './videos.ts'

/** Methods of the carousel for its page. */
export type CarouselHandle = { show: (at: number) => void }

export type CarouselProps = {
  /**
   * The scroll container. It is rendered already, so that a playing video continues when the
   * carousel starts or stops.
   */
  view: RefObject<HTMLElement | null>
  /** Slides, one key each. */
  keys: readonly string[]
  ref?: Ref<CarouselHandle>
}

/** Adds swiping to a strip of slides; renders nothing. */
export function Carousel({ view, keys, ref }: CarouselProps) {
  const messages = useMessages()
  const [turn, embla] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    direction: messages.direction,
    watchDrag: (_, event) => isForStrip(event),
  })
  useEffect(() => {
    const viewport = view.current
    viewport?.setAttribute('data-turning', '')
    turn(viewport)
    return () => {
      viewport?.removeAttribute('data-turning')
      turn(null)
    }
  }, [turn, view])
  useImperativeHandle(ref, () => ({ show: (at) => embla?.scrollTo(at) }), [embla])
  const previousKeys = useRef(keys)
  useEffect(() => {
    const at = firstNew(previousKeys.current, keys)
    previousKeys.current = keys
    if (at === undefined) return
    embla?.reInit()
    embla?.scrollTo(at, true)
  }, [embla, keys])
  return null
}

/** Slide to show when the media change: the first new one, or the first. */
export function firstNew(before: readonly string[], now: readonly string[]): number | undefined {
  if (before.join('\n') === now.join('\n')) return undefined
  return Math.max(
    0,
    now.findIndex((key) => !before.includes(key)),
  )
}

/** A swipe on a video turns the carousel too, unless it uses the video's controls. */
function isForStrip(event: MouseEvent | TouchEvent): boolean {
  const { target } = event
  if (!(target instanceof HTMLVideoElement)) return true
  const y = 'touches' in event ? (event.touches[0]?.clientY ?? 0) : event.clientY
  const hasStarted = !target.paused || target.played.length > 0
  return !isOnControls(y, target.getBoundingClientRect(), hasStarted)
}
