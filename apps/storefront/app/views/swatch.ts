import { isColour } from './colour.ts'
import { pictureAt, viewPicture } from './picture.ts'

/** Swatch of a choice: one colour, two colours, or a picture; undefined for text. */
export type SwatchLook = { colour?: string; secondColour?: string; picture?: string }

type Choice = {
  readonly colorCode?: string
  readonly colorCodes?: readonly string[]
  readonly image?: unknown
}

/** Picture width for a sharp swatch. */
const PICTURE_WIDTH = 240

export function viewSwatch({ colorCode, colorCodes, image }: Choice, origin: string): SwatchLook {
  const [first = '', second = ''] = colorCodes ?? []
  if (isColour(first) && isColour(second)) return { colour: first, secondColour: second }
  const address = (image as { url?: unknown } | null | undefined)?.url
  if (typeof address === 'string' && isAddress(address)) {
    const picture = viewPicture({ url: address, width: 0, height: 0 }, origin, '')
    return { picture: pictureAt(picture, PICTURE_WIDTH) }
  }
  return colorCode && isColour(colorCode) ? { colour: colorCode } : {}
}

const isAddress = (text: string) => /^(https?:\/)?\/[^/]/.test(text)
