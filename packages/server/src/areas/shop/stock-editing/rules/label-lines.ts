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
