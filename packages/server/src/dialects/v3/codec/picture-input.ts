import { violation } from '@vitrine/contract/kit'
import { type MediaUrl, withAddress } from '../../../areas/catalog/index.ts'

/** A picture as callers send it back; 0 where a dimension is unknown. */
export interface PictureInput {
  readonly id?: string
  readonly url: string
  readonly width: number
  readonly height: number
  readonly altText?: string
  readonly filename?: string
}

const asText = /^wix:image:\/\/v1\/([^/#]+)\/([^#]*)#originWidth=(\d+)&originHeight=(\d+)/

/** Accepts every form that published clients send: a URL, a media string, or its parts (§2). */
export function decodePicture(input: unknown, field: string): PictureInput {
  if (typeof input === 'string' && input !== '') return fromText(input)
  if (typeof input !== 'object' || input === null) throw refusal(field)
  const { id, url, width, height, altText, filename } = input as Record<string, unknown>
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
 * A picture for storage: a library picture by id, without a URL, so that it survives a move of the shop;
 * others by URL.
 */
export function decodeStoredPicture(
  input: unknown,
  field: string,
  mediaUrl: MediaUrl,
): PictureInput | null {
  if (input === null) return null
  const picture = decodePicture(input, field)
  const id = isWebAddress(picture.url) ? fileAt(picture.url, mediaUrl) : picture.id
  refuseVideo(id, field)
  return id ? { ...picture, id, url: '' } : picture
}

/** A stored picture, with its current URL. */
export const encodeStoredPicture = (stored: unknown, mediaUrl: MediaUrl): PictureInput =>
  withAddress(stored, mediaUrl) as PictureInput

const isWebAddress = (url: string) => /^https?:/i.test(url)

/** The library file that a URL serves, at any size. */
function fileAt(url: string, mediaUrl: MediaUrl): string | undefined {
  const base = mediaUrl('')
  return url.startsWith(base) ? url.slice(base.length).split(/[/?#]/)[0] : undefined
}

function fromText(url: string): PictureInput {
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

/** The media type follows from the id of a library file. */
function refuseVideo(id: unknown, field: string): void {
  if (isText(id) && /~mv2\.(mp4|webm)$/i.test(id)) {
    throw violation(field, 'FORMAT', 'must be a picture; this is a video')
  }
}

const sizeOf = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : 0

const refusal = (field: string) =>
  violation(field, 'FORMAT', 'must be an address or a picture with an id or a url')
