import type { SubscriptionAction } from '@vitrine/contract/subscriptions'
import { VitrineError } from '@vitrine/sdk'
import type { Errors } from '../../flow/errors.ts'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import { type SubscriptionView, viewSubscription } from '../../subscription/view.ts'
import { type PageResult, type Route, redirectTo, type ScreenResult } from '../screen.ts'

export type SubscriptionProps = {
  subscription: SubscriptionView
  /** Whether to ask how the subscription ends. */
  isAsking: boolean
  isMember: boolean
  errors: Errors
}

const acts = ['PAUSE', 'RESUME', 'SKIP_NEXT', 'CANCEL', 'CANCEL_AT_PERIOD_END'] as const

/** A subscription, and what its buyer does with it; the link of a mail needs no account. */
export const subscriptionRoute: Route<SubscriptionProps> = {
  load: (context, { link = '' }) => page(context, link),
  act: async (context, form) => {
    const id = String(form.get('link') ?? '')
    const action = acts.find((one) => one === form.get('act'))
    const cycle = Number(form.get('cycle'))
    if (!action) return page(context, id)
    const problem = await change(context, { id, action, ...(cycle > 0 && { cycle }) })
    return problem ? page(context, id, { form: problem }) : redirectTo(links.subscription(id))
  },
}

interface Change {
  readonly id: string
  readonly action: SubscriptionAction
  readonly cycle?: number
}

/** Returns the error, if any. */
async function change({ api, messages }: RequestContext, asked: Change) {
  try {
    await api.subscriptions.changeOwnSubscription(asked)
    return undefined
  } catch (error) {
    if (error instanceof VitrineError && error.code === 'SUBSCRIPTION_STATUS_UNSUITABLE') {
      return messages.subscription.changed
    }
    throw error
  }
}

async function page(
  context: RequestContext,
  id: string,
  errors: Errors = {},
): Promise<ScreenResult<SubscriptionProps>> {
  const { api, session, site, url } = context
  const { subscription, cycles } = await api.subscriptions.getOwnSubscription({ id })
  const isOpen = subscription.status !== 'CANCELLED' && subscription.status !== 'COMPLETED'
  const result: PageResult<SubscriptionProps> = {
    kind: 'page',
    status: Object.keys(errors).length > 0 ? 422 : 200,
    head: {
      title: `${subscription.name} – ${site.name}`,
      isPrivate: true,
      isHiddenFromSearch: true,
    },
    props: {
      subscription: viewSubscription(subscription, cycles),
      isAsking: isOpen && url.searchParams.get('ask') === 'cancel',
      isMember: session.isMember,
      errors,
    },
  }
  return result
}
