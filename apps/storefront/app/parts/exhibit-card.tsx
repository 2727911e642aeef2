import { links } from '../links.ts'
import { useWords } from '../messages/index.ts'
import { availabilityWord } from '../views/availability.ts'
import type { CardView, Swatch } from '../views/card.ts'
import { ExhibitPicture } from './exhibit-picture.tsx'
import { Name } from './name.tsx'
import { Price } from './price.tsx'

export type ExhibitCardProps = {
  card: CardView
  sizes: string
  isFirst?: boolean
  /** Two views side by side, where there are two. */
  isWide?: boolean
  level?: 2 | 3
}

/** A thing in its case, and the museum label under it. */
export function ExhibitCard({ card, sizes, isFirst, isWide, level = 3 }: ExhibitCardProps) {
  const words = useWords()
  const Heading = `h${level}` as const
  const [first, second] = card.pictures
  const picture = { sizes, isFirst: isFirst ?? false, isDecorative: true }
  const isThere = card.availability === 'in'
  const ribbon = isThere
    ? saleOf(card, words.t('card.sale'))
    : availabilityWord(card.availability, words)
  return (
    <article className="exhibit" data-exhibit={card.id}>
      {isWide && second ? (
        <span className="ground-pair">
          <ExhibitPicture picture={first} {...picture} />
          <ExhibitPicture picture={second} {...picture} />
        </span>
      ) : (
        <ExhibitPicture picture={first} second={second} {...picture} />
      )}
      <div className="label">
        {ribbon && (
          <span className="label-ribbon" data-quiet={card.availability === 'out' ? '' : undefined}>
            {ribbon}
          </span>
        )}
        <Heading className="label-name v-name">
          <a className="exhibit-link" href={links.product(card.slug)}>
            <Name>{card.name}</Name>
          </a>
        </Heading>
        <Price price={card.price} className="label-price" />
        <Line card={card} />
        {card.swatches.length > 0 && <Swatches swatches={card.swatches} />}
      </div>
    </article>
  )
}

const saleOf = ({ ribbon, price }: CardView, sale: string) =>
  ribbon ?? (price.was ? sale : undefined)

function Line({ card }: { card: CardView }) {
  const words = useWords()
  const { maker, choices, choiceCount, swatches } = card
  const parts = [
    maker,
    choices.length > 1 ? choices.map(unbroken).join(' · ') : '',
    choices.length === 0 && choiceCount > 1 ? words.t('card.choices', { n: choiceCount }) : '',
    swatches.length > 1 ? unbroken(words.t('card.colours', { n: swatches.length })) : '',
  ].filter(Boolean)
  if (parts.length === 0) return null
  return (
    <span className="label-what">
      <Name>{parts.join(', ')}</Name>
    </span>
  )
}

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

const mostSwatches = 8

function Swatches({ swatches }: { swatches: readonly Swatch[] }) {
  return (
    <ul className="label-swatches">
      {swatches.slice(0, mostSwatches).map(({ name, colour }) => (
        <li key={name} title={name}>
          <svg viewBox="0 0 14 14" role="img" aria-label={name}>
            <circle cx="7" cy="7" r="6.5" fill={colour} className="v-disc-edge" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
