import {
  type AccountPageProps,
  accountPage,
  redirectUnlessMember,
} from '../../account/account-page.ts'
import { attempt, type Errors } from '../../flow/attempt.ts'
import { setFlashMessage, textFieldOf } from '../../flow/flow-page.ts'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import { safeReturnPath } from '../../return-path.ts'
import { type Route, redirectTo } from '../screen.ts'

export type ApprovalsProps = AccountPageProps

/** Pending sign-ins on other devices. */
export const approvalsRoute: Route<ApprovalsProps> = {
  load: async (context) => redirectUnlessMember(context) ?? approvalsPage(context),
  act: async (context, form) => {
    const redirect = redirectUnlessMember(context)
    if (redirect) return redirect
    const text = textFieldOf(form)
    const returnTo = safeReturnPath(text('return'), links.approvals())
    const next = await attempt(context, returnTo, async () => {
      await answerApproval(context, {
        id: text('id'),
        action: text('do'),
        number: text('number').trim(),
      })
      return redirectTo(returnTo)
    })
    return next.kind === 'redirect' ? next : approvalsPage(context, next.errors)
  },
}

async function answerApproval(
  context: RequestContext,
  { id, action, number }: { id: string; action: string; number: string },
) {
  const { factors } = context.api
  if (action === 'deny') {
    await factors.denySignIn({ id })
    return setFlashMessage(context, 'refused')
  }
  // An empty number is checked like a wrong one and counts as an attempt.
  await factors.approveSignIn({ id, number: number || '-' })
  setFlashMessage(context, 'approved')
}

const approvalsPage = (context: RequestContext, errors: Errors = {}) =>
  accountPage(context, { title: context.messages.approvals.title, errors }, {})
