import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react'
import { useWords } from '../../messages/index.ts'
import { ExhibitPicture } from '../../parts/exhibit-picture.tsx'
import { type PictureView, pictureAt } from '../../views/picture.ts'

export type GalleryProps = { name: string; pictures: readonly PictureView[] }

const Carousel = lazy(() =>
  import('./carousel.tsx').then((module) => ({ default: module.Carousel })),
)

const phone = '(max-width: 52rem)'
const largeSizes = '(min-width: 85rem) 47rem, (min-width: 52rem) 54vw, 100vw'
const smallSizes = '(min-width: 85rem) 23rem, (min-width: 52rem) 27vw, 86vw'

/** The pictures: all in sight where there is room, a strip to swipe on a phone. Each can be enlarged. */
export function Gallery({ name, pictures }: GalleryProps) {
  const words = useWords()
  const isStrip = useStrip() && pictures.length > 1
  const slides = pictures.map((picture, at) => (
    <a
      key={picture.src}
      className={at === 0 ? 'case-picture case-main' : 'case-picture'}
      href={pictureAt(picture, 2000)}
      data-reload=""
      aria-label={`${words.t('product.zoom')}: ${picture.alt} (${words.t('product.picture', { n: at + 1, total: pictures.length })})`}
      onClick={(event) => enlarge(event, pictures, at)}
    >
      <ExhibitPicture
        picture={picture}
        sizes={at === 0 ? largeSizes : smallSizes}
        isFirst={at === 0}
      />
    </a>
  ))
  const strip = <div className="case-strip">{slides}</div>
  return (
    <section className="case-pictures" aria-label={words.t('product.pictures', { name })}>
      {pictures.length === 0 && <ExhibitPicture picture={undefined} sizes={largeSizes} />}
      {isStrip ? (
        <Suspense fallback={strip}>
          <Carousel>{slides}</Carousel>
        </Suspense>
      ) : (
        strip
      )}
    </section>
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

/** The link opens the picture itself; with scripts it is enlarged where it hangs. */
function enlarge(event: MouseEvent, pictures: readonly PictureView[], at: number) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  void import('./lightbox.ts').then(({ openLightbox }) => openLightbox(pictures, at))
}
