import type { FocalPoint } from '@vitrine/contract/media'
import type { Crop, MediaItem, Rendition, RenditionFormat } from '../model.ts'

/** The widths pictures are made in; others are rounded up, so that few forms answer everybody. */
export const widths = [64, 128, 240, 360, 480, 720, 960, 1280, 1600, 2000] as const
export const MAX_WIDTH = 2000

/** Ratios of frames are rounded to 16 steps per doubling: at most 2.2 % away from the requested one. */
const RATIO_STEPS = 16
const MAX_RATIO = 4

type Size = Pick<MediaItem, 'width' | 'height'>

const stepFor = (width: number): number => widths.find((step) => step >= width) ?? MAX_WIDTH

/** A picture is never made wider than it is. */
export const widthFor = (picture: Size, requested: number): number =>
  Math.min(stepFor(requested), picture.width)

/** The width at which a picture fits into a frame, on the ladder. */
export function fittedWidth(picture: Size, frame: Size): number {
  const byHeight = Math.ceil((frame.height * picture.width) / picture.height)
  return widthFor(picture, Math.max(1, Math.min(frame.width, byHeight)))
}

/** A frame that the picture fills, in a ratio of the ladder and no larger than the picture allows. */
export function filledFrame(picture: Size, frame: Size): { width: number; height: number } {
  const ratio = steppedRatio(Math.max(1, frame.height) / Math.max(1, frame.width))
  const width = Math.min(stepFor(frame.width), picture.width, Math.floor(picture.height / ratio))
  return { width: Math.max(1, width), height: Math.max(1, Math.round(width * ratio)) }
}

/** The requested part, clipped to the picture: one pixel at least. */
export function cropWithin(picture: Size, requested: Crop): Crop {
  const left = Math.min(requested.left, picture.width - 1)
  const top = Math.min(requested.top, picture.height - 1)
  const width = Math.max(1, Math.min(requested.width, picture.width - left))
  const height = Math.max(1, Math.min(requested.height, picture.height - top))
  return { left, top, width, height }
}

/** A frame that a part of a picture fills: as requested, but no larger than the part allows. */
export function croppedFrame(crop: Crop, frame: Size): { width: number; height: number } {
  const ratio = Math.max(1, frame.height) / Math.max(1, frame.width)
  const width = Math.min(frame.width, MAX_WIDTH, crop.width, Math.floor(crop.height / ratio))
  const height = Math.min(crop.height, Math.round(width * ratio), MAX_WIDTH)
  return { width: Math.max(1, width), height: Math.max(1, height) }
}

function steppedRatio(ratio: number): number {
  const bounded = Math.min(MAX_RATIO, Math.max(1 / MAX_RATIO, ratio))
  return 2 ** (Math.round(Math.log2(bounded) * RATIO_STEPS) / RATIO_STEPS)
}

/**
 * The crop that fills a frame; the focal point has the same relative position in the crop as in the picture.
 */
export function coveringCrop(picture: Size, frame: Size, { x, y }: FocalPoint): Crop {
  const ratio = frame.height / frame.width
  const width = Math.max(1, Math.min(picture.width, Math.round(picture.height / ratio)))
  const height = Math.max(1, Math.min(picture.height, Math.round(picture.width * ratio)))
  const left = Math.round(((picture.width - width) * x) / 100)
  const top = Math.round(((picture.height - height) * y) / 100)
  return { left, top, width, height }
}

/** The smallest format that a client accepts; JPEG is always possible. */
export function formatFor(accept: string | undefined): RenditionFormat {
  if (accept?.includes('image/avif')) return 'avif'
  if (accept?.includes('image/webp')) return 'webp'
  return 'jpeg'
}

export const mimeOf = (format: RenditionFormat): string => `image/${format}`

/**
 * Names a derived form for caches: `w720.avif`, `w480h600.jpeg`, `c10-0-400-300w200h150.webp`, around a focal point
 * `w480h600f30-0.jpeg`.
 */
export function renditionName({ width, height, format, crop, focalPoint }: Rendition): string {
  const part = crop ? `c${crop.left}-${crop.top}-${crop.width}-${crop.height}` : ''
  const point = focalPoint ? `f${focalPoint.x}-${focalPoint.y}` : ''
  return `${part}w${width}${height === undefined ? '' : `h${height}`}${point}.${format}`
}
