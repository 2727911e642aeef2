import { type Subscription, subscriptionStatuses } from '@vitrine/contract/subscriptions'
import { links } from '../../links.ts'
import { ListPage } from '../../shared/list-page.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { Pager } from '../../shared/pager.tsx'
import { StateFilters } from '../../shared/state-filters.tsx'
import { SubscriptionRows } from './rows.tsx'
import { SUBSCRIPTIONS_PAGE, type SubscriptionsSearch } from './search.ts'

export interface SubscriptionsPageProps {
  readonly search: SubscriptionsSearch
  /** Undefined until loaded. */
  readonly subscriptions: readonly Subscription[] | undefined
  readonly total: number
  readonly locale: string
  readonly error?: unknown
  readonly onRetry?: () => void
}

/** Recurring orders of buyers. */
export function SubscriptionsPage(props: SubscriptionsPageProps) {
  const { search, subscriptions, total, locale } = props
  const { subscriptions: texts } = useMessages()
  const { go } = useNavigation()
  const find = (change: Partial<SubscriptionsSearch>) =>
    go(links.subscriptions({ ...search, ...change, page: 1 }), { replace: true })
  return (
    <ListPage
      labels={texts}
      total={total}
      error={props.error}
      onRetry={props.onRetry}
      shownCount={subscriptions?.length}
      filters={
        <StateFilters
          search={search}
          labels={texts}
          states={subscriptionStatuses}
          names={texts.states}
          onFind={find}
        />
      }
      isFiltered={search.q !== '' || search.show !== ''}
    >
      <SubscriptionRows subscriptions={subscriptions ?? []} locale={locale} />
      <Pager
        page={search.page}
        size={SUBSCRIPTIONS_PAGE}
        total={total}
        linkTo={(page) => links.subscriptions({ ...search, page })}
      />
    </ListPage>
  )
}
