import type { ReactNode } from 'react'
import { fileAddress, linkOf } from './address.ts'
import { childrenOf, countAt, listAt, textAt, typeOf, valueAt } from './read.ts'
import { Words } from './text.tsx'
import type { PartProps, World } from './world.ts'

const size = [1, 20_000] as const

/** Where a file is: its address, or that of its id in the media library. */
function sourceOf(media: unknown, { mediaUrl }: World): string | undefined {
  const url = textAt(media, 'src', 'url') || textAt(media, 'url')
  const id = textAt(media, 'src', 'id') || textAt(media, 'src', 'custom')
  return fileAddress(url || (id && mediaUrl(id)))
}

/** A link around something that is shown, where there is one. */
function Linked({ link, children }: { link: unknown; children: ReactNode }): ReactNode {
  const target = linkOf(link)
  return target ? <a {...target}>{children}</a> : children
}

function Figure({
  kind,
  node,
  world,
  children,
}: PartProps & { kind: string; children: ReactNode }) {
  const caption = childrenOf(node).filter((one) => typeOf(one) === 'CAPTION')
  const own = textAt(node, 'imageData', 'caption')
  return (
    <figure data-rich={kind}>
      {children}
      {(caption.length > 0 || own !== '') && (
        <figcaption>
          {caption.length > 0 ? <Words nodes={caption} world={world} /> : own}
        </figcaption>
      )}
    </figure>
  )
}

interface PictureProps {
  readonly media: unknown
  readonly alt: string
  readonly world: World
}

function Picture({ media, alt, world }: PictureProps): ReactNode {
  const src = sourceOf(media, world)
  if (!src) return alt === '' ? null : <p dir="auto">{alt}</p>
  const width = countAt(media, ['width'], size)
  const height = countAt(media, ['height'], size)
  return <img src={src} alt={alt} width={width} height={height} loading="lazy" />
}

export function Image({ node, world }: PartProps) {
  const data = valueAt(node, 'imageData')
  const alt = valueAt(data, 'decorative') === true ? '' : textAt(data, 'altText')
  return (
    <Figure kind="image" node={node} world={world}>
      <Linked link={valueAt(data, 'link')}>
        <Picture media={valueAt(data, 'image')} alt={alt} world={world} />
      </Linked>
    </Figure>
  )
}

export function Gif({ node, world }: PartProps) {
  const data = valueAt(node, 'gifData')
  const url = textAt(data, 'original', 'gif') || textAt(data, 'downsized', 'gif')
  const media = { url, width: textAt(data, 'width'), height: textAt(data, 'height') }
  return (
    <Figure kind="gif" node={node} world={world}>
      <Picture media={media} alt={textAt(data, 'altText')} world={world} />
    </Figure>
  )
}

export function Gallery({ node, world }: PartProps) {
  const items = listAt(node, 'galleryData', 'items')
  return (
    <ul data-rich="gallery">
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: documents do not change once they are shown.
        <li key={at}>
          <GalleryItem item={item} world={world} />
        </li>
      ))}
    </ul>
  )
}

function GalleryItem({ item, world }: { item: unknown; world: World }): ReactNode {
  const title = textAt(item, 'title')
  const video = valueAt(item, 'video', 'media')
  if (video) {
    const still = valueAt(item, 'video', 'thumbnail')
    return <Playable media={video} still={still} title={title || world.words.video} world={world} />
  }
  const alt = textAt(item, 'altText') || title
  return (
    <Linked link={valueAt(item, 'image', 'link')}>
      <Picture media={valueAt(item, 'image', 'media')} alt={alt} world={world} />
    </Linked>
  )
}

interface PlayableProps {
  readonly media: unknown
  readonly still: unknown
  readonly title: string
  readonly world: World
}

/** Videos of somebody else's player are linked to; a file is played here. */
function Playable({ media, still, title, world }: PlayableProps): ReactNode {
  const src = sourceOf(media, world)
  if (!src) return <p dir="auto">{title}</p>
  const poster = sourceOf(still, world)
  if (!isVideoFile(src, media)) {
    return (
      <a href={src}>
        {poster && <img src={poster} alt="" loading="lazy" />}
        <span>{title}</span>
      </a>
    )
  }
  // biome-ignore lint/a11y/useMediaCaption: a document names no captions.
  return <video src={src} controls preload="none" poster={poster} aria-label={title} />
}

const isVideoFile = (src: string, media: unknown): boolean =>
  /\.(mp4|m4v|webm|ogv|mov)(\?|#|$)/i.test(src) || textAt(media, 'src', 'id') !== ''

export function Video({ node, world }: PartProps) {
  const data = valueAt(node, 'videoData')
  const title = textAt(data, 'title') || world.words.video
  const [media, still] = [valueAt(data, 'video'), valueAt(data, 'thumbnail')]
  return (
    <Figure kind="video" node={node} world={world}>
      <Playable media={media} still={still} title={title} world={world} />
    </Figure>
  )
}

export function Audio({ node, world }: PartProps) {
  const data = valueAt(node, 'audioData')
  const src = sourceOf(valueAt(data, 'audio'), world)
  const title = [textAt(data, 'name'), textAt(data, 'authorName')].filter(Boolean).join(' – ')
  return (
    <Figure kind="audio" node={node} world={world}>
      {title !== '' && <p dir="auto">{title}</p>}
      {/* biome-ignore lint/a11y/useMediaCaption: a document names no captions. */}
      {src && <audio src={src} controls preload="none" aria-label={title || world.words.sound} />}
    </Figure>
  )
}

export function File({ node, world }: PartProps) {
  const data = valueAt(node, 'fileData')
  const src = sourceOf(data, world)
  const name = textAt(data, 'name') || world.words.file
  return <p data-rich="file">{src ? <a href={src}>{name}</a> : name}</p>
}

export function Shape({ node, world }: PartProps) {
  return (
    <div data-rich="shape">
      <Picture media={valueAt(node, 'shapeData', 'shape')} alt="" world={world} />
    </div>
  )
}
