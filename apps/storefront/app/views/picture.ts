/** View model of a picture. */
export type PictureView = {
  /** URL without a width for pictures stored here; complete for external ones. */
  src: string
  isStored: boolean
  /** Pixels of the original; 0 when unknown. */
  width: number
  height: number
  alt: string
  /** Background colour, `#rrggbb`. */
  ground?: string
  /** The focal point when cropped, such as `30% 70%`; absent: the center. */
  focus?: string
}

/** Widths that the server serves; others would be rounded up. */
export const pictureWidths = [240, 360, 480, 720, 960, 1280, 1600, 2000] as const

type WirePicture = {
  url: string
  width: number
  height: number
  altText?: string | null
  ground?: string | null
  focalPoint?: { x: number; y: number } | undefined
}

const ownPath = /^(\/media\/[^/?#]+)/
/** Pictures are rewritten to the current host, which may differ from the stored one. */
const storedPath = /^https?:\/\/[^/]+(\/media\/[0-9a-f]{32}~mv2\.[a-z0-9]+)/

/** `origin` is that of the shop: only pictures stored here are available in all sizes. */
export function viewPicture(image: WirePicture, origin: string, alt: string): PictureView {
  const { width, height, focalPoint } = image
  const local = image.url.startsWith(`${origin}/`) ? image.url.slice(origin.length) : image.url
  const path = (ownPath.exec(local) ?? storedPath.exec(local))?.[1]
  return {
    src: path ?? image.url,
    isStored: path !== undefined,
    width,
    height,
    alt: image.altText || alt,
    ...(image.ground && /^#[0-9a-f]{6}$/i.test(image.ground)
      ? { ground: image.ground.toLowerCase() }
      : {}),
    ...(focalPoint ? { focus: `${focalPoint.x}% ${focalPoint.y}%` } : {}),
  }
}

/**
 * Attributes of an `img` for the focal point. Set by script, because the page's policy forbids style
 * attributes.
 */
export const focusOf = ({ focus }: PictureView) => ({
  'data-focus': focus,
  ref: (image: HTMLImageElement | null) => image?.style.setProperty('--focus', focus ?? '50% 50%'),
})

export const pictureAt = ({ src, isStored }: PictureView, width: number) =>
  isStored ? `${src}/w_${width}` : src

/** Cropped to fill a frame; external pictures stay as they are. */
export const croppedPictureAt = ({ src, isStored }: PictureView, width: number, height: number) =>
  isStored ? `${src}/v1/fill/w_${width},h_${height}/still.jpg` : src

/** All widths up to that of the original, and one that covers it; none above `maxWidth`. */
export function pictureSrcSet(picture: PictureView, maxWidth = 2000): string | undefined {
  if (!picture.isStored) return undefined
  const largest = picture.width || 2000
  const covering = pictureWidths.find((width) => width >= largest) ?? 2000
  return pictureWidths
    .filter((width) => width <= Math.min(covering, maxWidth))
    .map((width) => `${pictureAt(picture, width)} ${width}w`)
    .join(', ')
}
