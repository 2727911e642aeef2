import { violation } from '@vitrine/contract/kit'
import { type MediaUrl, withAddress } from '../../catalog/index.ts'

/** A picture as callers send it back, with its sizes; 0 where they are not known. */
export interface SentPicture {
  readonly id?: string
  readonly url: string
  readonly width: number
  readonly height: number
  readonly altText?: string
  readonly filename?: string
}

const asText = /^wix:image:\/\/v1\/([^/#]+)\/([^#]*)#originWidth=(\d+)&originHeight=(\d+)/

/** Takes every form that the published clients send: an address, an image as text, or its parts (§2). */
export function decodePicture(sent: unknown, field: string): SentPicture {
  if (typeof sent === 'string' && sent !== '') return fromText(sent)
  if (typeof sent !== 'object' || sent === null) throw refusal(field)
  const { id, url, width, height, altText, filename } = sent as Record<string, unknown>
  if (!isText(id) && !isText(url)) throw refusal(field)
  refuseVideo(id, field)
  return {
    ...(isText(id) ? { id } : {}),
    url: isText(url) ? url : '',
    width: sizeOf(width),
    height: sizeOf(height),
    ...(isText(altText) ? { altText: altText.slice(0, 1000) } : {}),
    ...(isText(filename) ? { filename: filename.slice(0, 300) } : {}),
  }
}

/**
 * A picture as it is kept: one of the library by its id, without an address, so that it is shown wherever
 * the shop is; others by their address.
 */
export function decodeKeptPicture(
  sent: unknown,
  field: string,
  mediaUrl: MediaUrl,
): SentPicture | null {
  if (sent === null) return null
  const picture = decodePicture(sent, field)
  const id = isWebAddress(picture.url) ? fileAt(picture.url, mediaUrl) : picture.id
  refuseVideo(id, field)
  return id ? { ...picture, id, url: '' } : picture
}

/** A kept picture, with the address it has today. */
export const encodeKeptPicture = (kept: unknown, mediaUrl: MediaUrl): SentPicture =>
  withAddress(kept, mediaUrl) as SentPicture

const isWebAddress = (url: string) => /^https?:/i.test(url)

/** The file of the library that is shown at an address, at any size. */
function fileAt(url: string, mediaUrl: MediaUrl): string | undefined {
  const ground = mediaUrl('')
  return url.startsWith(ground) ? url.slice(ground.length).split(/[/?#]/)[0] : undefined
}

function fromText(url: string): SentPicture {
  const [, id, name = '', width, height] = asText.exec(url) ?? []
  if (!id) return { url, width: 0, height: 0 }
  const filename = name === '' ? {} : { filename: decodeName(name) }
  return { id, url, width: Number(width), height: Number(height), ...filename }
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 2048

/** A file of the library says by its id what it is. */
function refuseVideo(id: unknown, field: string): void {
  if (isText(id) && /~mv2\.(mp4|webm)$/i.test(id)) {
    throw violation(field, 'FORMAT', 'must be a picture; this is a video')
  }
}

const sizeOf = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : 0

const refusal = (field: string) =>
  violation(field, 'FORMAT', 'must be an address or a picture with an id or a url')
