import type { RequestContext } from '../../../server/context.ts'
import { type AccountPageProps, accountPage, turnedAway } from '../../account/account-page.ts'
import { attempt, type Errors } from '../../flow/explain.ts'
import { leaveNote, textOf } from '../../flow/room-page.ts'
import { links } from '../../links.ts'
import { safeReturnPath } from '../../return-path.ts'
import { type Route, redirectTo } from '../screen.ts'

export type ApprovalsProps = AccountPageProps

/** Sign-ins elsewhere that wait for the member. */
export const approvalsRoute: Route = {
  load: async (context) => turnedAway(context) ?? approvalsPage(context),
  act: async (context, form) => {
    const away = turnedAway(context)
    if (away) return away
    const text = textOf(form)
    const returnTo = safeReturnPath(text('return'), links.approvals())
    const next = await attempt(context, returnTo, async () => {
      await decide(context, { id: text('id'), wish: text('do'), number: text('number').trim() })
      return redirectTo(returnTo)
    })
    return next.kind === 'redirect' ? next : approvalsPage(context, next.errors)
  },
}

async function decide(
  context: RequestContext,
  { id, wish, number }: { id: string; wish: string; number: string },
) {
  const { factors } = context.api
  if (wish === 'deny') {
    await factors.denySignIn({ id })
    return leaveNote(context, 'refused')
  }
  // Nothing is no number either, and costs a try like any wrong one.
  await factors.approveSignIn({ id, number: number || '-' })
  leaveNote(context, 'approved')
}

const approvalsPage = (context: RequestContext, errors: Errors = {}) =>
  accountPage(context, { title: context.messages.t('approvals.title'), errors }, {})
