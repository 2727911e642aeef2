import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import { FramedPicture } from '../../parts/framed-picture.tsx'
import type { MediaView } from '../../views/media.ts'
import { type PictureView, pictureAt } from '../../views/picture.ts'
import { withStyles } from '../../with-styles.ts'
import type { CarouselHandle } from './carousel.tsx'
import { type GalleryItem, layOutGallery } from './gallery-layout.ts'
import { idOfSlide, Thumbnails } from './thumbnails.tsx'
import { VideoSlide } from './video-slide.tsx'
import { pauseVideos } from './videos.ts'
import { useVisibleSlide } from './visible-slide.ts'

export type GalleryProps = { name: string; media: readonly MediaView[] }

const Carousel = lazy(() =>
  import('./carousel.tsx').then((module) => ({ default: module.Carousel })),
)

const phone = '(max-width: 52rem)'
const largeSizes = '(min-width: 85rem) 47rem, (min-width: 52rem) 54vw, 92vw'
const smallSizes = '(min-width: 85rem) 23rem, (min-width: 52rem) 27vw, 86vw'

/** Pictures and videos of a product: a grid on wide screens, a carousel on phones. */
export function Gallery({ name, media }: GalleryProps) {
  const messages = useMessages()
  const section = useRef<HTMLElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const carousel = useRef<CarouselHandle>(null)
  const isStrip = useStrip() && media.length > 1
  const { current, setCurrent, watch } = useVisibleSlide()
  const hasVideos = media.some(({ kind }) => kind === 'video')
  const slides = layOutGallery(media).map((item, at) => (
    <div
      key={keyOf(item.media)}
      id={idOfSlide(at)}
      className={at === 0 ? 'gallery-slide gallery-main' : 'gallery-slide'}
      data-slide={at}
      data-wide={item.isWide ? '' : undefined}
      ref={watch}
    >
      <Slide
        {...item}
        at={at}
        name={name}
        all={media}
        onPlay={(video) => pauseVideos(section.current, video)}
      />
    </div>
  ))
  const choose = (at: number) => {
    pauseVideos(section.current)
    setCurrent(at)
    if (carousel.current) carousel.current.show(at)
    else document.getElementById(idOfSlide(at))?.scrollIntoView(scrollOptions())
  }
  return (
    <section
      ref={section}
      className="gallery"
      data-videos={hasVideos && media.length > 1 ? '' : undefined}
      aria-label={
        hasVideos ? messages.product.media({ name }) : messages.product.pictures({ name })
      }
    >
      {media.length === 0 && <FramedPicture picture={undefined} sizes={largeSizes} />}
      <div className="gallery-view" ref={view}>
        <div className="gallery-strip">{slides}</div>
      </div>
      {isStrip && (
        <Suspense fallback={null}>
          <Carousel ref={carousel} view={view} keys={media.map(keyOf)} />
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

type SlideProps = GalleryItem & {
  at: number
  name: string
  /** All slides. */
  all: readonly MediaView[]
  onPlay: (video: HTMLVideoElement) => void
}

/** A video plays in place; a picture can be enlarged. */
function Slide({ media, isWide, at, name, all, onPlay }: SlideProps) {
  const messages = useMessages()
  if (media.kind === 'video') return <VideoSlide video={media.video} name={name} onPlay={onPlay} />
  const { picture } = media
  const position = messages.product.picture({ n: at + 1, total: all.length })
  return (
    <a
      className="gallery-picture"
      href={pictureAt(picture, 2000)}
      data-reload=""
      aria-label={`${messages.product.zoom}: ${picture.alt} (${position})`}
      onClick={(event) => enlarge(event, all, picture)}
    >
      <FramedPicture
        picture={picture}
        sizes={isWide ? largeSizes : smallSizes}
        isFirst={at === 0}
      />
    </a>
  )
}

/** False on the server and in the first render, so that both are the same. */
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

const scrollOptions = (): ScrollIntoViewOptions => ({
  behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  block: 'start',
  inline: 'start',
})

/** Links to the picture file; with scripts it opens in the lightbox with all pictures. */
function enlarge(event: MouseEvent, all: readonly MediaView[], picture: PictureView) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  pauseVideos(document)
  const pictures = all.flatMap((one) => (one.kind === 'picture' ? [one.picture] : []))
  void withStyles(() => import('./lightbox.ts')).then(({ openLightbox }) =>
    openLightbox(pictures, pictures.indexOf(picture)),
  )
}
