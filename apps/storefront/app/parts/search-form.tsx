import { TextField } from '@vitrine/ui/field'
import { links } from '../links.ts'
import { useWords } from '../messages/index.ts'

/** One field, one button, a plain address as its result. */
export function SearchForm({ words: asked, isFirst }: { words: string; isFirst?: boolean }) {
  const words = useWords()
  return (
    <search>
      <form className="search-form" action={links.search()}>
        <TextField
          key={asked}
          type="search"
          name="q"
          label={words.t('search.label')}
          defaultValue={asked}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
          autoFocus={isFirst ?? false}
        />
        <button className="v-button v-button-quiet" type="submit">
          <span className="v-button-words">{words.t('search.submit')}</span>
        </button>
      </form>
    </search>
  )
}
