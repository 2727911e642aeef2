import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { SubscriptionRows } from './rows.tsx'

/** Further ones of the order or member are in the list. */
const MAX_SHOWN = 20

interface SubscriptionsSectionProps {
  readonly title: string
  /** The order or the member. */
  readonly filter: { readonly orderId: string } | { readonly memberId: string }
  readonly locale: string
}

/** The subscriptions of an order or of a member. */
export function SubscriptionsSection(props: SubscriptionsSectionProps) {
  return (
    <IfAllowed call="subscriptions.querySubscriptions">
      <Found {...props} />
    </IfAllowed>
  )
}

function Found({ title, filter, locale }: SubscriptionsSectionProps) {
  const { subscription, shell } = useMessages()
  const { data, error, refetch } = useOperation('subscriptions.querySubscriptions', {
    query: { filter, paging: { limit: MAX_SHOWN } },
  })
  return (
    <Section title={title}>
      {error && <Failure error={error} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton rows={2} label={shell.loading} />}
      {data?.subscriptions.length === 0 && <p className="field-hint">{subscription.none}</p>}
      {data && data.subscriptions.length > 0 && (
        <SubscriptionRows subscriptions={data.subscriptions} locale={locale} />
      )}
    </Section>
  )
}
