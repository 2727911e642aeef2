import { Button } from '@vitrine/ui/button'
import { Icon, X } from '@vitrine/ui/icon'
import { useState } from 'react'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import { Name } from '../parts/name.tsx'
import { searches } from '../recent/recent-searches.ts'
import { ProductSummary } from './product-summary.tsx'
import type { InsteadView } from './view-found.ts'

type StatusProps = {
  words: string
  /** How many suggestions there are. */
  options: number
  isLoading: boolean
  hasFailed: boolean
  isNothing: boolean
  retry: () => void
}

/** The status of the search, visually and for screen readers. */
export function SearchStatus(props: StatusProps) {
  const { words, options, isLoading, hasFailed, isNothing, retry } = props
  const { search } = useMessages()
  return (
    <div className="search-panel-status" data-quiet={isNothing || hasFailed ? undefined : ''}>
      <p role="status" data-loading={isLoading ? '' : undefined}>
        {hasFailed && search.failed}
        {!hasFailed && isLoading && words !== '' && search.loading}
        {isNothing && search.found({ n: 0, words })}
        {!isLoading && options > 0 && search.suggested({ n: options })}
      </p>
      {hasFailed && <Button onClick={retry}>{search.retry}</Button>}
    </div>
  )
}

/** Suggested searches with words that the shop's products contain. */
export function SuggestedSearches({ queries }: { queries: readonly string[] }) {
  const { search } = useMessages()
  if (queries.length === 0) return null
  return (
    <nav className="search-panel-chips" aria-label={search.meant}>
      <span className="v-mute">{search.meant}</span>
      {queries.map((words) => (
        <a key={words} className="v-chip" href={links.search(words)} data-replace>
          <Name>{words}</Name>
        </a>
      ))}
    </nav>
  )
}

/** Suggestions while nothing is typed, or when nothing is found. */
export function SearchStart({
  instead,
  isNew,
}: {
  instead: InsteadView | undefined
  isNew: boolean
}) {
  const { search, home } = useMessages()
  return (
    <div className="search-start">
      {isNew && <RecentSearches />}
      {instead && instead.cards.length > 0 && (
        <section aria-labelledby="search-start-products" data-kind="products">
          <h3 id="search-start-products" className="suggestions-title">
            {instead.isBestSelling ? search.bestSelling : home.new.label}
          </h3>
          <ul>
            {instead.cards.map((card) => (
              <li key={card.id}>
                <a className="suggestion" href={links.product(card.slug)} data-replace>
                  <ProductSummary card={card} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {instead && instead.collections.length > 0 && (
        <nav aria-labelledby="search-start-collections">
          <h3 id="search-start-collections" className="suggestions-title">
            {search.collections}
          </h3>
          <ul>
            {instead.collections.map(({ slug, name }) => (
              <li key={slug}>
                <a className="suggestion" href={links.collection(slug)} data-replace>
                  <Name>{name}</Name>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

/** Searches that this browser remembers, each of which can be removed. */
function RecentSearches() {
  const messages = useMessages()
  const [all, setAll] = useState(searches.all)
  if (all.length === 0) return null
  const remove = (words: string) => {
    searches.remove(words)
    setAll(searches.all())
  }
  const clear = () => {
    searches.clear()
    setAll([])
  }
  return (
    <section aria-labelledby="search-start-recent">
      <div className="search-start-head">
        <h3 id="search-start-recent" className="suggestions-title">
          {messages.search.recent}
        </h3>
        <button className="link" type="button" onClick={clear}>
          {messages.search.clearRecent}
        </button>
      </div>
      <ul>
        {all.map((words) => (
          <li key={words} className="search-start-recent">
            <a className="suggestion" href={links.search(words)} data-replace>
              <Name>{words}</Name>
            </a>
            <button
              className="v-icon-button"
              type="button"
              aria-label={messages.ui.remove({ name: words })}
              onClick={() => remove(words)}
            >
              <Icon as={X} size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
