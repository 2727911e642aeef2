import type { RequestContext } from '../../../server/context.ts'
import type { PageAnswer } from '../screen.ts'

export type TroubleProps = { requestId?: string }

/** Something failed on our side: says so, with the name under which it is written down. */
export const troubleRoute = {
  load: async ({ site, messages }: RequestContext, params: { requestId?: string }) =>
    ({
      kind: 'page',
      status: 500,
      screen: 'trouble',
      head: { title: `${messages.t('trouble.title')} – ${site.name}`, isPrivate: true },
      props: params.requestId ? { requestId: params.requestId } : {},
    }) satisfies PageAnswer<TroubleProps>,
}
