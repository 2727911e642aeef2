import { Pagination } from '@vitrine/ui/pagination'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import { Name } from '../../parts/name.tsx'
import { ProductCard } from '../../parts/product-card.tsx'
import { ProductRow, rowSizes } from '../../parts/product-row.tsx'
import { SearchForm } from '../../parts/search-form.tsx'
import type { SearchProps } from './route.ts'

const firstScreen = 4

export function SearchPage(props: SearchProps) {
  const { words: asked, total, page, pages, cards, collections, newest } = props
  const messages = useMessages()
  const isNothing = asked !== '' && total === 0
  return (
    <>
      <div className="v-wrap">
        <header className="page-head">
          <h1 className="page-head-title">{messages.search.title}</h1>
        </header>
        <SearchForm words={asked} isFirst={asked === ''} />
        <p className="search-count" role="status">
          {asked && messages.search.found({ n: total, words: asked })}
          {isNothing && <span className="block">{messages.search.none.why}</span>}
        </p>
        <ul className="card-grid">
          {cards.map((card, at) => (
            <li key={card.id}>
              <ProductCard card={card} sizes={rowSizes} isFirst={at < firstScreen} level={2} />
            </li>
          ))}
        </ul>
        {collections.length > 0 && (
          <nav aria-labelledby="search-collections" className="search-collections">
            <h2 id="search-collections" className="text-l">
              {messages.search.browse}
            </h2>
            <ul>
              {collections.map(({ id, slug, name, count }) => (
                <li key={id}>
                  <a className="v-chip" href={links.collection(slug)}>
                    <Name>{name}</Name> <span className="v-num v-mute">{count}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="pages">
          <Pagination
            page={Math.min(page, Math.max(1, pages))}
            pages={pages}
            href={(to) => links.search(asked, to)}
            label={messages.collection.pages({ name: messages.search.title })}
          />
        </div>
      </div>
      <ProductRow id="newest" title={messages.search.new} cards={newest} />
    </>
  )
}
