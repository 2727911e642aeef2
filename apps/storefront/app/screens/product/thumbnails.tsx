import { Icon } from '@vitrine/ui/icon'
import { VisuallyHidden } from '@vitrine/ui/visually-hidden'
import Play from 'lucide-react/icons/play'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useWords } from '../../messages/index.ts'
import { type MediaView, stillOf } from '../../views/media.ts'
import { pictureAt } from '../../views/picture.ts'

export type ThumbnailsProps = {
  media: readonly MediaView[]
  current: number
  /** Shows a slide; without scripts the link leads to it. */
  onChoose: (at: number) => void
}

/** Everything that hangs here, small, to go to at once; and where one stands. */
export function Thumbnails({ media, current, onChoose }: ThumbnailsProps) {
  const words = useWords()
  const total = media.length
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => bringIntoSight(list.current, current), [current])
  return (
    <nav className="thumbnails" aria-label={words.t('product.thumbnails')}>
      <ol ref={list} className="thumbnail-list">
        {media.map((one, at) => (
          <li key={idOfSlide(at)}>
            <a
              className="thumbnail-link"
              href={`#${idOfSlide(at)}`}
              aria-current={at === current ? 'true' : undefined}
              onClick={(event) => choose(event, () => onChoose(at))}
            >
              <Thumbnail media={one} />
              {one.kind === 'video' ? (
                <>
                  <span className="thumbnail-video">
                    <Icon as={Play} size={10} />
                    {words.t('product.video')}
                  </span>
                  <VisuallyHidden> {words.t('product.place', { n: at + 1, total })}</VisuallyHidden>
                </>
              ) : (
                <VisuallyHidden>{words.t('product.picture', { n: at + 1, total })}</VisuallyHidden>
              )}
            </a>
          </li>
        ))}
      </ol>
      <p className="thumbnail-count v-num" aria-hidden="true">
        {current + 1} / {total}
      </p>
    </nav>
  )
}

/** Moves the list alone; the page stays where it is. */
function bringIntoSight(list: HTMLElement | null, at: number): void {
  const item = list?.children[at]?.getBoundingClientRect()
  const seen = list?.getBoundingClientRect()
  if (!item || !seen) return
  const left = overhang(item.left, item.right, seen.left, seen.right)
  const top = overhang(item.top, item.bottom, seen.top, seen.bottom)
  if (left !== 0 || top !== 0) list?.scrollBy({ left, top })
}

/** How far something stands out of what is seen; before it is negative. */
export const overhang = (start: number, end: number, from: number, to: number): number =>
  start < from ? start - from : Math.max(0, end - to)

/** Where the link of a thumbnail leads. */
export const idOfSlide = (at: number) => `slide-${at + 1}`

function Thumbnail({ media }: { media: MediaView }) {
  const still = stillOf(media)
  return (
    <span
      className="ground thumbnail-ground"
      data-ground={still?.ground}
      // Set by script, not as an attribute: the page's policy forbids style attributes.
      ref={(frame) => frame?.style.setProperty('--ground', still?.ground ?? 'var(--v-case)')}
    >
      {still && (
        <img
          src={pictureAt(still, 240)}
          alt=""
          width={64}
          height={80}
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  )
}

function choose(event: MouseEvent, go: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  go()
}
