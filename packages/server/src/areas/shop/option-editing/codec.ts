import type { SharedOption } from '@vitrine/contract/options'
import { type Customization, type MediaUrl, withAddress } from '../../catalog/index.ts'

export interface OptionView {
  readonly mediaUrl: MediaUrl
  /** The number of products of each option and each choice. */
  readonly productsOf: ReadonlyMap<string, number>
  readonly productsWith: ReadonlyMap<string, number>
}

export function encodeOption(
  { kind, freeText, choices, ...option }: Customization,
  { mediaUrl, productsOf, productsWith }: OptionView,
): SharedOption {
  return {
    ...option,
    kind: kind === 'MODIFIER' ? 'MODIFIER' : 'OPTION',
    productCount: productsOf.get(option.id) ?? 0,
    freeText: freeText && {
      title: freeText.title,
      minCharCount: freeText.minCharCount,
      maxCharCount: freeText.maxCharCount,
      addedPrice: freeText.defaultAddedPrice,
    },
    choices: choices.map(({ defaultAddedPrice, image, displayImage, ...choice }) => ({
      ...choice,
      colorCodes: [...choice.colorCodes],
      primaryChoiceIds: [...choice.primaryChoiceIds],
      addedPrice: defaultAddedPrice,
      image: encodePicture(image, mediaUrl),
      displayImage: encodePicture(displayImage, mediaUrl),
      productCount: productsWith.get(choice.id) ?? 0,
    })),
  }
}

/** A stored picture with its current URL. */
function encodePicture(stored: unknown, mediaUrl: MediaUrl) {
  if (!stored) return null
  const { id, url } = withAddress(stored, mediaUrl) as {
    readonly id?: string
    readonly url?: string
  }
  return { id: id ?? null, url: url ?? '' }
}
