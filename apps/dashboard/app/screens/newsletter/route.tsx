import { subscriberStates } from '@vitrine/contract/newsletter'
import { links } from '../../links.ts'
import { ExportButton } from '../../shared/export-button.tsx'
import { ListPage } from '../../shared/list-page.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { Pager } from '../../shared/pager.tsx'
import { StateFilters } from '../../shared/state-filters.tsx'
import { useUrlSearch } from '../../shared/url-params.ts'
import { useCall, useOperation } from '../../shared/use-operation.ts'
import { SubscriberRows } from './rows.tsx'
import {
  type NewsletterSearch,
  readNewsletterSearch,
  SUBSCRIBERS_PAGE,
  subscribersFilter,
  subscribersQuery,
} from './search.ts'

/** Subscribers to the newsletter. */
export function NewsletterRoute() {
  const { newsletter: texts } = useMessages()
  const search = readNewsletterSearch(useUrlSearch())
  const result = useOperation('newsletter.listSubscribers', subscribersQuery(search), {
    keepPrevious: true,
  })
  const { subscribers, total = 0 } = result.data ?? {}
  return (
    <ListPage
      labels={texts}
      shownCount={subscribers?.length}
      total={total}
      isFiltered={search.q !== '' || search.show !== ''}
      error={result.error}
      onRetry={() => result.refetch()}
      filters={<Filters search={search} />}
    >
      <SubscriberRows subscribers={subscribers ?? []} now={new Date()} />
      <Pager
        page={search.page}
        size={SUBSCRIBERS_PAGE}
        total={total}
        linkTo={(page) => links.newsletter({ ...search, page })}
      />
    </ListPage>
  )
}

function Filters({ search }: { readonly search: NewsletterSearch }) {
  const { newsletter: texts } = useMessages()
  const { go } = useNavigation()
  const find = (change: Partial<NewsletterSearch>) =>
    go(links.newsletter({ ...search, ...change, page: 1 }), { replace: true })
  return (
    <StateFilters
      search={search}
      labels={texts}
      states={subscriberStates}
      names={texts.states}
      onFind={find}
    >
      <SubscribersExport search={search} />
    </StateFilters>
  )
}

/** Exports the listed subscribers for a newsletter program. */
function SubscribersExport({ search }: { readonly search: NewsletterSearch }) {
  const { newsletter: texts } = useMessages()
  const { call } = useCall()
  const load = async () => {
    const { text, ...file } = await call('newsletter.exportSubscribers', subscribersFilter(search))
    return { file: { ...file, content: text } }
  }
  return <ExportButton label={texts.export} load={load} />
}
