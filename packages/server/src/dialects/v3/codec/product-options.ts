import {
  allModifiers,
  type Choice,
  type ChoiceLook,
  type Modifier,
  type ModifierChoice,
  type Option,
  type Product,
} from '../../../areas/catalog/index.ts'
import { encodeStoredPicture } from './picture-input.ts'
import { encodeMediaItem } from './product-media.ts'
import type { ProductView } from './product-view.ts'

export const renderTypeOf = ({ type }: Pick<Option, 'type'>) =>
  type === 'color' ? ('SWATCH_CHOICES' as const) : ('TEXT_CHOICES' as const)

/** Options that make variants; the others are encoded as modifiers. */
export const encodeOptions = (view: ProductView, product: Product) =>
  product.manageVariants ? product.options.map((one) => encodeOption(view, product, one)) : []

const encodeOption = (view: ProductView, product: Product, option: Option) => ({
  id: option.id,
  name: option.name,
  optionRenderType: renderTypeOf(option),
  key: option.key,
  choicesSettings: {
    choices: option.choices.map((choice) => ({
      choiceId: choice.id,
      ...encodeLook(view, product, choice, choice.description, colorOf(choice)),
      inStock: choice.inStock,
      visible: choice.visible,
    })),
  },
})

const colorOf = ({ choiceType, value }: Choice): string => (choiceType === 'ONE_COLOR' ? value : '')

type ChoiceWithLook = ChoiceLook & { readonly key: string; readonly mediaIds: readonly string[] }

function encodeLook(
  view: ProductView,
  { gallery }: Product,
  choice: ChoiceWithLook,
  name: string,
  colorCode: string,
) {
  const { choiceType, key, colorCodes, image, displayImage, mediaIds } = choice
  const shown = mediaIds.flatMap((id) => gallery.find((item) => item.id === id) ?? [])
  const { fields, mediaUrl } = view
  return {
    choiceType,
    name,
    key,
    ...(colorCode !== '' && { colorCode }),
    ...(colorCodes.length > 0 && { colorCodes: { colorCodes: [...colorCodes] } }),
    ...(image !== null && { image: encodeStoredPicture(image, mediaUrl) }),
    linkedMedia: shown.map((item) => encodeMediaItem(view, item)),
    ...(fields.has('PRODUCT_CHOICES_MEDIA_REFERENCES') && {
      media: { items: shown.map(({ id }) => ({ mediaId: id, url: mediaUrl(id) })) },
    }),
    ...(fields.has('PRODUCT_CHOICES_DISPLAY_IMAGE') &&
      displayImage !== null && { displayImage: encodeStoredPicture(displayImage, mediaUrl) }),
  }
}

export const encodeModifiers = (view: ProductView, product: Product) =>
  allModifiers(product).map((modifier) => encodeModifier(view, product, modifier))

const encodeModifier = (view: ProductView, product: Product, modifier: Modifier) => ({
  id: modifier.id,
  name: modifier.name,
  key: modifier.key,
  modifierRenderType: modifier.renderType,
  mandatory: modifier.mandatory,
  ...(modifier.freeText
    ? { freeTextSettings: encodeFreeText(modifier.freeText) }
    : {
        choicesSettings: {
          choices: modifier.choices.map((one) => encodeModifierChoice(view, product, one)),
        },
      }),
})

const encodeFreeText = ({ addedPrice, ...settings }: NonNullable<Modifier['freeText']>) => ({
  ...settings,
  defaultAddedPrice: addedPrice,
})

const encodeModifierChoice = (view: ProductView, product: Product, choice: ModifierChoice) => ({
  choiceId: choice.id,
  ...encodeLook(view, product, choice, choice.name, choice.colorCode),
  addedPrice: choice.addedPrice,
})
