import { isolatedText } from '@vitrine/messages'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import { QuickLookButton } from '../quick-look/quick-look-button.tsx'
import { Rating } from '../reviews/rating.tsx'
import type { CardView, Swatch } from '../views/card.ts'
import { stateText } from '../views/preorder.ts'
import { isInStock } from '../views/product-state.ts'
import { WishButton } from '../wishes/wish-button.tsx'
import { FramedPicture } from './framed-picture.tsx'
import { Name } from './name.tsx'
import { Price } from './price.tsx'

export type ProductCardProps = {
  card: CardView
  sizes: string
  maxWidth?: number
  isFirst?: boolean
  /** Two pictures side by side, where there are two. */
  isWide?: boolean
  level?: 2 | 3
}

/** A product with its picture, name and price, as a link to its page. */
export function ProductCard(props: ProductCardProps) {
  const { card, sizes, maxWidth, isFirst, isWide, level = 3 } = props
  const messages = useMessages()
  const Heading = `h${level}` as const
  const [first, second] = card.pictures
  const picture = { sizes, maxWidth, isFirst: isFirst ?? false, isDecorative: true }
  const ribbon = isInStock(card.state)
    ? saleOf(card, messages.card.sale)
    : stateText(card, messages)
  return (
    <article className="product-card" data-product-card={card.id}>
      {isWide && second ? (
        <span className="ground-pair">
          <FramedPicture picture={first} {...picture} />
          <FramedPicture picture={second} {...picture} />
        </span>
      ) : (
        <FramedPicture picture={first} second={second} {...picture} />
      )}
      <WishButton productId={card.id} name={card.name} />
      <QuickLookButton slug={card.slug} name={card.name} />
      <div className="card-text">
        {ribbon && (
          <span className="card-ribbon" data-quiet={card.state === 'out' ? '' : undefined}>
            {ribbon}
          </span>
        )}
        <Heading className="card-name v-name">
          <a className="product-card-link" href={links.product(card.slug)}>
            <Name>{card.name}</Name>
          </a>
        </Heading>
        {card.price && <Price price={card.price} className="card-price" />}
        {card.rating && <Rating rating={card.rating} />}
        <CardDetails card={card} />
        {card.swatches.length > 0 && <Swatches swatches={card.swatches} />}
      </div>
    </article>
  )
}

const saleOf = ({ ribbon, price }: CardView, sale: string) =>
  ribbon ?? (price?.was ? sale : undefined)

function CardDetails({ card }: { card: CardView }) {
  const messages = useMessages()
  const { maker, choices, choiceCount, swatches } = card
  const parts = [
    maker,
    choices.length > 1 ? choices.map(unbroken).join(' · ') : '',
    choices.length === 0 && choiceCount > 1 ? messages.card.choices({ n: choiceCount }) : '',
    swatches.length > 1 ? unbroken(messages.card.colours({ n: swatches.length })) : '',
  ].filter(Boolean)
  if (parts.length === 0) return null
  return (
    <span className="card-detail">
      {parts.map((part) => (isolatedText(messages.locale).text ?? String)(part ?? '')).join(', ')}
    </span>
  )
}

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

const maxSwatches = 8

function Swatches({ swatches }: { swatches: readonly Swatch[] }) {
  return (
    <ul className="card-swatches">
      {swatches.slice(0, maxSwatches).map(({ name, colour }) => (
        <li key={name} title={name}>
          <svg viewBox="0 0 14 14" role="img" aria-label={name}>
            <circle cx="7" cy="7" r="6.5" fill={colour} className="v-disc-edge" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
