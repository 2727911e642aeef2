import type { CardView } from '../../views/card.ts'
import type { PictureView } from '../../views/picture.ts'
import type { PriceView } from '../../views/price.ts'
import type { OptionView } from './options.ts'
import type { Selection } from './selection.ts'
import type { StockView } from './stock.ts'

/** What the page of a product shows. */
export type ProductProps = {
  slug: string
  name: string
  maker?: string
  ribbon?: string
  /** HTML that the server has cleaned. */
  description: string
  sections: readonly { title: string; html: string }[]
  pictures: readonly PictureView[]
  room?: { name: string; slug: string }
  price: PriceView
  stock: StockView
  options: readonly OptionView[]
  selection: Selection
  sku?: string
  isDigital: boolean
}

/** Other things from the same room. */
export type ProductLater = { beside: readonly CardView[] }
