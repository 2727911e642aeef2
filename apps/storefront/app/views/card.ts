import type { Product } from '@vitrine/contract/catalog-v1'
import { isColour } from './colour.ts'
import { stillsOf } from './media.ts'
import type { PictureView } from './picture.ts'
import { type PriceView, viewPrice } from './price.ts'

export type Swatch = { name: string; colour: string }

/** A product as an exhibit in a room. */
export type CardView = {
  id: string
  slug: string
  name: string
  maker?: string
  /** Choices of the first option that is no colour, when they are few; otherwise only how many. */
  choices: readonly string[]
  choiceCount: number
  swatches: readonly Swatch[]
  price: PriceView
  ribbon?: string
  pictures: readonly PictureView[]
  isSoldOut: boolean
}

const fewChoices = 4

export function viewCard(product: Product, origin: string): CardView {
  const plain = product.productOptions.find((option) => !isColourOption(option))
  const names = plain?.choices.map((choice) => choice.description) ?? []
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    ...(product.brand ? { maker: product.brand } : {}),
    choices: names.length <= fewChoices ? names : [],
    choiceCount: names.length,
    swatches: swatchesOf(product),
    price: viewPrice(product),
    ...(product.ribbon ? { ribbon: product.ribbon } : {}),
    pictures: stillsOf(product.media.items, origin, product.name),
    isSoldOut: product.stock.inventoryStatus === 'OUT_OF_STOCK',
  }
}

type Option = Product['productOptions'][number]

const isColourOption = ({ optionType }: Option) => optionType === 'color'

/** The colour of a choice; what is shown by a picture has its name in the colour's place. */
export const colourOf = (option: Option, { value, description }: Option['choices'][number]) =>
  isColourOption(option) && value !== description && isColour(value) ? value : undefined

const swatchesOf = ({ productOptions }: Product): Swatch[] => {
  const option = productOptions.find(isColourOption)
  return (option?.choices ?? []).flatMap((choice) => {
    const colour = option && colourOf(option, choice)
    return colour ? [{ name: choice.description, colour }] : []
  })
}
