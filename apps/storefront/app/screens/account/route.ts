import type { RequestContext } from '../../../server/context.ts'
import { type AccountPageProps, accountPage, turnedAway } from '../../account/account-page.ts'
import type { Route } from '../screen.ts'

type Member = Awaited<ReturnType<RequestContext['api']['members']['getCurrentMember']>>['member']

export type AccountProps = AccountPageProps & {
  name: string
  email: string
  isEmailVerified: boolean
  status: Member['status']
  /** ISO 8601, UTC. */
  since: string
}

export const accountRoute: Route = {
  load: async (context) => {
    const away = turnedAway(context)
    if (away) return away
    const { member } = await context.api.members.getCurrentMember({ fieldsets: ['FULL'] })
    return accountPage(
      context,
      { title: context.messages.t('account.title') },
      {
        name: nameOf(member),
        email: member.loginEmail ?? '',
        isEmailVerified: member.loginEmailVerified ?? false,
        status: member.status,
        since: member.createdDate.toISOString(),
      },
    )
  },
}

const nameOf = ({ contact, profile }: Member) =>
  [contact?.firstName, contact?.lastName].filter(Boolean).join(' ') || profile?.nickname || ''
