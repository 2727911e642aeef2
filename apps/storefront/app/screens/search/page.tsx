import { Pagination } from '@vitrine/ui/pagination'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import { ExhibitCard } from '../../parts/exhibit-card.tsx'
import { ExhibitRow, rowSizes } from '../../parts/exhibit-row.tsx'
import { Name } from '../../parts/name.tsx'
import { SearchForm } from '../../parts/search-form.tsx'
import type { PageProps } from '../screen.ts'
import type { SearchLater, SearchProps } from './route.ts'

const firstScreen = 4

export function SearchPage(props: PageProps<SearchProps, SearchLater>) {
  const { words: asked, total, page, pages, cards, rooms, later } = props
  const words = useWords()
  const isNothing = asked !== '' && total === 0
  return (
    <>
      <div className="v-wrap">
        <header className="wall">
          <h1 className="wall-title">{words.t('search.title')}</h1>
        </header>
        <SearchForm words={asked} isFirst={asked === ''} />
        <p className="search-count" role="status">
          {asked && words.t('search.found', { n: total, words: asked })}
          {isNothing && <span className="block">{words.t('search.none.why')}</span>}
        </p>
        <ul className="grid-rooms">
          {cards.map((card, at) => (
            <li key={card.id}>
              <ExhibitCard card={card} sizes={rowSizes} isFirst={at < firstScreen} level={2} />
            </li>
          ))}
        </ul>
        {total === 0 && rooms.length > 0 && (
          <nav aria-labelledby="search-rooms" className="search-rooms">
            <h2 id="search-rooms" className="text-l">
              {words.t('search.elsewhere')}
            </h2>
            <ul>
              {rooms.map(({ id, slug, name, count }) => (
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
            label={words.t('collection.pages', { name: words.t('search.title') })}
          />
        </div>
      </div>
      <ExhibitRow id="newest" title={words.t('search.new')} cards={later?.newest ?? []} />
    </>
  )
}
