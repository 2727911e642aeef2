import type { RequestContext } from '../../../server/context.ts'
import type { PageAnswer } from '../screen.ts'

/** Nothing is at this address; other screens answer with it too. */
export const lostRoute = {
  load: async ({ site, messages }: RequestContext): Promise<PageAnswer> => ({
    kind: 'page',
    status: 404,
    screen: 'lost',
    head: { title: `${messages.t('lost.title')} – ${site.name}`, isHiddenFromSearch: true },
    props: {},
  }),
}
