import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useWords } from '../../messages/index.ts'
import { ExhibitPicture } from '../../parts/exhibit-picture.tsx'
import type { MediaView } from '../../views/media.ts'
import { type PictureView, pictureAt } from '../../views/picture.ts'
import type { CarouselDoor } from './carousel.tsx'
import { type Hung, hang } from './hang.ts'
import { useSight } from './sight.ts'
import { idOfSlide, Thumbnails } from './thumbnails.tsx'
import { VideoSlide } from './video-slide.tsx'
import { pauseVideos } from './videos.ts'

export type GalleryProps = { name: string; media: readonly MediaView[] }

const Carousel = lazy(() =>
  import('./carousel.tsx').then((module) => ({ default: module.Carousel })),
)

const phone = '(max-width: 52rem)'
const largeSizes = '(min-width: 85rem) 47rem, (min-width: 52rem) 54vw, 100vw'
const smallSizes = '(min-width: 85rem) 23rem, (min-width: 52rem) 27vw, 86vw'

/** Pictures and videos: all in sight where there is room, a strip to swipe on a phone. */
export function Gallery({ name, media }: GalleryProps) {
  const words = useWords()
  const room = useRef<HTMLElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const door = useRef<CarouselDoor>(null)
  const isStrip = useStrip() && media.length > 1
  const { current, setCurrent, watch } = useSight()
  const hasVideos = media.some(({ kind }) => kind === 'video')
  const slides = hang(media).map((hung, at) => (
    <div
      key={keyOf(hung.media)}
      id={idOfSlide(at)}
      className={at === 0 ? 'case-slide case-main' : 'case-slide'}
      data-slide={at}
      data-wide={hung.isWide ? '' : undefined}
      ref={watch}
    >
      <Slide
        {...hung}
        {...{ at, name, all: media }}
        onPlay={(video) => pauseVideos(room.current, video)}
      />
    </div>
  ))
  const choose = (at: number) => {
    pauseVideos(room.current)
    setCurrent(at)
    if (door.current) door.current.show(at)
    else document.getElementById(idOfSlide(at))?.scrollIntoView(stepping())
  }
  return (
    <section
      ref={room}
      className="case-pictures"
      data-videos={hasVideos && media.length > 1 ? '' : undefined}
      aria-label={words.t(hasVideos ? 'product.media' : 'product.pictures', { name })}
    >
      {media.length === 0 && <ExhibitPicture picture={undefined} sizes={largeSizes} />}
      <div className="case-view" ref={view}>
        <div className="case-strip">{slides}</div>
      </div>
      {isStrip && (
        <Suspense fallback={null}>
          <Carousel ref={door} view={view} keys={media.map(keyOf)} />
        </Suspense>
      )}
      {media.length > 1 && (
        <Thumbnails media={media} current={Math.min(current, media.length - 1)} onChoose={choose} />
      )}
    </section>
  )
}

const keyOf = (media: MediaView): string =>
  media.kind === 'picture' ? media.picture.src : (media.video.files[0]?.src ?? '')

type SlideProps = Hung & {
  at: number
  name: string
  /** Everything that hangs here. */
  all: readonly MediaView[]
  onPlay: (video: HTMLVideoElement) => void
}

/** A video plays where it hangs; a picture can be enlarged. */
function Slide({ media, isWide, at, name, all, onPlay }: SlideProps) {
  const words = useWords()
  if (media.kind === 'video') return <VideoSlide video={media.video} name={name} onPlay={onPlay} />
  const { picture } = media
  const place = words.t('product.picture', { n: at + 1, total: all.length })
  return (
    <a
      className="case-picture"
      href={pictureAt(picture, 2000)}
      data-reload=""
      aria-label={`${words.t('product.zoom')}: ${picture.alt} (${place})`}
      onClick={(event) => enlarge(event, all, picture)}
    >
      <ExhibitPicture
        picture={picture}
        sizes={isWide ? largeSizes : smallSizes}
        isFirst={at === 0}
      />
    </a>
  )
}

/** False on the server and in the first drawing, so that both draw the same. */
function useStrip(): boolean {
  const [isStrip, setIsStrip] = useState(false)
  useEffect(() => {
    const query = matchMedia(phone)
    const follow = () => setIsStrip(query.matches)
    follow()
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  return isStrip
}

const stepping = (): ScrollIntoViewOptions => ({
  behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  block: 'start',
  inline: 'start',
})

/** The link opens the picture itself; with scripts it is enlarged where it hangs, among the other pictures. */
function enlarge(event: MouseEvent, all: readonly MediaView[], picture: PictureView) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  pauseVideos(document)
  const pictures = all.flatMap((one) => (one.kind === 'picture' ? [one.picture] : []))
  void import('./lightbox.ts').then(({ openLightbox }) =>
    openLightbox(pictures, pictures.indexOf(picture)),
  )
}
