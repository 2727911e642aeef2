import { fileAddress, type LinkTarget, linkAddress, linkOf } from './address.ts'
import { listAt, textAt, valueAt } from './read.ts'
import type { PartProps } from './render-context.ts'

interface PreviewProps {
  readonly kind: string
  readonly target: LinkTarget | undefined
  readonly title: string
  readonly description?: string
  readonly picture?: string | undefined
}

/** A preview of an external page: picture and text as a link. */
function Preview({ kind, target, title, description = '', picture }: PreviewProps) {
  const words = (
    <>
      {picture && <img src={picture} alt="" loading="lazy" />}
      <span>{title}</span>
    </>
  )
  return (
    <div data-rich={kind}>
      {target ? <a {...target}>{words}</a> : words}
      {description !== '' && <p dir="auto">{description}</p>}
    </div>
  )
}

const to = (url: string): LinkTarget | undefined => {
  const href = linkAddress(url)
  return href ? { href } : undefined
}

export function LinkPreview({ node, context }: PartProps) {
  const data = valueAt(node, 'linkPreviewData')
  return (
    <Preview
      kind="link-preview"
      target={linkOf(valueAt(data, 'link'))}
      title={textAt(data, 'title') || textAt(data, 'link', 'url') || context.messages.page}
      description={textAt(data, 'description')}
      picture={fileAddress(textAt(data, 'thumbnailUrl'))}
    />
  )
}

/** Embedded pages are linked, never loaded. */
export function Embed({ node, context }: PartProps) {
  const data = valueAt(node, 'embedData')
  const url = textAt(data, 'src') || textAt(data, 'oembed', 'url')
  const picture = textAt(data, 'oembed', 'thumbnailUrl') || textAt(data, 'thumbnail', 'src', 'url')
  return (
    <Preview
      kind="embed"
      target={to(url)}
      title={textAt(data, 'oembed', 'title') || url || context.messages.page}
      description={textAt(data, 'oembed', 'authorName')}
      picture={fileAddress(picture)}
    />
  )
}

export function AppEmbed({ node, context }: PartProps) {
  const data = valueAt(node, 'appEmbedData')
  return (
    <Preview
      kind="app-embed"
      target={to(textAt(data, 'url'))}
      title={textAt(data, 'name') || context.messages.page}
      picture={fileAddress(textAt(data, 'imageSrc') || textAt(data, 'image', 'src', 'url'))}
    />
  )
}

/** Custom HTML is not rendered; embedded pages are linked. */
export function Html({ node, context }: PartProps) {
  const url = textAt(node, 'htmlData', 'url')
  const target = to(url)
  return target ? <Preview kind="html" target={target} title={context.messages.page} /> : null
}

export function Button({ node }: PartProps) {
  const data = valueAt(node, 'buttonData')
  const target = linkOf(valueAt(data, 'link'))
  const text = textAt(data, 'text')
  if (text === '') return null
  return <p data-rich="button">{target ? <a {...target}>{text}</a> : text}</p>
}

export function MapPlace({ node }: PartProps) {
  const address = textAt(node, 'mapData', 'mapSettings', 'address')
  return address === '' ? null : <p data-rich="map">{address}</p>
}

/** A poll with its options; votes are not supported. */
export function Poll({ node }: PartProps) {
  const poll = valueAt(node, 'pollData', 'poll')
  return (
    <figure data-rich="poll">
      <figcaption>{textAt(poll, 'title')}</figcaption>
      <ul dir="auto">
        {listAt(poll, 'options').map((option, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: documents do not change once rendered.
          <li key={at}>{textAt(option, 'title')}</li>
        ))}
      </ul>
    </figure>
  )
}
