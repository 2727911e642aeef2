export interface LabelLineSizes {
  /** Free height above the barcode, in points. */
  readonly room: number
  /** Height of a line, in points. */
  readonly lineHeight: number
}

export type LabelLine = 'name' | 'price' | 'choices' | 'moreName'

/** Lines by priority; those without room are left out. */
const worth: readonly LabelLine[] = ['name', 'price', 'choices', 'moreName']

/** The lines that fit above the barcode. */
export function fittingLines(
  wanted: ReadonlySet<LabelLine>,
  { room, lineHeight }: LabelLineSizes,
): ReadonlySet<LabelLine> {
  const count = Math.max(0, Math.floor(room / lineHeight))
  return new Set(worth.filter((line) => wanted.has(line)).slice(0, count))
}

/** Emoji and their joiners, which no font of the documents contains. */
const PICTURES =
  /\p{Emoji_Presentation}|\p{Emoji_Modifier}|\ufe0f|\u200d|(?!©|®|™|‼|⁉)\p{Extended_Pictographic}/gu

/** A text without emoji. */
export const withoutPictures = (text: string): string =>
  text.replaceAll(PICTURES, '').replaceAll(/ {2,}/g, ' ').trim()
