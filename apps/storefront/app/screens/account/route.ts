import type { RequestContext } from '../../../server/context.ts'
import { links } from '../../links.ts'
import { type Route, redirectTo } from '../screen.ts'

type Member = Awaited<ReturnType<RequestContext['api']['members']['getCurrentMember']>>['member']

export type AccountProps = {
  name: string
  email: string
  isEmailVerified: boolean
  status: Member['status']
  /** ISO 8601, UTC. */
  since: string
}

export const accountRoute: Route = {
  load: async ({ api, session, site, messages, url }) => {
    if (!session.isMember) return redirectTo(links.login(url.pathname))
    const { member } = await api.members.getCurrentMember({ fieldsets: ['FULL'] })
    const props: AccountProps = {
      name: nameOf(member),
      email: member.loginEmail ?? '',
      isEmailVerified: member.loginEmailVerified ?? false,
      status: member.status,
      since: member.createdDate.toISOString(),
    }
    return {
      kind: 'page',
      head: { title: `${messages.t('account.title')} – ${site.name}`, isPrivate: true },
      props,
    }
  },
}

const nameOf = ({ contact, profile }: Member) =>
  [contact?.firstName, contact?.lastName].filter(Boolean).join(' ') || profile?.nickname || ''
