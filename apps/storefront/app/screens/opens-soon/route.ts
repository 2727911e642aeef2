import { textOf } from '@vitrine/messages'
import type { Route } from '../screen.ts'

/** In place of every page until the shop is open. Never cached: the next page may be there. */
export const opensSoonRoute: Route = {
  load: async ({ site, messages }) => ({
    kind: 'page',
    screen: 'opensSoon',
    head: { title: textOf(messages.opensSoon.title, { shop: site.name }), isPrivate: true },
    props: {},
  }),
}
