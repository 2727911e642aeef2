import type { ProductCard } from '@vitrine/contract/shop'
import type { RatingView } from '../reviews/review-view.ts'
import { isColour } from './colour.ts'
import { posterOf, viewMedia } from './media.ts'
import type { PictureView } from './picture.ts'
import { type LeavingView, leavingOf } from './preorder.ts'
import { type PriceView, priceOfRange } from './price.ts'
import { type ProductState, stateOf } from './product-state.ts'
import type { ViewContext } from './view-context.ts'

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
  /** Absent while none of its variants is shown. */
  price?: PriceView
  ribbon?: string
  pictures: readonly PictureView[]
  state: ProductState
  /** The expected shipping day of a preorder; absent: unknown. */
  leaving?: LeavingView
  /** The average of its reviews; absent if there are none. */
  rating?: RatingView
}

const fewChoices = 4

export const viewCards = (
  cards: readonly ProductCard[],
  currency: string,
  shown: ViewContext,
): CardView[] => cards.map((card) => viewCard(card, currency, shown))

export function viewCard(
  card: ProductCard,
  currency: string,
  { origin, today }: ViewContext,
): CardView {
  const { id, slug, name, brand, ribbon, options } = card
  const plain = options.find((option) => !isColourOption(option))
  const { choiceCount = 0, choices = [] } = plain ?? {}
  const price = priceOfRange(card, currency)
  const leaving = leavingOf(card.preorderShipsAt, today)
  return {
    id,
    slug,
    name,
    choiceCount,
    ...(brand ? { maker: brand.name } : {}),
    choices: choiceCount <= fewChoices ? choices.map((choice) => choice.name) : [],
    swatches: swatchesOf(card),
    ...(price ? { price } : {}),
    ...(ribbon ? { ribbon: ribbon.name } : {}),
    // The name next to a picture is its description: the texts of the pictures would be read by nobody.
    pictures: viewMedia(card.pictures, origin, name)
      .flatMap((one) => posterOf(one) ?? [])
      .map((picture) => ({ ...picture, alt: '' })),
    state: stateOf(card),
    ...(leaving ? { leaving } : {}),
    ...(card.rating ? { rating: card.rating } : {}),
  }
}

const isColourOption = ({ type }: { readonly type: string }) => type === 'color'

/** Colour of a choice; a choice with a picture has its name instead. */
export const colourOf = (
  option: { readonly type: string },
  { name, value }: { readonly name: string; readonly value: string },
) => (isColourOption(option) && value !== name && isColour(value) ? value : undefined)

const swatchesOf = ({ options }: ProductCard): Swatch[] => {
  const option = options.find(isColourOption)
  return (option?.choices ?? []).flatMap((choice) => {
    const colour = option && colourOf(option, choice)
    return colour ? [{ name: choice.name, colour }] : []
  })
}
