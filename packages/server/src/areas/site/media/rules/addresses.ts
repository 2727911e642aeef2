import type { MediaKind } from '@vitrine/contract/media'

/** URL of a picture in its own size or in a width of the ladder; of a video, or of its still in a width. */
export const mediaUrl = (publicUrl: string, id: string, width?: number): string =>
  `${publicUrl}/media/${id}${width === undefined ? '' : `/w_${width}`}`

const MAX_URL_LENGTH = 2048

/** A web address in its one spelling, or undefined when it is none that can be fetched. */
export function normaliseUrl(address: string): string | undefined {
  const text = address.trim()
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  url.hash = ''
  const fits = /^https?:$/.test(url.protocol) && !url.username && !url.password
  return fits && url.href.length <= MAX_URL_LENGTH ? url.href : undefined
}

/** The last part of an address's path, readable: `https://x.test/a/red%20cup.jpg` → `red cup.jpg`. */
export function fileNameOf(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? ''
  return decode(last).slice(0, 255)
}

/** The ending of a file's name if it is one of a picture or video, otherwise `jpg`. */
export const mediaEnding = (fileName: string): string =>
  /\.(jpe?g|png|webp|avif|gif|mp4|webm)$/i.exec(fileName)?.[1]?.toLowerCase() ??
  (isVideoName(fileName) ? 'mp4' : 'jpg')

/** The type by file name, while the content is unknown. */
export const kindByName = (fileName: string): MediaKind =>
  isVideoName(fileName) ? 'video' : 'image'

const isVideoName = (fileName: string): boolean => /\.(mp4|m4v|webm)$/i.test(fileName)

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The id that one of our addresses names: `https://shop.example/media/<id>` with or without a width. */
export function ownMediaId(address: string, publicUrl: string): string | undefined {
  const base = [`${publicUrl}/media/`, PUBLISHED_PICTURES].find((one) => address.startsWith(one))
  return base && address.slice(base.length).split('/')[0]
}

/** Pictures of the library have these addresses in sites that enable a published dialect. */
const PUBLISHED_PICTURES = 'https://static.wixstatic.com/media/'
