import type { RequestContext } from '../../../server/context.ts'
import { type RoomProps, roomPage } from '../../flow/room-page.ts'
import { links } from '../../links.ts'
import type { Route } from '../screen.ts'

export type NoticeName = 'waiting' | 'blocked' | 'loggedOut' | 'signOut' | 'goodbye'
export type NoticeProps = RoomProps & { name: NoticeName }

/** Pages that say how it stands, and where to go from there. */
export const noticeRoute: Route = {
  load: async (context) => {
    const name = nameOf(context)
    const { messages, site } = context
    const title = messages.t(`${name}.title`, { shop: site.name })
    return roomPage(context, { title, returnTo: '/' }, { name })
  },
}

/** Whoever is still in is asked, not told, about being signed out. */
function nameOf({ url, session }: RequestContext): NoticeName {
  if (url.pathname.startsWith(links.waiting())) return 'waiting'
  if (url.pathname.startsWith(links.blocked())) return 'blocked'
  if (url.pathname.startsWith(links.goodbye())) return 'goodbye'
  return session.isMember ? 'signOut' : 'loggedOut'
}
