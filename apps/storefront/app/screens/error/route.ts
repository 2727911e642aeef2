import type { RequestContext } from '../../request/context.ts'
import type { PageResult } from '../screen.ts'

export type ErrorPageProps = { requestId?: string; isBusy?: boolean }

/**
 * A server error, shown with the id under which it is logged; or the rate limit, after which a
 * retry succeeds.
 */
export const errorRoute = {
  load: async (
    { site, messages }: RequestContext,
    params: { requestId?: string; isBusy?: string },
  ) =>
    ({
      kind: 'page',
      status: params.isBusy ? 429 : 500,
      screen: 'error',
      head: {
        title: `${params.isBusy ? messages.busy.title : messages.error.title} – ${site.name}`,
        isPrivate: true,
      },
      props: {
        ...(params.requestId && { requestId: params.requestId }),
        ...(params.isBusy && { isBusy: true }),
      },
    }) satisfies PageResult<ErrorPageProps>,
}
