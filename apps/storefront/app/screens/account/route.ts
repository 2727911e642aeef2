import { type AccountPageProps, accountPage, turnedAway } from '../../account/account-page.ts'
import type { Route } from '../screen.ts'

export type AccountProps = AccountPageProps

/** The member as the site knows them. */
export const accountRoute: Route = {
  load: async (context) => {
    const away = turnedAway(context)
    if (away) return away
    await context.member()
    return accountPage(context, { title: context.messages.t('account.title') }, {})
  },
}
