import type { CardView } from '../views/card.ts'
import { HydrateLater } from './hydrate-later.tsx'
import { MoreLink } from './more-link.tsx'
import { ProductCard } from './product-card.tsx'

export type ProductRowProps = {
  id: string
  title: string
  /** Language of the title, if it differs from that of the page. */
  lang?: string | undefined
  cards: readonly CardView[]
  more?: { href: string; label: string }
}

export const rowSizes = '(min-width: 64rem) 22vw, (min-width: 46rem) 30vw, 46vw'

/** Products below a heading; nothing when the list is empty. */
export function ProductRow({ id, title, lang, cards, more }: ProductRowProps) {
  if (cards.length === 0) return null
  return (
    <section className="v-wrap section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id} lang={lang}>
          {title}
        </h2>
        {more && <MoreLink href={more.href}>{more.label}</MoreLink>}
      </div>
      <ul className="card-grid row-of-four">
        {cards.map((card) => (
          <li key={card.id}>
            <HydrateLater>
              <ProductCard card={card} sizes={rowSizes} />
            </HydrateLater>
          </li>
        ))}
      </ul>
    </section>
  )
}
