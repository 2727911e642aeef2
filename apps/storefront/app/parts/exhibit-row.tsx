import type { CardView } from '../views/card.ts'
import { ExhibitCard } from './exhibit-card.tsx'
import { MoreLink } from './more-link.tsx'

export type ExhibitRowProps = {
  id: string
  title: string
  cards: readonly CardView[]
  more?: { href: string; words: string }
}

export const rowSizes = '(min-width: 64rem) 22vw, (min-width: 46rem) 30vw, 46vw'

/** A few things under one heading. Nothing is shown when there is nothing. */
export function ExhibitRow({ id, title, cards, more }: ExhibitRowProps) {
  if (cards.length === 0) return null
  return (
    <section className="v-wrap section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
        {more && <MoreLink href={more.href}>{more.words}</MoreLink>}
      </div>
      <ul className="grid-rooms row-of-four">
        {cards.map((card) => (
          <li key={card.id}>
            <ExhibitCard card={card} sizes={rowSizes} />
          </li>
        ))}
      </ul>
    </section>
  )
}
