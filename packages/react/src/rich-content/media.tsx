import type { ReactNode } from 'react'
import { fileAddress, linkOf } from './address.ts'
import { childrenOf, countAt, listAt, textAt, typeOf, valueAt } from './read.ts'
import type { PartProps, RenderContext } from './render-context.ts'
import { Words } from './text.tsx'

const size = [1, 20_000] as const

/** URL of a file: its own, or that of its id in the media library. */
function sourceOf(media: unknown, { mediaUrl }: RenderContext): string | undefined {
  const url = textAt(media, 'src', 'url') || textAt(media, 'url')
  const id = textAt(media, 'src', 'id') || textAt(media, 'src', 'custom')
  return fileAddress(url || (id && mediaUrl(id)))
}

/** Wraps content in a link, where there is one. */
function Linked({ link, children }: { link: unknown; children: ReactNode }): ReactNode {
  const target = linkOf(link)
  return target ? <a {...target}>{children}</a> : children
}

function Figure({
  kind,
  node,
  context,
  children,
}: PartProps & { kind: string; children: ReactNode }) {
  const caption = childrenOf(node).filter((one) => typeOf(one) === 'CAPTION')
  const own = textAt(node, 'imageData', 'caption')
  return (
    <figure data-rich={kind}>
      {children}
      {(caption.length > 0 || own !== '') && (
        <figcaption>
          {caption.length > 0 ? <Words nodes={caption} context={context} /> : own}
        </figcaption>
      )}
    </figure>
  )
}

interface PictureProps {
  readonly media: unknown
  readonly alt: string
  readonly context: RenderContext
}

function Picture({ media, alt, context }: PictureProps): ReactNode {
  const src = sourceOf(media, context)
  if (!src) return alt === '' ? null : <p dir="auto">{alt}</p>
  const width = countAt(media, ['width'], size)
  const height = countAt(media, ['height'], size)
  return <img src={src} alt={alt} width={width} height={height} loading="lazy" />
}

export function Image({ node, context }: PartProps) {
  const data = valueAt(node, 'imageData')
  const alt = valueAt(data, 'decorative') === true ? '' : textAt(data, 'altText')
  return (
    <Figure kind="image" node={node} context={context}>
      <Linked link={valueAt(data, 'link')}>
        <Picture media={valueAt(data, 'image')} alt={alt} context={context} />
      </Linked>
    </Figure>
  )
}

export function Gif({ node, context }: PartProps) {
  const data = valueAt(node, 'gifData')
  const url = textAt(data, 'original', 'gif') || textAt(data, 'downsized', 'gif')
  const media = { url, width: textAt(data, 'width'), height: textAt(data, 'height') }
  return (
    <Figure kind="gif" node={node} context={context}>
      <Picture media={media} alt={textAt(data, 'altText')} context={context} />
    </Figure>
  )
}

export function Gallery({ node, context }: PartProps) {
  const items = listAt(node, 'galleryData', 'items')
  return (
    <ul data-rich="gallery">
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: documents do not change once rendered.
        <li key={at}>
          <GalleryItem item={item} context={context} />
        </li>
      ))}
    </ul>
  )
}

function GalleryItem({ item, context }: { item: unknown; context: RenderContext }): ReactNode {
  const title = textAt(item, 'title')
  const video = valueAt(item, 'video', 'media')
  if (video) {
    const thumbnail = valueAt(item, 'video', 'thumbnail')
    return (
      <Playable
        media={video}
        thumbnail={thumbnail}
        title={title || context.messages.video}
        context={context}
      />
    )
  }
  const alt = textAt(item, 'altText') || title
  return (
    <Linked link={valueAt(item, 'image', 'link')}>
      <Picture media={valueAt(item, 'image', 'media')} alt={alt} context={context} />
    </Linked>
  )
}

interface PlayableProps {
  readonly media: unknown
  readonly thumbnail: unknown
  readonly title: string
  readonly context: RenderContext
}

/** Videos of external players are linked; files are played. */
function Playable({ media, thumbnail, title, context }: PlayableProps): ReactNode {
  const src = sourceOf(media, context)
  if (!src) return <p dir="auto">{title}</p>
  const poster = sourceOf(thumbnail, context)
  if (!isVideoFile(src, media)) {
    return (
      <a href={src}>
        {poster && <img src={poster} alt="" loading="lazy" />}
        <span>{title}</span>
      </a>
    )
  }
  // biome-ignore lint/a11y/useMediaCaption: documents have no captions.
  return <video src={src} controls preload="none" poster={poster} aria-label={title} />
}

const isVideoFile = (src: string, media: unknown): boolean =>
  /\.(mp4|m4v|webm|ogv|mov)(\?|#|$)/i.test(src) || textAt(media, 'src', 'id') !== ''

export function Video({ node, context }: PartProps) {
  const data = valueAt(node, 'videoData')
  const title = textAt(data, 'title') || context.messages.video
  const [media, thumbnail] = [valueAt(data, 'video'), valueAt(data, 'thumbnail')]
  return (
    <Figure kind="video" node={node} context={context}>
      <Playable media={media} thumbnail={thumbnail} title={title} context={context} />
    </Figure>
  )
}

export function Audio({ node, context }: PartProps) {
  const data = valueAt(node, 'audioData')
  const src = sourceOf(valueAt(data, 'audio'), context)
  const title = [textAt(data, 'name'), textAt(data, 'authorName')].filter(Boolean).join(' – ')
  return (
    <Figure kind="audio" node={node} context={context}>
      {title !== '' && <p dir="auto">{title}</p>}
      {src && (
        // biome-ignore lint/a11y/useMediaCaption: documents have no captions.
        <audio src={src} controls preload="none" aria-label={title || context.messages.sound} />
      )}
    </Figure>
  )
}

export function File({ node, context }: PartProps) {
  const data = valueAt(node, 'fileData')
  const src = sourceOf(data, context)
  const name = textAt(data, 'name') || context.messages.file
  return <p data-rich="file">{src ? <a href={src}>{name}</a> : name}</p>
}

export function Shape({ node, context }: PartProps) {
  return (
    <div data-rich="shape">
      <Picture media={valueAt(node, 'shapeData', 'shape')} alt="" context={context} />
    </div>
  )
}
