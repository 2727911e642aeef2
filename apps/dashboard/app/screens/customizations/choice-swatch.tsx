import { Swatch } from '../../scaffold/swatch.tsx'
import type { StoredChoice } from './form.ts'

/** What shows a choice beside its name; nothing for a word. */
export function ChoiceSwatch({ choice }: { readonly choice: StoredChoice }) {
  const { colorCode, colorCodes, image } = choice
  if (!(colorCode ?? colorCodes ?? image)) return null
  return <Swatch colours={colorCode ? [colorCode] : colorCodes?.colorCodes} picture={image?.url} />
}
