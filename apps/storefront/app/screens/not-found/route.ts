import type { RequestContext } from '../../request/context.ts'
import type { PageResult } from '../screen.ts'

/** Page not found; other screens respond with it too. */
export const notFoundRoute = {
  load: async ({ site, messages }: RequestContext): Promise<PageResult> => ({
    kind: 'page',
    status: 404,
    screen: 'notFound',
    head: { title: `${messages.notFound.title} – ${site.name}`, isHiddenFromSearch: true },
    props: {},
  }),
}
