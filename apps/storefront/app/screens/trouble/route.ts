import type { RequestContext } from '../../../server/context.ts'
import type { PageAnswer } from '../screen.ts'

export type TroubleProps = { requestId?: string; isBusy?: boolean }

/**
 * Something failed on our side: says so, with the name under which it is written down. Or too much was
 * asked for: then it is worth trying again.
 */
export const troubleRoute = {
  load: async (
    { site, messages }: RequestContext,
    params: { requestId?: string; isBusy?: string },
  ) =>
    ({
      kind: 'page',
      status: params.isBusy ? 429 : 500,
      screen: 'trouble',
      head: {
        title: `${messages.t(params.isBusy ? 'busy.title' : 'trouble.title')} – ${site.name}`,
        isPrivate: true,
      },
      props: {
        ...(params.requestId && { requestId: params.requestId }),
        ...(params.isBusy && { isBusy: true }),
      },
    }) satisfies PageAnswer<TroubleProps>,
}
