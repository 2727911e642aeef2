import useEmblaCarousel from 'embla-carousel-react'
import { Children, type ReactNode, useEffect, useState } from 'react'
import { useWords } from '../../messages/index.ts'

/** A strip that follows the finger and says where it stands. */
export function Carousel({ children }: { children: ReactNode }) {
  const words = useWords()
  const isRightToLeft = words.t('dir') === 'rtl'
  const [viewport, embla] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    direction: isRightToLeft ? 'rtl' : 'ltr',
  })
  const [at, setAt] = useState(0)
  useEffect(() => {
    const follow = () => setAt(embla?.selectedScrollSnap() ?? 0)
    embla?.on('select', follow)
    return () => {
      embla?.off('select', follow)
    }
  }, [embla])
  const total = Children.count(children)
  return (
    <div className="carousel">
      <div className="carousel-view" ref={viewport}>
        <div className="carousel-track">{children}</div>
      </div>
      <p className="carousel-count v-num" aria-hidden="true">
        {at + 1} / {total}
      </p>
    </div>
  )
}
