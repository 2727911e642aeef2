import { makeMediaAddress, parseMediaAddress, pixels } from './address.ts'

// Specification §9: media addresses of their own scheme.
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
  return makeMediaAddress(SCHEME, image.id, image.filename ?? image.altText ?? '', {
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

/** Address of a stored image, resized to `width` pixels (whole, at least 1) or as it was uploaded. */
export function imageUrl(id: string, width?: number, baseUrl = ''): string {
  const path = `${baseUrl}/media/${encodeURIComponent(id)}`
  if (width === undefined) return path
  if (Number.isInteger(width) && width > 0) return `${path}/w_${width}`
  throw new RangeError(`An image's width is a whole number of pixels from 1, not ${width}`)
}

/** The `srcset` of a stored image: one address for each width. */
export const imageSrcset = (id: string, widths: readonly number[], baseUrl = ''): string =>
  widths.map((width) => `${imageUrl(id, width, baseUrl)} ${width}w`).join(', ')
