import type { Product } from '@vitrine/contract/catalog-v1'
import type { RequestContext } from '../request/context.ts'
import { type Availability, availabilityOf } from './availability.ts'
import { isColour } from './colour.ts'
import { cardPicturesOf } from './media.ts'
import type { PictureView } from './picture.ts'
import { type PriceView, viewPrice } from './price.ts'

export type Swatch = { name: string; colour: string }

/** View model of a product card. */
export type CardView = {
  id: string
  slug: string
  name: string
  maker?: string
  /**
   * Choices of the first option that is not a colour, when they are few; otherwise only their
   * number.
   */
  choices: readonly string[]
  choiceCount: number
  swatches: readonly Swatch[]
  price: PriceView
  ribbon?: string
  pictures: readonly PictureView[]
  availability: Availability
}

const fewChoices = 4

/** One more request when something is sold out: which of it can be pre-ordered. */
export async function viewCards(
  { api, origin }: Pick<RequestContext, 'api' | 'origin'>,
  products: readonly Product[],
): Promise<CardView[]> {
  const soldOutIds = products.filter(isSoldOut).map(({ id }) => id)
  const { productIds } =
    soldOutIds.length > 0
      ? await api.search.findPreorderable({ productIds: soldOutIds })
      : { productIds: [] }
  return products.map((product) => viewCard(product, origin, productIds.includes(product.id)))
}

const isSoldOut = ({ stock }: Product) => stock.inventoryStatus === 'OUT_OF_STOCK'

export function viewCard(product: Product, origin: string, canPreorder = false): CardView {
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
    pictures: cardPicturesOf(product.media.items, origin, product.name),
    availability: availabilityOf(!isSoldOut(product), canPreorder),
  }
}

type Option = Product['productOptions'][number]

const isColourOption = ({ optionType }: Option) => optionType === 'color'

/** Colour of a choice; a choice with a picture has its name instead. */
export const colourOf = (option: Option, { value, description }: Option['choices'][number]) =>
  isColourOption(option) && value !== description && isColour(value) ? value : undefined

const swatchesOf = ({ productOptions }: Product): Swatch[] => {
  const option = productOptions.find(isColourOption)
  return (option?.choices ?? []).flatMap((choice) => {
    const colour = option && colourOf(option, choice)
    return colour ? [{ name: choice.description, colour }] : []
  })
}
