/** A picture as pages show it. */
export type PictureView = {
  /** Without a width when it is stored here, complete when it still lives elsewhere. */
  src: string
  isStored: boolean
  /** Pixels of the original; 0 while unknown. */
  width: number
  height: number
  alt: string
  /** Colour of its surroundings, `#rrggbb`. */
  ground?: string
}

/** Widths the server answers with; others would be rounded up to the next one. */
export const pictureWidths = [240, 360, 480, 720, 960, 1280, 1600, 2000] as const

type WirePicture = {
  url: string
  width: number
  height: number
  altText?: string | null
  ground?: string
}

const ownPath = /^(\/media\/[^/?#]+)/
/** The shop may be reached at another host than the one its pictures were written with. */
const storedPath = /^https?:\/\/[^/]+(\/media\/[0-9a-f]{32}~mv2\.[a-z0-9]+)/

/** `origin` is the shop's own: only pictures stored here come in every size. */
export function viewPicture(image: WirePicture, origin: string, alt: string): PictureView {
  const { width, height } = image
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
  }
}

export const pictureAt = ({ src, isStored }: PictureView, width: number) =>
  isStored ? `${src}/w_${width}` : src

/** Cut so that it fills a frame; what still lives elsewhere comes as it is. */
export const frameAt = ({ src, isStored }: PictureView, width: number, height: number) =>
  isStored ? `${src}/v1/fill/w_${width},h_${height}/still.jpg` : src

/** All widths up to the original's, and one that covers it. */
export function pictureSrcSet(picture: PictureView): string | undefined {
  if (!picture.isStored) return undefined
  const largest = picture.width || 2000
  const covering = pictureWidths.find((width) => width >= largest) ?? 2000
  return pictureWidths
    .filter((width) => width <= covering)
    .map((width) => `${pictureAt(picture, width)} ${width}w`)
    .join(', ')
}
