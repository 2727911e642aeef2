import type { Product } from '@vitrine/contract/catalog-v3'
import { isColour } from './colour.ts'
import { pictureAt, viewPicture } from './picture.ts'

/** How a choice looks: one colour, two of them, or a picture; none for a word. */
export type SwatchLook = { colour?: string; secondColour?: string; picture?: string }

/** Looks of choices, by the names of their options and their own, where the older dialect has no words for them. */
export type Looks = ReadonlyMap<string, ReadonlyMap<string, SwatchLook>>

type Choice = Pick<
  Product['options'][number]['choicesSettings']['choices'][number],
  'colorCode' | 'colorCodes' | 'image'
>

/** Wide enough for a sharp disc. */
const PICTURE_WIDTH = 240

export function viewSwatch({ colorCode, colorCodes, image }: Choice, origin: string): SwatchLook {
  const [first = '', second = ''] = colorCodes?.colorCodes ?? []
  if (isColour(first) && isColour(second)) return { colour: first, secondColour: second }
  const address = (image as { url?: unknown } | undefined)?.url
  if (typeof address === 'string' && isAddress(address)) {
    const picture = viewPicture({ url: address, width: 0, height: 0 }, origin, '')
    return { picture: pictureAt(picture, PICTURE_WIDTH) }
  }
  return colorCode && isColour(colorCode) ? { colour: colorCode } : {}
}

const isAddress = (text: string) => /^(https?:\/)?\/[^/]/.test(text)
