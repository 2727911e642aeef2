import { Icon } from '@vitrine/ui/icon'
import { VisuallyHidden } from '@vitrine/ui/visually-hidden'
import Play from 'lucide-react/icons/play'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useMessages } from '../../messages/index.ts'
import { type MediaView, posterOf } from '../../views/media.ts'
import { focusOf, type PictureView, pictureAt } from '../../views/picture.ts'

export type ThumbnailsProps = {
  media: readonly MediaView[]
  current: number
  /** Scrolls to a slide; without scripts the link does. */
  onChoose: (index: number) => void
}

/** Thumbnails of all slides, with the current one marked. */
export function Thumbnails({ media, current, onChoose }: ThumbnailsProps) {
  const messages = useMessages()
  const total = media.length
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => scrollIntoView(list.current, current), [current])
  return (
    <nav className="thumbnails" aria-label={messages.product.thumbnails}>
      <ol ref={list} className="thumbnail-list">
        {media.map((one, index) => (
          <li key={idOfSlide(index)}>
            <a
              className="thumbnail-link"
              href={`#${idOfSlide(index)}`}
              aria-current={index === current ? 'true' : undefined}
              onClick={(event) => choose(event, () => onChoose(index))}
            >
              <Thumbnail media={one} />
              {one.kind === 'video' ? (
                <>
                  <span className="thumbnail-video">
                    <Icon as={Play} size={10} />
                    {messages.product.video.label}
                  </span>
                  <VisuallyHidden>
                    {' '}
                    {messages.product.position({ n: index + 1, total })}
                  </VisuallyHidden>
                </>
              ) : (
                <VisuallyHidden>{messages.product.picture({ n: index + 1, total })}</VisuallyHidden>
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

/** Scrolls the list only, not the page. */
function scrollIntoView(list: HTMLElement | null, index: number): void {
  const item = list?.children[index]?.getBoundingClientRect()
  const seen = list?.getBoundingClientRect()
  if (!item || !seen) return
  const left = overhang(item.left, item.right, seen.left, seen.right)
  const top = overhang(item.top, item.bottom, seen.top, seen.bottom)
  if (left !== 0 || top !== 0) list?.scrollBy({ left, top })
}

/** Distance that an element overflows the visible part; negative at the start. */
export const overhang = (start: number, end: number, from: number, to: number): number =>
  start < from ? start - from : Math.max(0, end - to)

/** Anchor of a slide. */
export const idOfSlide = (index: number) => `slide-${index + 1}`

const smallWidths = [128, 240]
const candidate = (picture: PictureView, width: number) => `${pictureAt(picture, width)} ${width}w`

function Thumbnail({ media }: { media: MediaView }) {
  const poster = posterOf(media)
  return (
    <span
      className="ground thumbnail-ground"
      data-ground={poster?.ground}
      // Set by script, not as an attribute: the page's policy forbids style attributes.
      ref={(frame) => frame?.style.setProperty('--ground', poster?.ground ?? 'var(--v-case)')}
    >
      {poster && (
        <img
          {...focusOf(poster)}
          sizes="(min-width: 52rem) 4rem, 3.25rem"
          srcSet={
            poster.isStored
              ? smallWidths.map((width) => candidate(poster, width)).join(', ')
              : undefined
          }
          src={pictureAt(poster, 240)}
          alt=""
          width={64}
          height={80}
          loading="lazy"
          // After the large picture.
          fetchPriority="low"
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
