import type { RichContent } from '@vitrine/contract/rich-content'
import type { Relation } from '@vitrine/contract/shop'
import type { Errors } from '../../flow/errors.ts'
import type { ReviewsView } from '../../reviews/review-view.ts'
import type { CardView } from '../../views/card.ts'
import type { DetailView } from '../../views/details.ts'
import type { MediaView } from '../../views/media.ts'
import type { PluginBlockView } from '../../views/plugin-blocks.ts'
import type { PriceView } from '../../views/price.ts'
import type { GiftView } from './gift.ts'
import type { ModifierView } from './modifiers.ts'
import type { OptionView } from './options.ts'
import type { PlansView } from './plans.ts'
import type { QuestionView } from './question.ts'
import type { Selection } from './selection.ts'
import type { StockView } from './stock.ts'
import type { WaitView } from './waiting.ts'

/** A description: HTML sanitized by the server, and the rich-content document if there is one. */
export type TextView = { html: string; document?: DocumentView }
export type DocumentView = Pick<RichContent, 'nodes'>

/** How many pieces are bought at a time. */
export type QuantitiesView = {
  minimum: number
  maximum?: number
  /** The limits of the product as text. */
  text?: string
}

/** Data of the product page. */
export type ProductProps = {
  id: string
  /** The chosen variant of several. */
  variantId?: string
  /** Makes a form that is sent twice count once. */
  addKey: string
  slug: string
  name: string
  /** A line below the name. */
  subtitle?: string
  maker?: string
  /** Ribbons, the most important first. */
  ribbons: readonly string[]
  description: TextView
  /** The values of custom fields, in order. */
  details: readonly DetailView[]
  sections: readonly { title: string; text: TextView }[]
  /** Content of plug-ins below them. */
  plugins: readonly PluginBlockView[]
  media: readonly MediaView[]
  /** Breadcrumbs, its own collection last. */
  collections: readonly { name: string; slug: string }[]
  /** ISO 4217. */
  currency: string
  /** Absent while none of its variants is shown. */
  price?: PriceView
  stock: StockView
  quantities: QuantitiesView
  /** The lowest delivery price to the buyer’s country, in words. */
  delivery?: string
  /** How long it can be sent back, in words. */
  returns?: string
  /** Present if it is sold out and the shop accepts back-in-stock requests. */
  wait?: WaitView
  /** Errors of the form after it was sent. */
  errors?: Errors
  options: readonly OptionView[]
  selection: Selection
  modifiers: readonly ModifierView[]
  plans: PlansView
  /** The recipient, for a gift card. */
  gift?: GiftView
  sku?: string
  /** The part number of the selected variant. */
  partNumber?: string
  /** The GTIN in the barcode, for search engines. */
  gtin?: string
  /** Reviews of buyers; absent if there are none. */
  reviews?: ReviewsView
  question: QuestionView
  related: readonly CardView[]
  /** Why these. */
  relation: Relation
}
