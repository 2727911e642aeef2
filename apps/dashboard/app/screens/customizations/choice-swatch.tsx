import { Swatch } from '../../shared/swatch.tsx'
import type { CustomizationChoice } from './form.ts'

/** Swatch of a choice; nothing for text choices. */
export function ChoiceSwatch({ choice }: { readonly choice: CustomizationChoice }) {
  const { colorCode, colorCodes, image } = choice
  if (!colorCode && colorCodes.length === 0 && !image) return null
  return <Swatch colours={colorCode ? [colorCode] : colorCodes} picture={image?.url} />
}
