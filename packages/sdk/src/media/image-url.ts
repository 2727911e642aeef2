import { makeMediaAddress, parseMediaAddress, pixels } from './address.ts'

// Specification §9: media addresses have their own scheme.
const SCHEME = 'wix:image'

/** An image as replies carry it. */
export interface ImageReference {
  readonly id?: string
  readonly url?: string
  readonly filename?: string
  readonly altText?: string
  /** Pixels. */
  readonly width?: number
  readonly height?: number
}

/** `wix:image://v1/{id}/{filename or altText}#originWidth=…&originHeight=…`; without an id its `url`. */
export function makeImageAddress(image: ImageReference): string {
  if (!image.id) return image.url ?? ''
  return makeMediaAddress(SCHEME, image.id, (image.filename || image.altText) ?? '', {
    originWidth: image.width,
    originHeight: image.height,
  })
}

/** Reads what `makeImageAddress` wrote; undefined when the text is no image address. */
export function parseImageAddress(text: string) {
  const parts = parseMediaAddress(SCHEME, text)
  if (!parts) return undefined
  const { id, name: filename, fragment } = parts
  const width = pixels(fragment.get('originWidth'))
  const height = pixels(fragment.get('originHeight'))
  return { id, filename, width, height }
}

/** Address of a stored image, resized to `width` pixels (integer, at least 1) or in its original size. */
export function imageUrl(id: string, width?: number, baseUrl = ''): string {
  const path = `${baseUrl}/media/${encodeURIComponent(id)}`
  return width === undefined ? path : `${path}/w_${whole(width)}`
}

/** The `srcset` of a stored image: one address for each width. */
export const imageSrcset = (id: string, widths: readonly number[], baseUrl = ''): string =>
  widths.map((width) => `${imageUrl(id, width, baseUrl)} ${width}w`).join(', ')

/**
 * The image made to cover a frame of so many pixels: what does not fit is cut off, the middle stays.
 * It is named by its id or its `wix:image://` address, here and below.
 */
export const imageFillUrl = (image: string, width: number, height: number, baseUrl = ''): string =>
  framedUrl('fill', image, width, height, baseUrl)

/** The image scaled to stay inside a frame of so many pixels; it is never enlarged. */
export const imageFitUrl = (image: string, width: number, height: number, baseUrl = ''): string =>
  framedUrl('fit', image, width, height, baseUrl)

function framedUrl(
  mode: 'fill' | 'fit',
  image: string,
  width: number,
  height: number,
  baseUrl: string,
): string {
  const { id, filename } = parseImageAddress(image) ?? { id: image }
  const frame = `${mode}/w_${whole(width)},h_${whole(height)}`
  return `${imageUrl(id, undefined, baseUrl)}/v1/${frame}/${encodeURIComponent(filename || 'image')}`
}

function whole(pixels: number): number {
  if (Number.isInteger(pixels) && pixels > 0) return pixels
  throw new RangeError(`An image's sizes are whole numbers of pixels from 1, not ${pixels}`)
}
