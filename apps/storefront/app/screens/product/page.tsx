import { Breadcrumbs } from '@vitrine/ui/breadcrumbs'
import { Disclosure } from '@vitrine/ui/disclosure'
import { links } from '../../links.ts'
import { type Messages, useMessages } from '../../messages/index.ts'
import { Details } from '../../parts/details.tsx'
import { Name } from '../../parts/name.tsx'
import { Price } from '../../parts/price.tsx'
import { ProductRow } from '../../parts/product-row.tsx'
import { RichText } from '../../parts/rich-text.tsx'
import { ShareButton } from '../../parts/share-button.tsx'
import { RecentRow } from '../../recent/recent-row.tsx'
import { Rating } from '../../reviews/rating.tsx'
import { ReviewsSection } from '../../reviews/reviews-section.tsx'
import { WishButton } from '../../wishes/wish-button.tsx'
import { Gallery } from './gallery.tsx'
import { GiftFields } from './gift-fields.tsx'
import { OptionForm } from './option-form.tsx'
import { PluginSection } from './plugin-section.tsx'
import type { ProductProps } from './product-view.ts'
import { QuestionForm } from './question-form.tsx'
import { StockLine } from './stock-line.tsx'
import { WaitForm } from './wait-form.tsx'

export function ProductPage(props: ProductProps) {
  const { name, subtitle, maker, price, collections, sections, sku, reviews } = props
  const collection = collections.at(-1)
  const messages = useMessages()
  const crumbs = [
    { label: messages.layout.all, href: links.allProducts() },
    ...collections.map((one) => ({ label: one.name, href: links.collection(one.slug) })),
  ]
  return (
    <>
      <div className="v-wrap product">
        <Gallery name={name} media={props.media} />
        <div className="product-info">
          <Breadcrumbs items={crumbs} />
          <header className="product-head">
            <Ribbons {...props} />
            <h1 className="product-name">
              <Name>{name}</Name>
            </h1>
            {subtitle && (
              <p className="text-l">
                <Name>{subtitle}</Name>
              </p>
            )}
            {maker && (
              <p className="v-mute">
                <Name>{messages.product.by({ maker })}</Name>
              </p>
            )}
            {reviews && (
              <a className="rating-link" href="#reviews">
                <Rating rating={reviews.rating} />
              </a>
            )}
          </header>
          <div className="product-price" aria-live="polite">
            {price && <Price price={price} hasUnit />}
          </div>
          <RichText text={props.description} className="product-text" />
          <OptionForm {...props}>{props.gift && <GiftFields {...props.gift} />}</OptionForm>
          {props.wait && <WaitForm {...props} wait={props.wait} />}
          <StockLine {...props} />
          <div className="product-actions">
            <WishButton
              productId={props.id}
              name={name}
              isWide
              {...(props.variantId && { variantId: props.variantId })}
            />
            <ShareButton path={links.product(props.slug, props.selection)} title={name} />
            <QuestionForm key={props.id} {...props} />
          </div>
          <Details details={props.details} />
          <div className="product-sections">
            {sections.map(({ title, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sections may have the same title.
              <Disclosure key={at} summary={title} open={at === 0}>
                <RichText text={text} />
              </Disclosure>
            ))}
          </div>
          <PluginSection blocks={props.plugins} />
          {sku && (
            <p className="text-s v-mute">
              {messages.product.sku} <span className="v-num">{sku}</span>
            </p>
          )}
        </div>
      </div>
      {reviews && <ReviewsSection slug={props.slug} reviews={reviews} />}
      <ProductRow
        id="related"
        title={relatedTitle(props, messages)}
        cards={props.related}
        {...(collection && props.relation === 'COLLECTION'
          ? { more: { href: links.collection(collection.slug), label: collection.name } }
          : {})}
      />
      <RecentRow but={props.id} />
    </>
  )
}

/** The title of related products, by their relation. */
function relatedTitle({ relation, maker }: ProductProps, { product }: Messages): string {
  if (relation === 'BRAND' && maker) return product.relation.brand({ maker })
  if (relation === 'BOUGHT_TOGETHER') return product.relation.together
  if (relation === 'CHOSEN') return product.relation.chosen
  return relation === 'SHOP' ? product.relation.shop : product.related
}

/** Ribbons above the name; "on sale" when there are none. */
function Ribbons({ ribbons, price, plans }: ProductProps) {
  const messages = useMessages()
  const isOnSale = price?.was !== undefined && plans.chosen === ''
  const shown = ribbons.length > 0 ? ribbons : isOnSale ? [messages.card.sale] : []
  if (shown.length === 0) return null
  return (
    <ul className="product-ribbons">
      {shown.map((ribbon, at) => (
        <li key={ribbon} className="card-ribbon" data-quiet={at > 0 ? '' : undefined}>
          <Name>{ribbon}</Name>
        </li>
      ))}
    </ul>
  )
}
