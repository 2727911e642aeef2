import {
  type AccountPageProps,
  accountPage,
  redirectUnlessMember,
} from '../../account/account-page.ts'
import type { RequestContext } from '../../request/context.ts'
import { type SubscriptionRow, viewRow } from '../../subscription/view.ts'
import type { Route } from '../screen.ts'

export type SubscriptionsProps = AccountPageProps & {
  subscriptions: readonly SubscriptionRow[]
  /** Continues the list. */
  next?: string
}

const PER_PAGE = 20

/** The member's subscriptions, newest first. */
export const subscriptionsRoute: Route<SubscriptionsProps> = {
  load: async (context) => redirectUnlessMember(context) ?? subscriptionsPage(context),
}

async function subscriptionsPage(context: RequestContext) {
  const { api, url, messages } = context
  const cursor = url.searchParams.get('after')
  const found = await api.subscriptions.queryOwnSubscriptions({
    query: { cursorPaging: { limit: PER_PAGE, ...(cursor && { cursor }) } },
  })
  const next = found.pagingMetadata.cursors?.next
  return accountPage(
    context,
    { title: messages.subscriptions.title },
    { subscriptions: found.subscriptions.map(viewRow), ...(next && { next }) },
  )
}
