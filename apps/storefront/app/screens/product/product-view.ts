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
  /** What the product allows, in words. */
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
  /** What the shop adds of its own, in its order. */
  details: readonly DetailView[]
  sections: readonly { title: string; text: TextView }[]
  /** What plug-ins show below them. */
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
  /** What delivery to the buyer’s country costs at least, in words. */
  delivery?: string
  /** How long it can be sent back, in words. */
  returns?: string
  /** Where it is sold out and the shop mails who waits. */
  wait?: WaitView
  /** Of the form for that, after it was sent. */
  errors?: Errors
  options: readonly OptionView[]
  selection: Selection
  modifiers: readonly ModifierView[]
  plans: PlansView
  /** Of a gift card: for whom it is. */
  gift?: GiftView
  sku?: string
  /** The number that its maker gave the chosen variant. */
  partNumber?: string
  /** Of the barcode, for search engines. */
  gtin?: string
  /** What buyers say; absent while nobody has said anything. */
  reviews?: ReviewsView
  question: QuestionView
  related: readonly CardView[]
  /** Why these. */
  relation: Relation
}
