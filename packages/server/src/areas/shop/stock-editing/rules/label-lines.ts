export interface LabelLineSizes {
  /** Points that are free above the barcode. */
  readonly room: number
  /** How high a line is, in points. */
  readonly lineHeight: number
}

export type LabelLine = 'name' | 'price' | 'choices' | 'moreName'

/** Lines in the order of their worth; what has no room is left out. */
const worth: readonly LabelLine[] = ['name', 'price', 'choices', 'moreName']

/** Which lines fit above the barcode. */
export function fittingLines(
  wanted: ReadonlySet<LabelLine>,
  { room, lineHeight }: LabelLineSizes,
): ReadonlySet<LabelLine> {
  const count = Math.max(0, Math.floor(room / lineHeight))
  return new Set(worth.filter((line) => wanted.has(line)).slice(0, count))
}

/** Emoji and the signs that join them; no font of the documents has any. */
const PICTURES =
  /\p{Emoji_Presentation}|\p{Emoji_Modifier}|\ufe0f|\u200d|(?!©|®|™|‼|⁉)\p{Extended_Pictographic}/gu

/** A text without emoji. */
export const withoutPictures = (text: string): string =>
  text.replaceAll(PICTURES, '').replaceAll(/ {2,}/g, ' ').trim()
