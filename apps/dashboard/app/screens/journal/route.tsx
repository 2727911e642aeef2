import { articleStates } from '@vitrine/contract/pages'
import type { OutputOf } from '../../api/client.ts'
import { links } from '../../links.ts'
import { SelectField } from '../../shared/fields.tsx'
import { ListPage } from '../../shared/list-page.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { Pager } from '../../shared/pager.tsx'
import { StateFilters } from '../../shared/state-filters.tsx'
import { useUrlSearch } from '../../shared/url-params.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { ArticleRows } from './rows.tsx'
import { ARTICLES_PAGE, articlesQuery, type JournalSearch, readJournalSearch } from './search.ts'

/** The articles of the journal. */
export function JournalRoute() {
  const { journal: texts } = useMessages()
  const { go } = useNavigation()
  const search = readJournalSearch(useUrlSearch())
  const result = useOperation('pages.listArticles', articlesQuery(search), { keepPrevious: true })
  const { articles, total = 0, tags = [] } = result.data ?? {}
  return (
    <ListPage
      labels={texts}
      shownCount={articles?.length}
      total={total}
      isFiltered={search.q !== '' || search.show !== '' || search.tag !== ''}
      error={result.error}
      onRetry={() => result.refetch()}
      createOperation="pages.savePage"
      onNew={() => go(links.article('new'))}
      filters={<Filters search={search} tags={tags} />}
    >
      <ArticleRows articles={articles ?? []} />
      <Pager
        page={search.page}
        size={ARTICLES_PAGE}
        total={total}
        linkTo={(page) => links.journal({ ...search, page })}
      />
    </ListPage>
  )
}

interface FiltersProps {
  readonly search: JournalSearch
  readonly tags: OutputOf<'pages.listArticles'>['tags']
}

function Filters({ search, tags }: FiltersProps) {
  const { journal: texts } = useMessages()
  const { go } = useNavigation()
  const find = (change: Partial<JournalSearch>) =>
    go(links.journal({ ...search, ...change, page: 1 }), { replace: true })
  const names = tags.map(({ tag }) => tag)
  // A tag of the address is shown although the list does not have it.
  const known = search.tag === '' || names.includes(search.tag) ? names : [search.tag, ...names]
  return (
    <StateFilters
      search={search}
      labels={texts}
      states={articleStates}
      names={texts.states}
      onFind={find}
    >
      {known.length > 0 && (
        <SelectField
          label={texts.fields.tags}
          hideLabel
          value={search.tag}
          options={[['', texts.allTags], ...known.map((tag) => [tag, tag] as const)]}
          onValue={(tag) => find({ tag })}
        />
      )}
    </StateFilters>
  )
}
