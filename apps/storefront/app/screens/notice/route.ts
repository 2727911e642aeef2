import { textOf } from '@vitrine/messages'
import { type FlowPageProps, flowPage } from '../../flow/flow-page.ts'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import type { Route } from '../screen.ts'

export type NoticeName = 'waiting' | 'blocked' | 'loggedOut' | 'signOut' | 'goodbye'
export type NoticeProps = FlowPageProps & { name: NoticeName }

/** Pages with a message and a link, such as after signing out. */
export const noticeRoute: Route<NoticeProps> = {
  load: async (context) => {
    const name = nameOf(context)
    const { messages, site } = context
    const title = textOf(messages[name].title, { shop: site.name })
    return flowPage(context, { title, returnTo: '/' }, { name })
  },
}

/** Visitors who are still signed in are asked to confirm signing out. */
function nameOf({ url, session }: RequestContext): NoticeName {
  if (url.pathname.startsWith(links.waiting())) return 'waiting'
  if (url.pathname.startsWith(links.blocked())) return 'blocked'
  if (url.pathname.startsWith(links.goodbye())) return 'goodbye'
  return session.isMember ? 'signOut' : 'loggedOut'
}
