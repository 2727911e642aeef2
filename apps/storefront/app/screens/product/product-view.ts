import type { RichContent } from '@vitrine/contract/rich-content'
import type { CardView } from '../../views/card.ts'
import type { MediaView } from '../../views/media.ts'
import type { PriceView } from '../../views/price.ts'
import type { ModifierView } from './modifiers.ts'
import type { OptionView } from './options.ts'
import type { PlansView } from './plans.ts'
import type { Selection } from './selection.ts'
import type { StockView } from './stock.ts'

/** A merchant's text: HTML that the server has cleaned, and the document it was written as, if it was one. */
export type TextView = { html: string; document?: DocumentView }
export type DocumentView = Pick<RichContent, 'nodes'>

/** What the page of a product shows. */
export type ProductProps = {
  slug: string
  name: string
  maker?: string
  /** Short words on its label, the most important first. */
  ribbons: readonly string[]
  description: TextView
  sections: readonly { title: string; text: TextView }[]
  media: readonly MediaView[]
  /** The way to the room it is in, that one last. */
  rooms: readonly { name: string; slug: string }[]
  price: PriceView
  stock: StockView
  options: readonly OptionView[]
  selection: Selection
  modifiers: readonly ModifierView[]
  plans: PlansView
  sku?: string
  isDigital: boolean
}

/** Other things from the same room. */
export type ProductLater = { beside: readonly CardView[] }
