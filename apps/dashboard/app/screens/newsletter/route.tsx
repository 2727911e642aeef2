import { subscriberStates } from '@vitrine/contract/newsletter'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { links } from '../../links.ts'
import { downloadFile } from '../../shared/download-file.ts'
import { errorMessage } from '../../shared/failure.tsx'
import { ListPage } from '../../shared/list-page.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { Pager } from '../../shared/pager.tsx'
import { StateFilters } from '../../shared/state-filters.tsx'
import { useToast } from '../../shared/toast.tsx'
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
      <ExportButton search={search} />
    </StateFilters>
  )
}

/** Exports the listed subscribers for a newsletter program. */
function ExportButton({ search }: { readonly search: NewsletterSearch }) {
  const messages = useMessages()
  const { call } = useCall()
  const showToast = useToast()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { text, ...file } = await call(
        'newsletter.exportSubscribers',
        subscribersFilter(search),
      )
      downloadFile({ ...file, content: text })
    } catch (error) {
      showToast({ text: errorMessage(error, messages), isError: true })
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" className="button" disabled={isBusy} onClick={() => void save()}>
      <Download aria-hidden="true" />
      {messages.newsletter.export}
    </button>
  )
}
