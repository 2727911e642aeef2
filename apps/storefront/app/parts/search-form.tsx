import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import { SearchBox } from './search-box.tsx'

/** Search field and button; submits with GET. */
export function SearchForm({ words: asked, isFirst }: { words: string; isFirst?: boolean }) {
  const messages = useMessages()
  return (
    <search>
      <form className="search-form" action={links.search()}>
        <SearchBox key={asked} words={asked} isFirst={isFirst ?? false} />
        <button className="v-button v-button-quiet" type="submit">
          <span className="v-button-label">{messages.search.submit}</span>
        </button>
      </form>
    </search>
  )
}
