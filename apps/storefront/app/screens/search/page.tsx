import { FilteredList } from '../../filters/filtered-list.tsx'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import { Name } from '../../parts/name.tsx'
import { ProductRow } from '../../parts/product-row.tsx'
import { SearchForm } from '../../parts/search-form.tsx'
import type { SearchProps } from './route.ts'

export function SearchPage(props: SearchProps) {
  const { words: asked, typed, list, pages, cards, isBestSelling } = props
  const messages = useMessages()
  const isNothing = asked !== '' && !list && pages.length === 0
  return (
    <>
      <div className="v-wrap">
        <header className="page-head">
          <h1 className="page-head-title">{messages.search.title}</h1>
        </header>
        <SearchForm words={typed ?? asked} isFirst={asked === ''} />
        <p className="search-count" role="status">
          {list?.total === 0
            ? messages.collection.empty.title
            : asked && messages.search.found({ n: list?.total ?? 0, words: asked })}
          {typed && <AsTyped words={typed} />}
          {isNothing && <span className="block">{messages.search.none.why}</span>}
        </p>
        {!list && <FoundPages {...props} />}
        <NearQueries {...props} />
        {list && (
          <FilteredList
            list={list}
            label={messages.collection.pages({ name: messages.search.title })}
          />
        )}
        {list && <FoundPages {...props} />}
        <Collections {...props} />
      </div>
      <ProductRow
        id="instead"
        title={messages.search[isBestSelling ? 'best' : 'new']}
        cards={cards}
      />
    </>
  )
}

/** Some words became filters; here is the search without them. */
function AsTyped({ words }: { words: string }) {
  const { search } = useMessages()
  return (
    <span className="block">
      {search.filtered}{' '}
      <a href={links.search(words, {}, { isExact: true })}>{search.exactly({ words })}</a>
    </span>
  )
}

/** Pages of the merchant and articles, below the products where there are some. */
function FoundPages({ pages }: SearchProps) {
  const { search, journal } = useMessages()
  if (pages.length === 0) return null
  return (
    <section aria-labelledby="search-pages" className="search-pages">
      <h2 id="search-pages" className="text-l">
        {search.content}
      </h2>
      <ul>
        {pages.map(({ href, title, summary, isArticle, langs }) => (
          <li key={href}>
            <a href={href}>
              <Name lang={langs?.title}>{title}</Name>
            </a>
            {isArticle && <span className="v-mute">{journal.title}</span>}
            {summary !== '' && (
              <p dir="auto" lang={langs?.summary}>
                {summary}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Searches that find something where this one does not. */
function NearQueries({ queries }: SearchProps) {
  const messages = useMessages()
  if (queries.length === 0) return null
  return (
    <nav aria-labelledby="search-queries" className="search-collections">
      <h2 id="search-queries" className="text-l">
        {messages.search.meant}
      </h2>
      <ul>
        {queries.map((words) => (
          <li key={words}>
            <a className="v-chip" href={links.search(words)}>
              <Name>{words}</Name>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Collections({ collections }: SearchProps) {
  const messages = useMessages()
  if (collections.length === 0) return null
  return (
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
  )
}
